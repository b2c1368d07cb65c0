import { fundPreferenceCalls, fundPreferenceTables } from '@console/contract-company';
import type { Entry } from '@console/contract-core';
import { OTHER_TENANT, insertFacts, type Fact } from '@console/node-kit/testing';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

const NEEDS = 'gssjk_gn_view_fundPreference';
const DAYS = ['2026-06-26', '2026-06-29', '2026-06-30', '2026-07-01', '2026-07-02', '2026-07-03'] as const;

let company: RunningCompany;
let token: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: [NEEDS] });
  const put = (table: string, rows: readonly Fact[]) => insertFacts(company.data.database, table, rows);
  // A sixth day, with five days of volume before it.
  await put('daily_bar', [
    {
      trade_date: '2026-07-03',
      security_id: 1,
      open: 1600,
      high: 1600,
      low: 1600,
      close: 1600,
      pre_close: 1500,
      volume: 250,
      amount: 400_000,
      total_shares: 20,
      float_shares: 10,
      suspended: 0,
      st: 0,
    },
  ]);
  await put(
    'money_flow',
    DAYS.map((trade_date, day) => ({
      trade_date,
      security_id: 1,
      large_net: day,
      main_net: 160 * day,
      middle_small_net: -160 * day,
      main_trading_amount: 100_000,
    })),
  );
  await put('industrial_capital', [
    {
      security_id: 1,
      report_period: '2026-03-31',
      announce_date: '2026-07-01',
      foundation_holder_held_num: 5,
    },
  ]);
  const of = (trade_date: string, zbph_index: number | null, rate: number): Fact => ({
    trade_date,
    zbph_index,
    fund_held_capital_rate: rate,
    financing_balance_rate: rate / 2,
    connect_held_capital_rate: rate / 4,
    main_of_total_rate: null,
    turnover_of_float_rate: rate / 8,
  });
  await put('capital_preference', [
    { ...of('2026-07-01', 2, 0.4), security_id: 1 },
    { ...of('2026-07-02', 3, 0.8), security_id: 1 },
    { ...of('2026-07-02', 1, 0.16), security_id: 8 },
  ]);
  await put('industry_capital_preference', [
    { ...of('2026-07-01', 2.5, 0.2), sw_code: '801120' },
    { ...of('2026-07-02', 2.6, 0.24), sw_code: '801120' },
    { ...of('2026-07-02', 2.7, 0.28), sw_code: '851251' },
    { ...of('2026-07-02', 2.4, 0.32), sw_code: 'ALL' },
    { ...of('2026-07-02', 9, 0.9), sw_code: '801780' },
  ]);
  const day = (sw_code: string, amount: number, corp_num: number): Fact => ({
    sw_code,
    trade_date: '2026-07-02',
    level: sw_code === 'ALL' ? 0 : 1,
    amount,
    corp_num,
  });
  await put('industry_daily', [day('801120', 400_000, 4), day('ALL', 900_000, 12)]);
}, 60_000);
afterAll(() => company.stop());

async function read(entry: Entry, query = 'dataId=101'): Promise<unknown> {
  const { status, body } = await company.service.send(`${entry.path}?${query}`, { token });
  expect([status, body.success]).toEqual([200, true]);
  return body.result;
}
const rowsOf = async (entry: Entry, query?: string) =>
  ((await read(entry, query)) as { content: Record<string, unknown>[] }).content;

