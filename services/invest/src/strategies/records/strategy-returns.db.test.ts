import { investEntries } from '@console/contract-invest';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { insertFacts, OTHER_TENANT, type Answer } from '@console/node-kit/testing';
import { runningInvest, type RunningInvest } from '../../testing/running-invest.ts';
import { FOUR_DAYS, MAOTAI, WULIANGYE } from '../testing/four-days.ts';
import { insertDays, type LedgerDay } from '../testing/stored-days.ts';
import { insertStrategy } from '../testing/stored-strategies.ts';

const { strategyReturns, strategyPerformance } = investEntries;
type Returns = OutputOf<typeof strategyReturns>;
type Performance = OutputOf<typeof strategyPerformance>;

let invest: RunningInvest;
let strategyId: number;
let unposted: number;
let long: number;
beforeAll(async () => {
  invest = await runningInvest();
  const { database } = invest.data;
  const days = { type: 2, startDate: '2026-06-29' } as const;
  strategyId = await insertStrategy(database, { name: '四日', ...days });
  await insertDays(database, strategyId, FOUR_DAYS);
  unposted = await insertStrategy(database, { name: '未跑', ...days });
  long = await insertStrategy(database, { name: '百日', startDate: '2026-01-01' });
  await insertDays(database, long, hundredDays());
  for (const [index_code, name] of [
    ['000300', '沪深300'],
    ['000905', '中证500'],
    ['999999', '无行情'],
  ] as const)
    await insertFacts(database, 'index_profile', [
      { index_code, name, sample: '样本', weighting: '市值', base_date: '2005-01-04', base_level: 1000 },
    ]);
  const bar = (index_code: string, trade_date: string, close: number, pre_close: number) => ({
    index_code,
    trade_date,
    close,
    pre_close,
    open: close,
    high: close,
    low: close,
  });
  await insertFacts(database, 'index_bar', [
    bar('000300', '2026-06-29', 4000, 3900),
    bar('000300', '2026-06-30', 4040, 4000),
    bar('000300', '2026-07-02', 3920, 4100),
    bar('000905', '2026-06-29', 5000, 5000),
  ]);
}, 60_000);
afterAll(() => invest.stop());

/** In cash, which rises and falls. */
function hundredDays(): LedgerDay[] {
  return Array.from({ length: 100 }, (_, at) => ({
    date: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
    cash: 100_000_000 + Math.round(5_000_000 * Math.sin(at / 9)),
  }));
}

async function ask(path: string, query: object, session: Partial<Session> = {}): Promise<Answer> {
  const token = await invest.service.signIn({ authorities: ['tzgl_view'], ...session });
  const given = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return invest.service.send(`${path}?${given}`, { token });
}
const returns = async (query: Partial<InputOf<typeof strategyReturns>> = {}): Promise<Returns> => {
  const { status, body } = await ask(strategyReturns.path, { strategyId, ...query });
  expect([status, body.appMesg]).toEqual([200, expect.anything()]);
  return body.result as Returns;
};
const performance = async (query: object = {}): Promise<Performance> => {
  const { status, body } = await ask(strategyPerformance.path, { strategyId, ...query });
  expect(status).toBe(200);
  return body.result as Performance;
};

describe('the return series', () => {
  it('has every point since publication, ascending, and the first index from 0 on the first day', async () => {
    expect(await returns()).toEqual({
      content: [
        { reportDate: '2026-06-29', earningRate: 0 },
        { reportDate: '2026-06-30', earningRate: -0.000145 },
        { reportDate: '2026-07-01', earningRate: 0.016132 },
        { reportDate: '2026-07-02', earningRate: 0.007477 },
      ],
      totalElements: 4,
      benchmark: [0, 4040 / 4000 - 1, null, 3920 / 4000 - 1],
      benchmarkName: '沪深300',
    });
  });

  it('is answered as the documents ask for it, and against another index', async () => {
    const documented = { page: 0, size: 1_000_000, sort: 'reportDate,ASC' } as never;
    expect((await returns(documented)).totalElements).toBe(4);
    const other = await returns({ benchmark: '000905' });
    expect([other.benchmarkName, other.benchmark]).toEqual(['中证500', [0, null, null, null]]);
    const { body } = await ask(strategyReturns.path, { strategyId, benchmark: '999999' });
    expect([body.success, body.appMesg]).toEqual([false, '没有这个指数：999999']);
  });

  it('keeps the shape of the line with few points: its ends, highest and lowest', async () => {
    const whole = await returns({ strategyId: long });
    const few = await returns({ strategyId: long, maxPoints: 20 });
    expect([whole.content.length, few.content.length, few.totalElements]).toEqual([100, 20, 100]);
    const rates = whole.content.map(({ earningRate }) => earningRate);
    for (const point of [whole.content[0], whole.content[99]]) expect(few.content).toContainEqual(point);
    const drawn = few.content.map(({ earningRate }) => earningRate);
    expect(Math.max(...drawn)).toBeCloseTo(Math.max(...rates), 3);
    expect(Math.min(...drawn)).toBeCloseTo(Math.min(...rates), 3);
    expect(few.benchmark).toHaveLength(20);
  });

  it('is empty before the first day', async () => {
    expect(await returns({ strategyId: unposted })).toMatchObject({ content: [], totalElements: 0 });
  });
});

