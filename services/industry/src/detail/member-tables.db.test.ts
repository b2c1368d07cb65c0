import { industryEntries, industryTables } from '@console/contract-industry';
import type { Page, TableEntry } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { insertFacts, OTHER_TENANT, TENANT, type Fact } from '@console/node-kit/testing';
import { fillIndustries } from '../testing/fill-industries.ts';
import { runningIndustry, type RunningIndustry } from '../testing/running-industry.ts';

type Row = Readonly<Record<string, unknown>>;

/** 酒类: 贵州茅台 and 五粮液 in 白酒, 五粮液 and 招商银行 in 名酒, and 百%分_百 directly. */
const LIQUOR = 12;
/** The level-3 Shenwan industry that 贵州茅台 and 五粮液 have been in since July 2021. */
const SHENWAN = 41;
const SESSION = { authorities: ['hysjk_gn_view_information'], tenantId: TENANT };

let industry: RunningIndustry;
beforeAll(async () => {
  industry = await runningIndustry();
  await fillIndustries(industry);
  await industry.query(
    `INSERT INTO ${tableName('ecology', 'industry')} (id, tenant_id, variant, name, code, sw_code, level, created_at, updated_at)
     VALUES (?, ?, 'default', '白酒Ⅲ', '851251', '851251', 3, '2026-01-05 09:00:00', '2026-01-05 09:00:00')`,
    [SHENWAN, TENANT],
  );
  const { database } = industry.data;
  await insertFacts(database, 'equity_pledge', PLEDGES);
  await insertFacts(database, 'executive_change', TRADES);
  await insertFacts(database, 'income_statement', REPORTS);
  await insertFacts(database, 'executive', EXECUTIVES);
  await insertFacts(database, 'dividend', DIVIDENDS);
}, 30_000);
afterAll(() => industry.stop());

const pledge = (
  security_id: number,
  announce_date: string,
  sequence: number,
  pledged_shares: number,
): Fact => ({
  security_id,
  announce_date,
  sequence,
  pledged_shares,
  pledger: `股东${security_id}`,
  start_date: announce_date,
});
const PLEDGES = [
  pledge(1, '2026-05-08', 1, 100),
  pledge(2, '2026-05-08', 1, 200),
  pledge(2, '2020-03-06', 1, 300),
  pledge(4, '2026-06-01', 1, 400),
];
const trade = (security_id: number, trade_date: string, volume: number): Fact => ({
  security_id,
  trade_date,
  announce_date: trade_date,
  volume,
  changer_name: '张三',
  executive_name: '张三',
  average_price: 2,
  amount: 2 * volume,
  change_reason: '竞价交易',
});
const TRADES = [trade(1, '2026-06-01', -10), trade(3, '2026-06-02', 20), trade(5, '2026-06-03', 30)];

const executive = (security_id: number, year: number, name: string, pay: number | null): Fact => ({
  security_id,
  year,
  announce_date: `${year + 1}-03-31`,
  name,
  post: '董事',
  pay,
});
const EXECUTIVES = [
  executive(1, 2024, '甲', 10),
  executive(2, 2025, '乙', null),
  executive(1, 2025, '丙', 30),
  executive(1, 2025, '张三', null),
  executive(4, 2025, '丁', 40),
];
const DIVIDENDS = [1, 2, 5].map((security_id) => ({
  security_id,
  report_period: '2025-12-31',
  announce_date: `2026-03-0${security_id}`,
  scheme: '10派5元',
  cash_per_share: 0.5,
  cash_amount: 100 * security_id,
  progress: '预案',
}));
/** Revenue and costs: a bank has no costs, 五粮液 lacks 2024, one member has not reported the last quarter. */
const report = (security_id: number, report_period: string, revenue: number, cost: number | null): Fact => ({
  security_id,
  report_period,
  announce_date: `${report_period.slice(0, 4)}-12-31`,
  operating_total_revenue: revenue,
  operating_revenue: revenue,
  operating_cost: cost,
});
const REPORTS = [
  report(1, '2024-12-31', 100, 10),
  report(3, '2024-12-31', 50, null),
  report(1, '2025-12-31', 120, 30),
  report(2, '2025-12-31', 80, 20),
  report(3, '2025-12-31', 60, null),
  report(1, '2026-03-31', 40, 10),
  // A row of a prospectus: the company was listed two years later.
  report(11, '2019-12-31', 70, 7),
];

const page = async (entry: TableEntry, query: string, session = SESSION): Promise<Page<Row>> => {
  const { status, body } = await industry.call('GET', `${entry.path}?${query}`, { session });
  expect([status, body.success]).toEqual([200, true]);
  return body.result as Page<Row>;
};
const { heavyStocks, memberDividends, memberExecutives, memberPledges, memberTrades } = industryTables;

describe('heavy-weight stocks', () => {
  it('are the members of the industry and of those below, each once, largest first', async () => {
    const { totalElements, content } = await page(heavyStocks, `dataId=${LIQUOR}`);
    expect(totalElements).toBe(4);
    expect(content.map(({ corpId, stockCode, totalCapital }) => [corpId, stockCode, totalCapital])).toEqual([
      [101, '600519', 15_000],
      [102, '000858', 4_800],
      [103, '600036', 4_100],
      [111, '301001', 400],
    ]);
  });

  it('show their weight in the market value of all, on every page', async () => {
    const { content } = await page(heavyStocks, `dataId=${LIQUOR}&size=2&page=0`);
    expect(content.map(({ weight }) => weight)).toEqual([15_000 / 24_300, 4_800 / 24_300]);
  });
});