describe('the daily trading statistics', () => {
  it('sum up, divide by the float capital and compare the volume with the five days before', async () => {
    const rows = await rowsOf(fundPreferenceTables.tradingStatistics);
    expect(rows).toHaveLength(6);
    expect(rows[0]).toEqual({
      reportDate: '2026-07-03',
      largeSingle: 5,
      mainSingle: 800,
      middleSmallSingle: -800,
      largeSingleTotal: 15,
      mainSingleTotal: 2400,
      middleSmallSingleTotal: -2400,
      largeSingleTurnover: 5 / 16_000,
      mainSingleTurnover: 0.05,
      middleSmallSingleTurnover: -0.05,
      mainTradingAmt: 100_000,
      totalTradingAmt: 400_000,
      volume: 250,
      mainOfTotalRate: 0.25,
      volRatio: 2.5,
    });
    expect(rows[1]).toMatchObject({ reportDate: '2026-07-02', mainSingleTotal: 1600, volRatio: null });
  });

  it('keep the sums on a later page', async () => {
    const rows = await rowsOf(fundPreferenceTables.tradingStatistics, 'dataId=101&size=2&page=1');
    expect(rows.map(({ reportDate, mainSingleTotal }) => [reportDate, mainSingleTotal])).toEqual([
      ['2026-07-01', 960],
      ['2026-06-30', 480],
    ]);
  });

  it('are found under their other documented address', async () => {
    const { body } = await company.service.send('/api/etf/dailyTradeStat/page?dataId=101', { token });
    expect(body.result).toMatchObject({ totalElements: 6, asOf: '2026-07-03' });
  });

  it('have their sums as a line that starts with its range', async () => {
    const entry = fundPreferenceCalls.historyTotalSingleRate;
    const range = 'dataId=101&startTime=2026-07-01&endTime=2026-07-02';
    expect(await read(entry, range)).toEqual([
      {
        reportDate: '2026-07-01',
        largeSingleTotalRate: 3 / 15_000,
        mainSingleTotalRate: 0.032,
        middleSmallSingleTotalRate: -0.032,
      },
      expect.objectContaining({ reportDate: '2026-07-02', mainSingleTotalRate: 1120 / 15_000 }),
    ]);
    expect(await read(entry)).toHaveLength(6);
  });

  it('have the turnover as a line', async () => {
    const points = await read(fundPreferenceCalls.historyTurnoverRate, 'dataId=101&startTime=2026-07-03');
    expect(points).toEqual([
      {
        reportDate: '2026-07-03',
        turnoverRate: 25,
        largeSingleTurnover: 5 / 16_000,
        mainSingleTurnover: 0.05,
        middleSmallSingleTurnover: -0.05,
      },
    ]);
  });
});

describe('liquidity', () => {
  it('excludes what the founders own, once that was announced', async () => {
    const rows = await rowsOf(fundPreferenceTables.liquidity, 'dataId=101&size=4');
    expect(rows[0]).toEqual({
      reportDate: '2026-07-03',
      totalCapital: 32_000,
      floatCapitalOfShares: 16_000,
      tradingDayAmt: 400_000,
      turnoverOfFloatCapitalRate: 25,
      turnoverOfNotfoundationCapitalRate: expect.closeTo(400_000 / (1600 * 15), 10),
    });
    expect(rows[3]).toMatchObject({ reportDate: '2026-06-30', turnoverOfNotfoundationCapitalRate: null });
  });

  it('has the capital as a line, by default of the year up to the newest day', async () => {
    await insertFacts(company.data.database, 'daily_bar', [bar('2025-07-02', 700), bar('2025-07-03', 800)]);
    const points = (await read(fundPreferenceCalls.totalCapital)) as { reportDate: string }[];
    expect(points.map(({ reportDate }) => reportDate)).toEqual(['2025-07-03', ...DAYS]);
    expect(points[0]).toEqual({ reportDate: '2025-07-03', totalCapital: 8000, floatCapitalOfShares: 8000 });
    expect(await read(fundPreferenceCalls.totalCapital, 'dataId=101&endTime=2025-07-02')).toEqual([
      { reportDate: '2025-07-02', totalCapital: 7000, floatCapitalOfShares: 7000 },
    ]);
  });
});

const bar = (trade_date: string, close: number): Fact => ({
  trade_date,
  security_id: 1,
  open: close,
  high: close,
  low: close,
  close,
  pre_close: close,
  volume: 100,
  amount: 100 * close,
  total_shares: 10,
  float_shares: 10,
  suspended: 0,
  st: 0,
});

