import { MESSAGES } from '@console/contract-core';
import { STRATEGY_MESSAGES, STRATEGY_TEXTS } from '@console/contract-invest';
import {
  cellsOf,
  cellsOfHeader,
  consoleOn,
  drawNothing,
  refusal,
  type Answers,
  type Told,
} from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { aStrategy } from '../../strategy-parts/testing/a-strategy.ts';
import { StrategyPage } from './strategy-page.tsx';
import { aPerformance, someReturns } from '../../strategy-parts/testing/a-performance.ts';

beforeAll(drawNothing);

const inConsole = consoleOn(client);
const ADDRESS = '/investment/strategy/strategydetail?strategyId=7&strategyType=1&from=strategy';
const EDITOR = ['tzgl_view', 'tzgl_edit'];

const aHolding = {
  id: '7-2026-11-20-688921.SH',
  corpId: 4,
  date: '2026-11-20',
  corpName: '华岚精工',
  stockCode: '688921.SH',
  close: 86.42,
  open: null,
  heldNum: 147_932,
  heldNumLast: 140_000,
  heldNumChange: 7_932,
  stockCapitalStart: 12_000_000,
  stockCapitalEnd: 12_784_283.44,
  fullPositionWeight: 0.1141,
  positionIndex: 1,
  realityWeight: 0.1081,
  styleIndex: 4.62,
  gap: [{ cause: '成交量限制', shares: 3_200 }],
};
const aBill = {
  billId: 31,
  billDate: '2026-11-20',
  orders: 5,
  bought: 1_536_045,
  sold: 916_001,
  fees: 1_095.61,
  cashAssets: 21_843_214.98,
  stockCapitalStart: 95_000_000,
  stockCapitalEnd: 96_421_095.44,
  assetsEnd: 118_264_310.42,
  earningRate: 0.1826,
};
const anOrder = {
  seq: 1,
  corpId: 5,
  corpName: '澄江环境',
  stockCode: '605973.SH',
  side: 'buy',
  wanted: 66_100,
  shares: 41_000,
  price: 9.89,
  amount: 405_490,
  commission: 101.37,
  stampDuty: 0,
  transferFee: 4.05,
  orderStatus: 'partial',
  reason: '成交量限制',
};
const CAPITAL = {
  id: '0',
  reportDate: '2024-11-07',
  kind: '初始资金',
  corpId: null,
  corpName: null,
  stockCode: null,
  sharesChange: null,
  amount: 100_000_000,
  balance: 100_000_000,
  flagged: false,
};
const aLine = {
  ...CAPITAL,
  id: '1',
  reportDate: '2026-11-20',
  kind: '买入',
  corpId: 5,
  corpName: '澄江环境',
  stockCode: '605973.SH',
  sharesChange: 41_000,
  amount: -405_595.42,
  balance: 21_843_214.98,
};
const aChoice = {
  corpId: 4,
  signalDate: '2026-11-20',
  corpName: '华岚精工',
  stockCode: '688921.SH',
  fullPositionWeight: 0.1141,
  styleIndex: 4.62,
  liquidityIndex: 3.1,
  corpConfigIndex: 0.12,
  correctionWeight: 0.1141,
  systemConfigIndex: 0.1141,
  userConfigIndex: null,
  factorValue: null,
};
const one = (row: object) => () => ({ totalElements: 1, content: [row], asOf: '2026-11-20' });
const answers: Answers = {
  'invest.strategy': () => aStrategy(),
  'invest.strategyPerformance': () => aPerformance(),
  'invest.strategyBrinson': () => null,
  'invest.strategyReturns': () => someReturns(),
  'invest.strategyHoldings': one(aHolding),
  'invest.strategyBills': one(aBill),
  'invest.billOrders': one(anOrder),
  'invest.cashBook': ({ sort }) => one(sort === 'reportDate,ASC' ? CAPITAL : aLine)(),
  'invest.strategyStocks': one(aChoice),
  'invest.strategyReports': one({
    id: '7-2026-11-20',
    billId: 31,
    reportDate: '2026-11-20',
    assets: 118_264_310.42,
    earningRate: 0.1826,
    dayRate: -0.005,
    statisDays: 494,
    cashAssets: 21_843_214.98,
    stockCapitalEnd: 96_421_095.44,
    initialCapital: 100_000_000,
  }),
  'invest.stopStrategy': () => true,
  'invest.simulationList': () => ({ totalElements: 0, content: [], asOf: null }),
  'invest.rebalanceReview': () => null,
  'invest.newestRecheck': () => null,
};
interface Opening {
  readonly more?: Answers;
  readonly address?: string;
  readonly authorities?: readonly string[];
}
const open = ({ more = {}, address = ADDRESS, authorities = EDITOR }: Opening = {}): Told =>
  inConsole(<StrategyPage />, { address, authorities, answers: { ...answers, ...more } });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const tab = (name: string): HTMLElement => screen.getByRole('tab', { name });