describe('the performance', () => {
  it('is that of the days after the first, with the falls, months and turnover', async () => {
    const found = await performance();
    expect(found).toMatchObject({
      firstDate: '2026-06-29',
      lastDate: '2026-07-02',
      benchmark: '000300',
      performance: { returns: 3 },
      relative: { pairs: 2 },
    });
    expect(found.performance.totalReturn).toBeCloseTo(0.00747686, 12);
    expect(found.performance.winRate).toBeCloseTo(1 / 3, 12);
    // 07-01 has no bar of the index: its own statistics are of the two days that have one.
    expect(found.market?.returns).toBe(2);
    expect(found.market?.totalReturn).toBeCloseTo((4040 / 4000) * (3920 / 4100) - 1, 12);
    expect(found.market?.maxDrawdown).toBeCloseTo(3920 / 4100 - 1, 12);
    expect(found.worst[0]).toMatchObject({
      peak: '2026-07-01',
      trough: '2026-07-02',
      recovery: null,
      length: 1,
    });
    expect(found.worst[0]?.depth).toBeCloseTo(100_747_686 / 101_613_190 - 1, 12);
    expect(found.months).toEqual([
      { year: 2026, months: expect.any(Array) as unknown[], total: expect.closeTo(0.00747686, 12) },
    ]);
    expect(found.months[0]?.months[5]).toBeCloseTo(-0.00014534, 12);
    const turnover = (55_900_000 / 100_000_000 + 8_750_000 / 99_985_466 + 20_400_000 / 101_613_190) / 6;
    expect(found.annualTurnover).toBeCloseTo(turnover * 252, 9);
  });

  it('is that of a part of the days, whose first close is what its returns are over', async () => {
    const found = await performance({ from: '2026-06-30', to: '2026-07-01' });
    expect(found).toMatchObject({ firstDate: '2026-06-30', lastDate: '2026-07-01' });
    expect(found.performance.totalReturn).toBeCloseTo(101_613_190 / 99_985_466 - 1, 12);
    expect(found.attribution.return).toBeCloseTo(101_613_190 / 99_985_466 - 1, 12);
    expect(found.attribution.residual).toBeCloseTo(0, 12);
    // 300 of 贵州茅台 rose by 20 yuan.
    const [maotai] = found.attribution.stocks.filter(({ stockCode }) => stockCode === MAOTAI);
    expect(maotai?.price).toBeCloseTo(600_000 / 99_985_466, 12);
    expect(await performance({ from: '2026-07-03' })).toMatchObject({
      firstDate: null,
      market: { returns: 0 },
    });
  });

  it('attributes the return to stocks, industries and costs, without a rest', async () => {
    const { attribution } = await performance();
    expect(attribution.return).toBeCloseTo(0.00747686, 12);
    expect(attribution.residual).toBeCloseTo(0, 12);
    const [first, second] = attribution.stocks;
    // Bought at 1,480, now 1,500, with a dividend of 300 and fees of 115.44.
    expect(first).toMatchObject({
      stockCode: MAOTAI,
      corpName: '贵州茅台',
      corpId: 101,
      industryName: '食品饮料',
    });
    expect(first?.price).toBeCloseTo(0.006, 12);
    expect(first?.paid).toBeCloseTo(0.0003, 12);
    expect(first?.costs).toBeCloseTo(-0.00011544, 12);
    expect(second?.stockCode).toBe(WULIANGYE);
    expect((first?.total ?? 0) + (second?.total ?? 0)).toBeCloseTo(0.00747686, 12);
    expect(attribution.industries.map(({ industryName }) => industryName)).toEqual(['食品饮料']);
    expect(attribution.costs.stampDuty).toBeCloseTo(-0.000102, 12);
  });

  it('has no figures before the first day', async () => {
    expect(await performance({ strategyId: unposted })).toMatchObject({
      firstDate: null,
      performance: { returns: 0, totalReturn: null, sharpe: null },
      worst: [],
      months: [],
      attribution: { return: 0, stocks: [] },
    });
  });
});

it('neither series nor figures are there for another tenant', async () => {
  for (const { path } of [strategyReturns, strategyPerformance])
    expect((await ask(path, { strategyId }, { tenantId: OTHER_TENANT, userId: 9 })).status).toBe(404);
});