describe('the capital-preference index', () => {
  it('is listed by day with the five rates it is made of', async () => {
    expect(await rowsOf(fundPreferenceTables.capitalPreference, 'dataId=101&size=1')).toEqual([
      {
        reportDate: '2026-07-02',
        zbphIndex: 3,
        fundHeldCapitalRate: 0.8,
        lryeRate: 0.4,
        hsgtHeldCapitalRate: 0.2,
        mainOfTotalRate: null,
        turnoverOfFloatCapitalRate: 0.1,
      },
    ]);
  });

  it('is beside the company’s own industries and the market, on its newest day', async () => {
    const rows = (await read(fundPreferenceCalls.investComparison)) as Record<string, unknown>[];
    expect(rows.map(({ name, level, zbphIndex }) => [name, level, zbphIndex])).toEqual([
      ['本公司', 0, 3],
      ['食品饮料', 1, 2.6],
      ['白酒', 3, 2.7],
      ['全市场', 4, 2.4],
    ]);
    expect(rows[1]).toEqual({
      name: '食品饮料',
      level: 1,
      reportDate: '2026-07-02',
      zbphIndex: 2.6,
      fundHeldCapitalRate: 0.24,
      lryeRate: 0.12,
      hsgtHeldCapitalRate: 0.06,
      mainOfTotalRate: null,
      turnoverOfFloatCapitalRate: 0.03,
    });
  });

  it('is empty for a company without a day of it, and has only the market beside an unclassified one', async () => {
    expect(await read(fundPreferenceCalls.investComparison, 'dataId=109')).toEqual([]);
    const rows = (await read(fundPreferenceCalls.investComparison, 'dataId=108')) as { name: string }[];
    expect(rows.map(({ name }) => name)).toEqual(['本公司', '全市场']);
  });

  it('has rates and amounts beside the means of the level-1 industry and of the market', async () => {
    const point = (
      reportDate: string,
      value: number,
      industryAvg: number | null,
      marketAvg: number | null,
    ) => ({ reportDate, value, industryAvg, marketAvg });
    expect(await read(fundPreferenceCalls.avgLryeRate)).toEqual({
      industryName: '食品饮料',
      points: [point('2026-07-01', 0.2, 0.1, null), point('2026-07-02', 0.4, 0.12, 0.16)],
    });
    expect(await read(fundPreferenceCalls.avgHsgtHeldCapitalRate)).toEqual({
      industryName: '食品饮料',
      points: [point('2026-07-01', 0.1, 0.05, null), point('2026-07-02', 0.2, 0.06, 0.08)],
    });
    expect(await read(fundPreferenceCalls.avgTotalTradingAmt)).toEqual({
      industryName: '食品饮料',
      points: [point('2026-07-01', 150_000, null, null), point('2026-07-02', 150_000, 100_000, 75_000)],
    });
    expect(await read(fundPreferenceCalls.avgLryeRate, 'dataId=108')).toEqual({
      industryName: null,
      points: [point('2026-07-02', 0.08, null, 0.16)],
    });
  });
});

describe('every read of the tab', () => {
  const entries: [string, Entry][] = Object.entries({ ...fundPreferenceTables, ...fundPreferenceCalls });

  it.each(entries)(
    '%s is 404 for another tenant’s company, a deleted one and one that never existed',
    async (_, entry) => {
      const other = await company.service.signIn({ tenantId: OTHER_TENANT, authorities: [NEEDS] });
      const ask = async (dataId: number, as = token) =>
        (await company.service.send(`${entry.path}?dataId=${dataId}`, { token: as })).status;
      expect([await ask(201), await ask(110), await ask(999_999), await ask(101, other)]).toEqual([
        404, 404, 404, 404,
      ]);
      expect(await ask(201, other)).toBe(200);
    },
  );

  it.each(entries)('%s is only for holders of its authority, and needs a company', async (_, entry) => {
    const without = await company.service.signIn({
      authorities: ['gssjk_gn_view', 'gssjk_gn_view_marketData'],
    });
    const refused = await company.service.send(`${entry.path}?dataId=101`, { token: without });
    expect([refused.status, refused.body.appCode]).toEqual([403, 'C0403']);
    expect((await company.service.send(entry.path, { token })).status).toBe(400);
    expect((await company.service.send(`${entry.path}?dataId=1%20OR%201`, { token })).status).toBe(400);
  });
});
