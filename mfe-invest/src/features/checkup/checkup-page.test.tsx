import { MESSAGES } from '@console/contract-core';
import { CHECKUP_MESSAGES } from '@console/contract-invest';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { CheckupPage } from './checkup-page.tsx';
import { aCard, aChange, aCheckup, aRow, someFigures } from './testing/a-checkup.ts';

const inConsole = consoleOn(client);
const EDITOR = ['yzgl_view', 'yzgl_edit'];
const SUBJECT = {
  subject: 'f3@2',
  name: '动量',
  kind: 'factor',
  factorFormId: 3,
  factorVersion: 2,
  indicatorId: null,
  coverage: 0.97,
  message: null,
  horizons: [someFigures(), someFigures({ horizon: 5, rankIc: 0.0512, significant: false })],
  similar: [{ subject: 'f4@1', name: '反转', kind: 'factor', correlation: -0.98 }],
  associationId: null,
};
const answers: Answers = {
  'invest.checkupList': () => ({ totalElements: 1, content: [aCheckup()] }),
  'invest.checkup': () => aCard(),
  'invest.checkupRows': () => ({
    totalElements: 2,
    content: [
      aRow(),
      aRow({
        rowId: 72,
        subject: 'f9@1',
        name: '过大',
        significant: false,
        p: null,
        q: null,
        rankIc: null,
        changes: [],
        message: '公式展开后步骤过多，无法评价',
      }),
    ],
  }),
  'invest.checkupSubject': () => SUBJECT,
  'invest.checkupCorrelation': () => ({
    subjects: [
      { subject: 'f3@2', name: '动量', kind: 'factor', group: 0 },
      { subject: 'f4@1', name: '反转', kind: 'factor', group: 0 },
    ],
    matrix: [
      [1, -0.98],
      [-0.98, 1],
    ],
    total: 120,
  }),
  'invest.checkupChanges': () => ({
    previousId: 4,
    new: [],
    gone: [aChange({ subject: 'f8@1', name: '旧因子', rankIc: null })],
    gained: [aChange()],
    lost: [],
    flipped: [aChange()],
  }),
};
interface Opening {
  readonly more?: Answers;
  readonly address?: string;
  readonly authorities?: readonly string[];
}
const open = ({ more = {}, address = '', ...place }: Opening = {}): Told =>
  inConsole(<CheckupPage />, {
    address: `/divisor/checkup${address}`,
    authorities: EDITOR,
    ...place,
    answers: { ...answers, ...more },
  });
const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

describe('the results of a check-up', () => {
  it('shows coefficients to four decimals, a p that is never zero, changes, and how many tests there were', async () => {
    open();
    const row = (await button('动量')).closest('tr') as HTMLElement;
    for (const text of ['0.0437', '<0.0001', '0.0004', '显著', '转为显著', '方向反转', '−0.0123'])
      expect(within(row).getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getByText('2 个检验，校正后显著 1 个（FDR ≤ 5%）')).toBeTruthy();
    expect(screen.getByText('全部因子 · 数据截至 2026-07-02 · 与上次体检（2026-07-01）比较')).toBeTruthy();
    expect(screen.getAllByText('公式展开后步骤过多，无法评价').length).toBeGreaterThan(0);
  });

  it('asks for the horizon of the address, and a choice of another is in the address', async () => {
    const told = open({ address: '?horizon=5' });
    await button('动量');
    expect(told.inputs('invest.checkupRows').at(-1)).toMatchObject({ checkupId: 5, horizon: 5 });
    await userEvent.click(screen.getByText('持有 10 日'));
    await waitFor(() =>
      expect(told.inputs('invest.checkupRows').at(-1)).toMatchObject({ checkupId: 5, horizon: 10 }),
    );
  });

  it('opens a subject with its horizons and what is like it, and makes its tear sheet', async () => {
    const { visited } = open({
      more: {
        'invest.submitBacktest': () => ({ associationId: 88, jobId: 'x', state: 'queued' }),
      },
    });
    await userEvent.click(await button('动量'));
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText('0.0512')).toBeTruthy();
    expect(within(drawer).getByText('−0.98')).toBeTruthy();
    expect(within(drawer).getByText('覆盖率 97.00%')).toBeTruthy();
    await userEvent.click(within(drawer).getByRole('button', { name: '生成回测报告' }));
    await waitFor(() => expect(visited).toContain('/divisor/backtest/result?associationId=88'));
  });

  it('links to the tear sheet that there is', async () => {
    open({
      address: '?subject=f3%402',
      more: { 'invest.checkupSubject': () => ({ ...SUBJECT, associationId: 77 }) },
    });
    const link = await screen.findByRole('link', { name: '查看回测报告' });
    expect(link.getAttribute('href')).toBe('/divisor/backtest/result?associationId=77');
  });
});