describe('the strip of a strategy', () => {
  it('shows its state, assets, return and days, and names the page', async () => {
    const { titles } = open();
    await screen.findByRole('heading', { level: 1, name: '稳进质优' });
    expect(screen.getByLabelText('累计收益率').textContent).toBe('+18.26%');
    expect(screen.getByText('总资产').nextElementSibling?.textContent).toBe('118,264,310.42元');
    expect(screen.getByText('统计天数').nextElementSibling?.textContent).toBe('494');
    expect(screen.getAllByText('运行中').length).toBeGreaterThan(0);
    expect(screen.getByText('估值截至 2026-11-20')).toBeTruthy();
    await waitFor(() => expect(screen.getByText(/当日/).textContent).toBe('当日 −0.50%'));
    expect(titles.at(-1)).toBe('策略 稳进质优');
  });

  it('stops a running strategy after it asked, and copies it', async () => {
    const opened = open();
    await screen.findAllByText('运行中');
    await press('停止运行');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(STRATEGY_TEXTS.stop);
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(opened.said).toEqual(['操作成功!']));
    expect(opened.inputs('invest.stopStrategy')).toEqual([{ id: 7 }]);
    await press('复制');
    expect(opened.visited).toEqual(['/investment/strategy/addstrategy?copyOf=7']);
  });

  it('does not stop one that is stopped', async () => {
    open({ more: { 'invest.strategy': () => aStrategy({ status: 0, endTime: '2026-10-09 09:12:44' }) } });
    await screen.findAllByText('已停止');
    expect(screen.queryByRole('button', { name: '停止运行' })).toBeNull();
    expect(screen.getByRole('button', { name: '复制' })).toBeTruthy();
  });

  it('offers users who may only look neither', async () => {
    open({ authorities: ['tzgl_view'] });
    await screen.findByText('封存摘要');
    expect(screen.queryByRole('button', { name: '停止运行' })).toBeNull();
    expect(screen.queryByRole('button', { name: '复制' })).toBeNull();
  });

  it.each([
    [ADDRESS, '/investment/strategy'],
    [ADDRESS.replace('from=strategy', 'from=pcomparison'), '/investment/pcomparison'],
  ])('leads back from %s to %s', async (address, origin) => {
    const { visited } = open({ address });
    await screen.findByText('封存摘要');
    await press('返回');
    expect(visited).toEqual([origin]);
  });

  it.each([ADDRESS.replace('=7', '=x'), ADDRESS.replace('=7', '=404')])(
    'of a strategy that is not there says so: %s',
    async (address) => {
      open({ address, more: { 'invest.strategy': () => refusal(MESSAGES.notFound) } });
      expect(await screen.findByText('没有这个投资策略')).toBeTruthy();
      expect(screen.queryByRole('tab')).toBeNull();
    },
  );
});