describe('lists of members', () => {
  it('say which company each row is of, newest first', async () => {
    const { content } = await page(memberPledges, `dataId=${LIQUOR}`);
    expect(content.map((row) => [row.id, row.shortName, row.pledgeNumberOfShares])).toEqual([
      ['2|2026-05-08|1', '五粮液', 200],
      ['1|2026-05-08|1', '贵州茅台', 100],
      ['2|2020-03-06|1', '五粮液', 300],
    ]);
  });

  it('show no row on two pages', async () => {
    const ids = await Promise.all(
      [0, 1, 2].map(
        async (at) => (await page(memberPledges, `dataId=${LIQUOR}&size=1&page=${at}`)).content[0]?.id,
      ),
    );
    expect(new Set(ids).size).toBe(3);
  });

  it('of a Shenwan industry contain rows of the days of membership, or of today’s members on all days', async () => {
    const then = await page(memberPledges, `dataId=${SHENWAN}`);
    expect(then.content.map(({ id }) => id)).toEqual(['2|2026-05-08|1', '1|2026-05-08|1']);
    expect((await page(memberPledges, `dataId=${SHENWAN}&members=now`)).totalElements).toBe(0);
    expect((await page(memberPledges, `dataId=${LIQUOR}&members=then`)).totalElements).toBe(3);
  });

  it('are filtered by executives’ trades too, with signs', async () => {
    const { content } = await page(memberTrades, `dataId=${LIQUOR}&sort=volume,ASC`);
    expect(content.map(({ stockCode, volume, amount }) => [stockCode, volume, amount])).toEqual([
      ['600519', -10, -20],
      ['600036', 20, 40],
    ]);
  });

  it('have the trades of a year, or of one executive and relatives, by the id of a row of executives', async () => {
    const ids = async (query: string) =>
      (await page(memberTrades, `dataId=${LIQUOR}&${query}`)).content.map(({ stockCode }) => stockCode);
    expect([await ids('year=2026'), await ids('year=2025')]).toEqual([['600036', '600519'], []]);
    const detailId = encodeURIComponent('1|2025|张三|董事');
    expect(await ids(`detailId=${detailId}`)).toEqual(['600519']);
    expect(await ids(`detailId=${detailId}&year=2025`)).toEqual([]);
    expect(await ids(`detailId=${encodeURIComponent('1|2025|丙|董事')}`)).toEqual([]);
    expect(await ids(`detailId=${encodeURIComponent("' OR '1'='1")}`)).toEqual([]);
  });

  it('have executives, of a year or of all, newest first', async () => {
    const all = await page(memberExecutives, `dataId=${LIQUOR}`);
    expect(all.content.map(({ year, stockCode, name, pay }) => [year, stockCode, name, pay])).toEqual([
      [2025, '000858', '乙', null],
      [2025, '600519', '张三', null],
      [2025, '600519', '丙', 30],
      [2024, '600519', '甲', 10],
    ]);
    expect((await page(memberExecutives, `dataId=${LIQUOR}&year=2024`)).totalElements).toBe(1);
  });

  it('have dividends, newest first', async () => {
    const { content } = await page(memberDividends, `dataId=${LIQUOR}`);
    expect(
      content.map(({ stockCode, dividendAmt, schemeDescription }) => [
        stockCode,
        dividendAmt,
        schemeDescription,
      ]),
    ).toEqual([
      ['000858', 200, '10派5元'],
      ['600519', 100, '10派5元'],
    ]);
  });

  it('know the years of executives and of their trades, newest first', async () => {
    const years = async ({ path }: { readonly path: string }): Promise<unknown> =>
      (await industry.call('GET', `${path}?dataId=${LIQUOR}`, { session: SESSION })).body.result;
    expect([await years(industryEntries.executiveYears), await years(industryEntries.tradeYears)]).toEqual([
      [2025, 2024],
      [2026],
    ]);
  });

  it.each([heavyStocks, memberDividends, memberExecutives, memberPledges, memberTrades])(
    '$title is refused without the authority',
    async (entry) => {
      const status = async (session: object): Promise<number> =>
        (
          await industry.call('GET', `${entry.path}?dataId=${LIQUOR}`, {
            session: { ...SESSION, ...session },
          })
        ).status;
      expect([await status({ tenantId: OTHER_TENANT }), await status({ authorities: ['hysjk_gn'] })]).toEqual(
        [404, 403],
      );
    },
  );
});

describe('charts of an industry', () => {
  const points = async (chart: { readonly path: string }, query: string) => {
    const { body } = await industry.call('GET', `${chart.path}?${query}`, { session: SESSION });
    return body.result as { points: readonly Row[]; asOf: string | null };
  };

  it('sum revenue, and compare like for like: with those that reported both years', async () => {
    const { points: drawn, asOf } = await points(industryEntries.industryRevenue, `dataId=${LIQUOR}`);
    expect(drawn).toEqual([
      expect.objectContaining({
        reportPeriod: '2024Y',
        operatingTotalRevenue: 150,
        operatingRevenueYoy: null,
      }),
      { reportPeriod: '2025Y', operatingTotalRevenue: 260, operatingRevenueYoy: 0.2 },
    ]);
    expect(asOf).toBe('2025-12-31');
  });

  it('divide sums by sums, of members that report both', async () => {
    const { points: drawn } = await points(industryEntries.industryGrossMargin, `dataId=${LIQUOR}`);
    expect(drawn).toEqual([
      { reportPeriod: '2024Y', grossProfitMargin: 0.9 },
      { reportPeriod: '2025Y', grossProfitMargin: 0.75 },
    ]);
  });

  it('leave out periods that fewer than half of the members of the day reported', async () => {
    const { points: drawn } = await points(industryEntries.industryRevenue, `dataId=${SHENWAN}`);
    expect(drawn.map(({ reportPeriod }) => reportPeriod)).toEqual(['2024Y', '2025Y', '2026Q1']);
  });
});
