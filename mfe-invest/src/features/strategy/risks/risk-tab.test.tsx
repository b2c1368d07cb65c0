import { STRATEGY_MESSAGES, STRATEGY_TEXTS } from '@console/contract-invest';
import { cellsOf, cellsOfHeader, consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../client.ts';
import { aStrategy } from '../../../strategy-parts/testing/a-strategy.ts';
import { RiskTab } from './risk-tab.tsx';

const inConsole = consoleOn(client);
const ADDRESS = '/investment/strategy/strategydetail?strategyId=7&tab=risk';
const EDITOR = ['tzgl_view', 'tzgl_edit'];

const systemRows = [
  { id: 90, riskDate: '2026-11-20', risk: 92, yesterdayRisk: 95, today: true, version: 1 },
  { id: 89, riskDate: '2026-11-19', risk: 95, yesterdayRisk: 95, today: false, version: 1 },
];
const companyRows = [
  {
    id: 90,
    riskDate: '2026-11-20',
    today: true,
    companyRisks: [
      { corpId: 4, corpName: '华岚精工', stockCode: '688921.SH', risk: 85 },
      { corpId: 5, corpName: '景桓电气', stockCode: '603968.SH', risk: 100 },
    ],
    version: 1,
  },
  {
    id: 89,
    riskDate: '2026-11-19',
    today: false,
    companyRisks: [{ corpId: 4, corpName: '华岚精工', stockCode: '688921.SH', risk: 90 }],
    version: 1,
  },
];
const aSale = {
  corpId: 4,
  corpName: '华岚精工',
  stockCode: '688921.SH',
  heldNum: 147_932,
  targetNum: 120_000,
  sellNum: 27_932,
  amount: 2_413_883.44,
};
const answers: Answers = {
  'invest.systemRisks': () => ({ totalElements: 2, content: systemRows }),
  'invest.companyRisks': () => ({ totalElements: 2, content: companyRows }),
  'invest.riskCompanies': () => [
    { corpId: 4, corpName: '华岚精工', stockCode: '688921.SH' },
    { corpId: 5, corpName: '景桓电气', stockCode: '603968.SH' },
  ],
  'invest.previewRisk': () => ({ asOf: '2026-11-20', sales: [aSale], amount: aSale.amount }),
  'invest.updateSystemRisk': () => true,
  'invest.updateCompanyRisk': () => true,
  'invest.raiseRisk': () => true,
  'invest.assets': () => ({
    totalElements: 1,
    content: [
      {
        id: '7-2026-11-20',
        date: '2026-11-20',
        cashAssets: 21_843_214.98,
        stockCapitalStart: 95_000_000,
        stockCapitalEnd: 96_421_095.44,
        assetsEnd: 118_264_310.42,
        earningRate: 0.1826,
      },
    ],
  }),
  'invest.assetsDetail': () => ({ totalElements: 0, content: [] }),
};
interface Opening {
  readonly more?: Answers;
  readonly part?: string;
  readonly authorities?: readonly string[];
  readonly strategy?: ReturnType<typeof aStrategy>;
}
const open = ({ more = {}, part, authorities = EDITOR, strategy = aStrategy() }: Opening = {}): Told =>
  inConsole(<RiskTab strategy={strategy} />, {
    address: part === undefined ? ADDRESS : `${ADDRESS}&part=${part}`,
    authorities,
    answers: { ...answers, ...more },
  });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, text: string): Promise<void> => {
  const field = screen.getByRole('spinbutton', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const confirm = (): HTMLButtonElement =>
  within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: '确定' });