describe('the basics of a strategy', () => {
  it('are what was published, read only, with the seal and the costs', async () => {
    open();
    expect((await screen.findByText('封存摘要')).nextElementSibling?.textContent).toBe(aStrategy().sealHash);
    expect(screen.getByText('封存时间').nextElementSibling?.textContent).toBe('2024-11-07 16:10:00');
    expect(screen.getByText('股票数量').nextElementSibling?.textContent).toBe('10 只');
    expect(screen.getByText('调仓频率').nextElementSibling?.textContent).toBe('周');
    expect(screen.getByText('印花税').nextElementSibling?.textContent).toBe('按法定费率');
    expect(screen.getByText('佣金').nextElementSibling?.textContent).toBe('0.0250%');
    expect(screen.getByText('公司对比指数权重').nextElementSibling?.textContent).toBe('0.50');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('of a user strategy have its stocks with their weights and the rest as cash', async () => {
    const stocks = [
      { corpId: 4, corpName: '华岚精工', stockCode: '688921.SH', weight: 0.6 },
      { corpId: null, corpName: '旧公司', stockCode: '600001.SH', weight: 0.25 },
    ];
    open({ more: { 'invest.strategy': () => aStrategy({ strategyType: 2, stockQuantity: null, stocks }) } });
    expect(await cellsOfHeader('华岚精工')).toEqual(['688921.SH', '0.6000']);
    expect(screen.getByText('共 2 只，余下 0.1500 为现金')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '旧公司' })).toBeNull();
  });
});