describe('the other tabs of a check-up', () => {
  it('says how many of all are in the picture of correlations', async () => {
    const told = open({ address: '?tab=correlation&of=strongest&horizon=5' });
    expect(await screen.findByText('共 120 个，画出 p 值最小的 2 个')).toBeTruthy();
    expect(told.inputs('invest.checkupCorrelation')).toEqual([{ checkupId: 5, of: 'strongest', horizon: 5 }]);
    expect(screen.getByRole('img', { name: /共 2 个因子/ })).toBeTruthy();
  });

  it('lists what changed, and opens what is still there', async () => {
    open({ address: '?tab=changes' });
    expect(await screen.findByText('旧因子')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '旧因子' })).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: '动量' })[0] as HTMLElement);
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('says that the first check-up has none to be compared with', async () => {
    open({ address: '?tab=changes', more: { 'invest.checkup': () => aCard({ previousId: null }) } });
    expect(await screen.findByText('没有可比较的上一次体检')).toBeTruthy();
  });

  it('lists the check-ups: those of the night by that name', async () => {
    open({ address: '?tab=history' });
    expect(await screen.findByText('夜间自动')).toBeTruthy();
    expect(screen.getByRole('link', { name: '2026-07-03 02:00' }).getAttribute('href')).toBe(
      '/divisor/checkup?run=5',
    );
  });
});

describe('a check-up that is begun, runs, or is not there', () => {
  it('is begun after a question, and a refusal stays in the dialog', async () => {
    let refused = true;
    const told = open({
      more: {
        'invest.submitCheckup': () => {
          if (refused) throw refusal(CHECKUP_MESSAGES.running);
          return { checkupId: 6, jobId: 'x', state: 'queued' };
        },
      },
    });
    await userEvent.click(await button('体检因子与指标'));
    await userEvent.click(await button('开始体检'));
    expect(await screen.findByText(CHECKUP_MESSAGES.running.text)).toBeTruthy();
    refused = false;
    await userEvent.click(await button('开始体检'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(told.inputs('invest.submitCheckup')).toEqual([{ scope: 'all' }, { scope: 'all' }]);
  });

  it('shows its progress with a way to cancel it, and blocks another', async () => {
    const running = aCheckup({
      state: 'running',
      progress: 0.45,
      step: '已评价 12/24',
      canCancel: true,
      submittedBy: '陈思远',
    });
    const told = open({
      more: {
        'invest.checkupList': () => ({ totalElements: 1, content: [running] }),
        'invest.checkup': () => null,
        'invest.cancelCheckup': () => ({ checkupId: 5, jobId: 'x', state: 'running' }),
      },
    });
    expect(await screen.findByText(/已评价 12\/24/)).toBeTruthy();
    expect(screen.getByText('还没有因子体检的结果')).toBeTruthy();
    expect((await button('体检全部因子')).hasAttribute('disabled')).toBe(true);
    await userEvent.click(await button('取消体检'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '取消体检' }));
    await waitFor(() => expect(told.inputs('invest.cancelCheckup')).toEqual([{ checkupId: 5 }]));
  });

  it('says why the newest failed, beside the last that succeeded', async () => {
    const failed = aCheckup({ checkupId: 6, state: 'failed', message: '数据不足' });
    open({ more: { 'invest.checkupList': () => ({ totalElements: 1, content: [failed] }) } });
    expect(await screen.findByText(/失败：数据不足/)).toBeTruthy();
    expect(await button('动量')).toBeTruthy();
  });

  it('offers viewers nothing to begin', async () => {
    open({ authorities: ['yzgl_view'] });
    await button('动量');
    expect(screen.queryByRole('button', { name: /^体检/ })).toBeNull();
  });

  it('says that there is no such check-up, and leads to the newest', async () => {
    open({
      address: '?run=999',
      more: {
        'invest.checkup': () => {
          throw refusal(MESSAGES.notFound);
        },
      },
    });
    expect(await screen.findByText('没有这次体检')).toBeTruthy();
    expect(screen.getByRole('link', { name: '查看最新的体检' }).getAttribute('href')).toBe(
      '/divisor/checkup',
    );
  });
});