describe('system risk', () => {
  it('is listed by day and edited today alone', async () => {
    open();
    expect(await cellsOfHeader('2026-11-20')).toEqual(['92.00', '95.00', '编辑']);
    expect(await cellsOfHeader('2026-11-19')).toEqual(['95.00', '95.00', '']);
  });

  it('shows the sale that lowering causes before it is confirmed', async () => {
    const opened = open();
    await screen.findByText('2026-11-20');
    await press('编辑 2026-11-20 的系统风险');
    await type('系统风险', '80.5');
    const dialog = screen.getByRole('dialog');
    await waitFor(() =>
      expect(opened.inputs('invest.previewRisk').at(-1)).toEqual({ strategyId: 7, systemRisk: 80.5 }),
    );
    await within(dialog).findByText('按 2026-11-20 收盘价，次日开盘将卖出 1 只');
    expect((await cellsOf('147,932')).slice(0, 4)).toEqual(['147,932', '27,932', '120,000', '2,413,883.44']);
    expect(opened.inputs('invest.updateSystemRisk')).toEqual([]);
    await userEvent.click(confirm());
    await waitFor(() => expect(opened.said).toEqual(['操作成功!']));
    expect(opened.inputs('invest.updateSystemRisk')).toEqual([{ id: 90, version: 1, risk: 80.5 }]);
  });

  it('is not raised above that of the day before, with the words of the specification', async () => {
    open();
    await screen.findByText('2026-11-20');
    await press('编辑 2026-11-20 的系统风险');
    await type('系统风险', '96');
    expect(await screen.findByText('系统风险不能高于95.00')).toBeTruthy();
    expect(confirm().disabled).toBe(true);
  });

  it('that the server refuses stays open with its cause', async () => {
    const refused = refusal(STRATEGY_MESSAGES.systemRiskRaised, { risk: '90' });
    const opened = open({ more: { 'invest.updateSystemRisk': () => refused } });
    await screen.findByText('2026-11-20');
    await press('编辑 2026-11-20 的系统风险');
    await type('系统风险', '91');
    await userEvent.click(confirm());
    expect(await screen.findByText('系统风险不能高于90')).toBeTruthy();
    expect(opened.said).toEqual([]);
  });

  it.each([
    ['who may only look', { authorities: ['tzgl_view'] }],
    ['of a stopped strategy', { strategy: aStrategy({ status: 0 }) }],
  ])('is not edited by those %s', async (_, opening) => {
    open(opening);
    expect(await cellsOfHeader('2026-11-20')).toEqual(['92.00', '95.00', '']);
  });

  it('is raised by an administrator alone, with a reason', async () => {
    open();
    await screen.findByText('2026-11-20');
    expect(screen.queryByRole('button', { name: '重置系统风险' })).toBeNull();
  });

  it('raised by an administrator is sent with the reason', async () => {
    const opened = open({ authorities: [...EDITOR, 'tzgl_risk'] });
    await screen.findByText('2026-11-20');
    await press('重置系统风险');
    expect(confirm().disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('原因'), ' 市场企稳 ');
    await userEvent.click(confirm());
    await waitFor(() => expect(opened.said).toEqual([STRATEGY_TEXTS.done]));
    expect(opened.inputs('invest.raiseRisk')).toEqual([
      { strategyId: 7, systemRisk: 100, reason: '市场企稳' },
    ]);
  });
});

describe('company risk', () => {
  it('has a column for each company, a dash where it was none yet, and an edit button today', async () => {
    open({ part: 'company' });
    expect(await cellsOfHeader('2026-11-20')).toEqual(['编辑', '85.00', '100.00']);
    expect(await cellsOfHeader('2026-11-19')).toEqual(['', '90.00', '—']);
  });

  it('is sent as the JSON of today’s row with what was lowered', async () => {
    const opened = open({ part: 'company' });
    await screen.findByText('2026-11-20');
    await press('编辑 2026-11-20 的公司风险');
    expect(confirm().disabled).toBe(true);
    await type('华岚精工 的公司风险', '60');
    await userEvent.tab();
    await waitFor(() =>
      expect(opened.inputs('invest.previewRisk').at(-1)).toEqual({
        strategyId: 7,
        companyRisks: [{ corpId: 4, risk: 60 }],
      }),
    );
    await screen.findByText('按 2026-11-20 收盘价，次日开盘将卖出 1 只');
    await userEvent.click(confirm());
    await waitFor(() => expect(opened.said).toEqual(['操作成功!']));
    const [sent] = opened.inputs('invest.updateCompanyRisk');
    expect([sent?.['id'], sent?.['version']]).toEqual([90, 1]);
    expect(JSON.parse(String(sent?.['risk']))).toEqual([
      { corpId: 4, corpName: '华岚精工', stockCode: '688921.SH', risk: 60 },
      { corpId: 5, corpName: '景桓电气', stockCode: '603968.SH', risk: 100 },
    ]);
  });

  it('cannot be raised: the field says which is too high', async () => {
    open({ part: 'company' });
    await screen.findByText('2026-11-20');
    await press('编辑 2026-11-20 的公司风险');
    await type('华岚精工 的公司风险', '99');
    expect(await screen.findByText('华岚精工的公司风险不能高于85.00')).toBeTruthy();
    expect(confirm().disabled).toBe(true);
  });
});

describe('the parts', () => {
  it('refuse position control for a system strategy, and stay where they were', async () => {
    const opened = open({ part: 'company' });
    await userEvent.click(screen.getByRole('tab', { name: '仓位控制' }));
    expect(opened.said).toEqual([STRATEGY_TEXTS.systemPosition]);
    expect(screen.getByRole('tab', { name: '公司风险' }).getAttribute('aria-selected')).toBe('true');
  });

  it('show the assets by day and one day’s holdings, named by the address, with a way back', async () => {
    const opened = open({ part: 'assets' });
    expect(await cellsOfHeader('2026-11-20')).toEqual([
      '21,843,214.98',
      '95,000,000.00',
      '96,421,095.44',
      '118,264,310.42',
      '+18.26',
      '明细',
    ]);
    await press('2026-11-20 的资产明细');
    expect(opened.address()).toContain('assetsId=7-2026-11-20');
    await waitFor(() =>
      expect(opened.inputs('invest.assetsDetail')[0]).toMatchObject({ assetsId: '7-2026-11-20' }),
    );
    await press('返回');
    expect(await screen.findByText('118,264,310.42')).toBeTruthy();
  });
});