describe('position control', () => {
  it('is refused for a system strategy, which stays where it was', async () => {
    const opened = open({ address: `${ADDRESS}&tab=bills` });
    await screen.findByText('2026-11-20', { selector: 'button' });
    await userEvent.click(tab('仓位控制'));
    expect(opened.said).toEqual([STRATEGY_TEXTS.systemPosition]);
    expect(tab('账单').getAttribute('aria-selected')).toBe('true');
  });

  it('of a user strategy shows the weight of each company by day', async () => {
    const position = { positionIndex: 0.9, fullPositionWeight: 0.12, realityWeight: 0.1081 };
    open({
      address: `${ADDRESS.replace('Type=1', 'Type=2')}&tab=position`,
      more: {
        'invest.strategy': () => aStrategy({ strategyType: 2 }),
        'invest.stockPositions': one({
          reportDate: '2026-11-20',
          stockPositions: [{ corpId: 4, corpName: '华岚精工', stockCode: '688921.SH', ...position }],
        }),
      },
    });
    expect(await cellsOfHeader('2026-11-20')).toEqual(['10.81']);
    expect(screen.getByText('10.81').getAttribute('title')).toBe('满仓权重 12.00%，仓位系数 90.00%');
  });

  it('that the server refuses shows its cause', async () => {
    open({
      address: `${ADDRESS.replace('Type=1', 'Type=2')}&tab=position`,
      more: {
        'invest.strategy': () => aStrategy({ strategyType: 2 }),
        'invest.stockPositions': () => refusal(STRATEGY_MESSAGES.systemPosition),
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain(STRATEGY_TEXTS.systemPosition);
  });
});

describe('the profit analysis', () => {
  it('has curves, statistics, months, falls and the latest holdings with their sum', async () => {
    open({ address: `${ADDRESS}&tab=profit` });
    expect(await screen.findByRole('img', { name: /累计收益率/ })).toBeTruthy();
    expect(screen.getByRole('img', { name: /回撤/ })).toBeTruthy();
    expect(await cellsOfHeader(/^累计收益率/)).toEqual(['18.26', '7.24', '+11.02']);
    expect(await cellsOfHeader('旧公司')).toEqual(['600001.SH', '未分类', '+2.56', '0.00', '−0.10', '+2.46']);
    expect((await cellsOfHeader('2026')).slice(9)).toEqual(['0.00', '+3.00', '', '+3.00']);
    expect(await cellsOfHeader('2026-11-02')).toEqual(['2026-11-03', '2026-11-04', '−1.00', '2']);
    expect(await cellsOfHeader('2026-10-30')).toEqual(['2026-10-30', '未恢复', '−0.50', '1']);
    const cells = await cellsOf('147,932');
    expect(cells.slice(1, 5)).toEqual(['688921.SH', '86.42', '—', '147,932']);
    expect(screen.getByRole('img', { name: '与目标相差：成交量限制 缺 3,200 股' })).toBeTruthy();
    // In its row and in the sum of the holdings.
    expect(screen.getAllByText('12,784,283.44')).toHaveLength(2);
  });

  it('before the first day says when there will be one', async () => {
    open({
      address: `${ADDRESS}&tab=profit`,
      more: {
        'invest.strategy': () =>
          aStrategy({ reportDate: null, earningRate: null, assets: null, statisDays: 0 }),
      },
    });
    expect(await screen.findByText('还没有交易日报告')).toBeTruthy();
  });
});

describe('the bills of a strategy', () => {
  it('open with every order, its reason and costs, and the holdings at its close', async () => {
    const opened = open({ address: `${ADDRESS}&tab=bills` });
    expect((await cellsOf('2026-11-20')).slice(1, 5)).toEqual([
      '5',
      '1,536,045.00',
      '916,001.00',
      '1,095.61',
    ]);
    await press('2026-11-20 的账单明细');
    expect(opened.address()).toContain('bill=31');
    const cells = await cellsOf('澄江环境');
    expect(cells).toContain('成交量限制');
    expect(cells).toContain('部分成交');
    expect(cells).toContain('101.37');
    expect(opened.inputs('invest.billOrders')[0]).toMatchObject({ strategyId: 7, billId: 31 });
    expect(opened.inputs('invest.strategyHoldings')[0]).toMatchObject({ strategyId: 7, billId: 31 });
    await press('返回账单列表');
    expect(await screen.findByText('1,536,045.00')).toBeTruthy();
  });
});

describe('the cash book', () => {
  it('reconciles on screen', async () => {
    open({ address: `${ADDRESS}&tab=cash` });
    expect(await screen.findByText(/账实相符/)).toBeTruthy();
    expect(screen.getByText('期初现金').nextElementSibling?.textContent).toBe('100,000,000.00');
    expect(screen.getByText('收支合计').nextElementSibling?.textContent).toBe('−78,156,785.02');
    expect(screen.getByText('期末现金').nextElementSibling?.textContent).toBe('=21,843,214.98');
    expect(await cellsOf('澄江环境')).toContain('−405,595.42');
  });

  it('says by how much it does not', async () => {
    const line = { ...aLine, balance: 21_843_213.98 };
    open({
      address: `${ADDRESS}&tab=cash`,
      more: { 'invest.cashBook': ({ sort }) => one(sort === 'reportDate,ASC' ? CAPITAL : line)() },
    });
    expect((await screen.findByText(/账实不符/)).textContent).toContain('相差 −1.00 元');
  });
});

it('has the daily statistics of document 3 as a tab', async () => {
  const opened = open({ address: `${ADDRESS}&tab=daily` });
  expect(await cellsOf('2026-11-20')).toEqual([
    '2026-11-20',
    '118,264,310.42',
    '+18.26',
    '−0.50',
    '494',
    '21,843,214.98',
    '96,421,095.44',
    '100,000,000.00',
  ]);
  expect(opened.inputs('invest.strategyReports').at(-1)).toMatchObject({
    strategyId: 7,
    sort: 'reportDate,DESC',
  });
});

it('shows the stocks of its newest signal, of which nothing can be ticked', async () => {
  const opened = open({ address: `${ADDRESS}&tab=pool` });
  expect((await cellsOf('华岚精工')).slice(1, 5)).toEqual(['688921.SH', '11.41', '4.62', '3.10']);
  expect(opened.inputs('invest.strategyStocks')[0]).toMatchObject({ strategyId: 7 });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
