import { investEntries, type StrategyComparison, type StrategyPerformance } from '@console/contract-invest';
import type { Session } from '@console/contract-core';
import { insertFacts, OTHER_TENANT, type Answer } from '@console/node-kit/testing';
import { runningInvest, type RunningInvest } from '../../testing/running-invest.ts';
import { FOUR_DAYS, MAOTAI, WULIANGYE } from '../testing/four-days.ts';
import { insertDays, type LedgerDay } from '../testing/stored-days.ts';
import { insertStrategy } from '../testing/stored-strategies.ts';

const { compareStrategies, strategyPerformance } = investEntries;

/** Half in 贵州茅台, a day less at either end than the four days. */
const TWO_DAYS: readonly LedgerDay[] = [
  { date: '2026-06-30', cash: 100_000_000 },
  {
    date: '2026-07-01',
    cash: 54_988_300,
    holdings: [{ code: MAOTAI, shares: 300, close: 150_000, fullWeight: 0.5 }],
    orders: [{ code: MAOTAI, side: 'buy', wanted: 300, shares: 300, price: 150_000, fees: [11_250, 0, 450] }],
  },
];

let invest: RunningInvest;
let four: number;
let two: number;
let unposted: number;
let earlier: number;
let strange: number;
beforeAll(async () => {
  invest = await runningInvest();
  const { database } = invest.data;
  four = await insertStrategy(database, { name: '四日', type: 2, startDate: '2026-06-29' });
  await insertDays(database, four, FOUR_DAYS);
  two = await insertStrategy(database, { name: '两日', startDate: '2026-06-30' });
  await insertDays(database, two, TWO_DAYS);
  unposted = await insertStrategy(database, { name: '未跑', startDate: '2026-07-02' });
  earlier = await insertStrategy(database, {
    name: '早停',
    startDate: '2026-05-06',
    stoppedAt: '2026-05-07 9:00',
  });
  await insertDays(database, earlier, [{ date: '2026-05-06', cash: 100_000_000 }]);
  strange = await insertStrategy(database, { name: '他人', tenantId: OTHER_TENANT });
  await insertFacts(database, 'index_profile', [
    {
      index_code: '000300',
      name: '沪深300',
      sample: '样本',
      weighting: '市值',
      base_date: '2005-01-04',
      base_level: 1000,
    },
  ]);
  await insertFacts(database, 'index_bar', [
    bar('2026-06-29', 4000, 3900),
    bar('2026-06-30', 4040, 4000),
    bar('2026-07-01', 4100, 4040),
  ]);
}, 60_000);
afterAll(() => invest.stop());

const bar = (trade_date: string, close: number, pre_close: number): Record<string, string | number> => ({
  index_code: '000300',
  trade_date,
  close,
  pre_close,
  open: close,
  high: close,
  low: close,
});

async function ask(path: string, query: string, session: Partial<Session> = {}): Promise<Answer> {
  const token = await invest.service.signIn({ authorities: ['tzgl_view'], ...session });
  return invest.service.send(`${path}?${query}`, { token });
}
async function compare(...ids: readonly number[]): Promise<StrategyComparison> {
  const { status, body } = await ask(compareStrategies.path, ids.map((id) => `ids=${id}`).join('&'));
  expect([status, body.appMesg]).toEqual([200, expect.anything()]);
  return body.result as StrategyComparison;
}
const performance = async (query: string): Promise<StrategyPerformance> =>
  (await ask(strategyPerformance.path, query)).body.result as StrategyPerformance;

describe('strategies side by side', () => {
  it('begin at 1 at the close of their first common day, in the order asked for', async () => {
    const found = await compare(two, four);
    expect(found).toMatchObject({
      from: '2026-06-30',
      to: '2026-07-01',
      dates: ['2026-06-30', '2026-07-01'],
      benchmarkName: '沪深300',
      market: [1, 4100 / 4040],
      missing: [],
    });
    expect(found.strategies.map(({ strategyName }) => strategyName)).toEqual(['两日', '四日']);
    expect(found.strategies.map(({ wealth }) => wealth)).toEqual([
      [1, 99_988_300 / 100_000_000],
      [1, 101_613_190 / 99_985_466],
    ]);
  });

  it('have the figures that the detail has over the same window, and over all days where those are it', async () => {
    const { from, to, strategies } = await compare(two, four);
    for (const { strategyId, figures } of strategies) {
      const detail = await performance(`strategyId=${strategyId}&from=${from}&to=${to}`);
      expect(detail).toMatchObject({ firstDate: from, lastDate: to, ...figures });
      expect(figures?.performance.returns).toBe(1);
    }
    const [alone] = (await compare(four)).strategies;
    const whole = await performance(`strategyId=${four}`);
    expect(alone?.figures?.performance.returns).toBe(3);
    expect(whole).toMatchObject(alone?.figures as object);
  });

  it('have their holdings at the last common close, and how much of them is the same', async () => {
    const { stocks, overlaps, strategies } = await compare(two, four);
    const [ofTwo, ofFour] = [45_000_000 / 99_988_300, 45_000_000 / 101_613_190];
    expect(stocks).toEqual([
      { corpId: 101, corpName: '贵州茅台', stockCode: MAOTAI, weights: [ofTwo, ofFour] },
      {
        corpId: expect.anything() as number,
        corpName: '五粮液',
        stockCode: WULIANGYE,
        weights: [0, 21_250_000 / 101_613_190],
      },
    ]);
    expect(overlaps[0]?.[1]).toBeCloseTo(ofFour, 12);
    expect(overlaps[1]?.[1]).toBeCloseTo(66_250_000 / 101_613_190, 12);
    expect(strategies[1]?.invested).toBeCloseTo(66_250_000 / 101_613_190, 12);
  });

  it('name one without a day without making the window smaller', async () => {
    const { from, to, strategies } = await compare(unposted, four);
    expect([from, to]).toEqual(['2026-06-29', '2026-07-02']);
    expect(strategies[0]).toMatchObject({ strategyName: '未跑', figures: null, wealth: [], invested: null });
  });

  it('have no figures where their days do not meet', async () => {
    const found = await compare(earlier, four);
    expect(found).toMatchObject({ from: null, to: null, dates: [], market: [], stocks: [] });
    expect(found.strategies.map(({ figures }) => figures)).toEqual([null, null]);
  });

  it('leave out what is not the tenant’s or is not there, and are refused where none is', async () => {
    const found = await compare(four, strange, 999_999, four);
    expect([found.strategies.length, found.missing]).toEqual([1, [strange, 999_999]]);
    expect((await ask(compareStrategies.path, `ids=${strange}`)).status).toBe(404);
    const theirs = await ask(compareStrategies.path, `ids=${four}`, { tenantId: OTHER_TENANT, userId: 9 });
    expect(theirs.status).toBe(404);
  });

  it('are six at most, against an index that has bars', async () => {
    const seven = Array.from({ length: 7 }, (_, at) => `ids=${at + 1}`).join('&');
    expect((await ask(compareStrategies.path, seven)).status).toBe(400);
    const { body } = await ask(compareStrategies.path, `ids=${four}&benchmark=999999`);
    expect([body.success, body.appMesg]).toEqual([false, '没有这个指数：999999']);
  });
});
