import { consoleOn, drawNothing, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { client } from '../../client.ts';
import { aPerformance, someReturns } from '../../strategy-parts/testing/a-performance.ts';
import { aStrategy } from '../../strategy-parts/testing/a-strategy.ts';
import { StrategyPage } from './strategy-page.tsx';

beforeAll(drawNothing);

const inConsole = consoleOn(client);
const ADDRESS = '/investment/strategy/strategydetail?strategyId=7&strategyType=1&from=strategy';

const aPlanned = {
  corpId: 5,
  corpName: '澄江环境',
  stockCode: '605973.SH',
  side: 'buy',
  heldNum: 41_000,
  wanted: 66_100,
  shares: 25_000,
  price: 9.81,
  amount: 245_250,
  cost: 63.77,
  reason: '成交量限制',
};
const aPlan = {
  asOf: '2026-11-20',
  date: '2026-11-23',
  kind: 'signal',
  signalDate: '2026-11-20',
  orders: [aPlanned],
  missing: [
    {
      corpId: 5,
      corpName: '澄江环境',
      stockCode: '605973.SH',
      causes: [{ cause: '成交量限制', shares: 41_100 }],
    },
  ],
  bought: 245_250,
  sold: 0,
  cost: 63.77,
  cash: 21_843_214.98,
  cashAfter: 21_597_901.21,
};
const aReview = {
  date: '2026-11-20',
  asOf: '2026-11-19',
  isSignal: true,
  lines: [
    {
      corpId: 4,
      corpName: '华岚精工',
      stockCode: '688921.SH',
      side: 'sell',
      planned: { wanted: 500, shares: 500, price: 80, amount: 40_000, cost: 30.4 },
      actual: { wanted: 500, shares: 500, price: 82, amount: 41_000, cost: 31.16 },
      reason: null,
    },
    {
      corpId: 5,
      corpName: '澄江环境',
      stockCode: '605973.SH',
      side: 'buy',
      planned: { wanted: 66_100, shares: 41_000, price: 9.81, amount: 402_210, cost: 104.6 },
      actual: { wanted: 66_100, shares: 0, price: null, amount: 0, cost: 0 },
      reason: '开盘涨停',
    },
  ],
};
const one = (row: object) => () => ({ totalElements: 1, content: [row], asOf: '2026-11-20' });
const none = () => ({ totalElements: 0, content: [], asOf: null });
const answers: Answers = {
  'invest.strategy': () => aStrategy(),
  'invest.strategyPerformance': () => aPerformance(),
  'invest.strategyReturns': () => someReturns(),
  'invest.strategyBrinson': () => null,
  'invest.strategyHoldings': none,
  'invest.strategyReports': none,
  'invest.simulationList': none,
  'invest.nextRebalance': () => aPlan,
  'invest.rebalanceReview': () => aReview,
};
const open = ({
  more = {},
  address = ADDRESS,
}: {
  readonly more?: Answers;
  readonly address?: string;
}): Told =>
  inConsole(<StrategyPage />, {
    address,
    authorities: ['tzgl_view', 'tzgl_edit'],
    answers: { ...answers, ...more },
  });

describe('the next rebalancing', () => {
  it('shows what would be ordered, what cannot be had and why, and the last plan against what happened', async () => {
    open({ address: `${ADDRESS}&tab=next` });
    expect(await screen.findByText('2026-11-20 收盘为信号日，2026-11-23 开盘执行')).toBeTruthy();
    const plan = within(screen.getByRole('region', { name: '下次调仓的委托' }));
    expect(plan.getByText('66,100').closest('tr')?.textContent).toBe(
      '澄江环境605973.SH买入41,00066,10025,0009.81245,250.0063.77成交量限制',
    );
    expect(screen.getByText('交易后现金').nextElementSibling?.textContent).toBe('21,597,901.21 元');
    expect(screen.getByText('成交量限制 41,100 股')).toBeTruthy();
    const review = within(await screen.findByRole('region', { name: '逐笔对照' }));
    expect(review.getByText('华岚精工').closest('tr')?.textContent).toBe(
      '华岚精工688921.SH卖出50050080.0050050082.00+2.5041,000.0031.16',
    );
    expect(review.getByText('澄江环境').closest('tr')?.textContent).toContain('开盘涨停');
  });

  it('says when the period ends, and that nothing is ordered until then', async () => {
    const plan = { ...aPlan, kind: 'none', signalDate: '2026-11-27', orders: [], missing: [] };
    open({ address: `${ADDRESS}&tab=next`, more: { 'invest.nextRebalance': () => plan } });
    expect(await screen.findByText('2026-11-23 没有委托，本周期于 2026-11-27 收盘产生信号')).toBeTruthy();
  });

  it('of a stopped strategy is none; a refusal says its cause', async () => {
    const stopped = { 'invest.strategy': () => aStrategy({ status: 0, endTime: '2026-10-09 09:12:44' }) };
    const opened = open({ address: `${ADDRESS}&tab=next`, more: stopped });
    expect(await screen.findByText('策略已停止')).toBeTruthy();
    expect(opened.inputs('invest.nextRebalance')).toEqual([]);
  });
});

describe('the simulations of exactly this strategy', () => {
  it('are a line of their own in the profit analysis, and lead to their pages', async () => {
    const run = {
      simulationId: 21,
      strategyName: '试算',
      strategyType: 1,
      styleName: '质量成长',
      state: 'succeeded',
      progress: 1,
      step: null,
      cancelRequested: false,
      canCancel: false,
      canRetry: false,
      startDate: '2023-11-20',
      endDate: '2024-11-06',
      totalReturn: 0.1234,
      annualReturn: 0.1231,
      maxDrawdown: -0.08,
      sharpe: 1.1,
      excessReturn: 0.03,
      tradingDays: 232,
      submittedBy: '陈思远',
      submittedAt: '2024-11-06 17:38:02',
      startedAt: null,
      finishedAt: null,
      seconds: 6.2,
      message: null,
    };
    const opened = open({
      address: `${ADDRESS}&tab=profit`,
      more: {
        'invest.simulationList': one(run),
        'invest.simulationResult': () => ({ returns: someReturns() }),
      },
    });
    expect(await screen.findByText(/与发布以来是两段，不相连接/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '模拟 21' }).getAttribute('href')).toBe(
      '/investment/strategy/simulation?simulationId=21',
    );
    await waitFor(() => expect(screen.getAllByRole('img', { name: /累计收益率/ })).toHaveLength(2));
    expect(opened.inputs('invest.simulationList')[0]).toMatchObject({ strategyId: 7, state: 'succeeded' });
  });
});
