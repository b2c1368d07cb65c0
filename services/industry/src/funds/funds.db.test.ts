import { industryEntries, industryTables, type ComparedFund } from '@console/contract-industry';
import type { Page } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { insertFacts, OTHER_TENANT, TENANT } from '@console/node-kit/testing';
import { fillIndustries } from '../testing/fill-industries.ts';
import { runningIndustry, type RunningIndustry } from '../testing/running-industry.ts';

type Row = Readonly<Record<string, unknown>>;
/** An ETF industry that is a fund, and the index above it. */
const [FUND, INDEX, OTHER_FUND] = [52, 51, 53];
/** Enough days for the shorter span of tracking only. */
const DAYS = Array.from({ length: 61 }, (_, at) =>
  new Date(Date.UTC(2026, 3, 1 + at)).toISOString().slice(0, 10),
);
const LAST_DAY = DAYS.at(-1) ?? '';
const FLAT = { open: 1, high: 1, low: 1, close: 1, pre_close: 1 };
const SESSION = { authorities: ['hysjk_gn_view_information'], tenantId: TENANT };

let industry: RunningIndustry;
beforeAll(async () => {
  industry = await runningIndustry();
  await fillIndustries(industry);
  await industry.query(
    `INSERT INTO ${tableName('ecology', 'industry')} (id, tenant_id, variant, parent_id, name, code, level, created_at, updated_at)
     VALUES (?, ?, 'etf', NULL, '大盘三百', 'ZS.000300', 2, '2026-01-05 09:00:00', '2026-01-05 09:00:00'),
            (?, ?, 'etf', ?, '三百ETF', '519001', 3, '2026-01-05 09:00:00', '2026-01-05 09:00:00'),
            (?, ?, 'etf', ?, '银行ETF', '519002', 3, '2026-01-05 09:00:00', '2026-01-05 09:00:00')`,
    [INDEX, TENANT, FUND, TENANT, INDEX, OTHER_FUND, TENANT, INDEX],
  );
  const { database } = industry.data;
  const words = { invest_scope: '范围', invest_range: '', invest_philosophy: '', invest_strategy: '' };
  const profile = (etf_code: string, name: string, index_code: string | null) => ({
    ...words,
    etf_code,
    index_code,
    exchange: 'SH',
    name,
    full_name: '三百基金',
    fund_status: '正常',
    fund_shares: 100,
    fund_scale: 120,
    as_of_date: '2026-06-30',
    established_date: '2020-01-02',
    expiry_date: null,
    supervisor: '管理人',
    fund_manager: '经理',
    benchmark: '基准',
    invest_objective: '目标',
  });
  await insertFacts(database, 'index_profile', [
    {
      index_code: '000300',
      name: '大盘三百',
      sample: '',
      weighting: '',
      base_date: '2005-01-04',
      base_level: 1000,
    },
  ]);
  await insertFacts(database, 'etf_profile', [
    profile('519001', '三百ETF', '000300'),
    profile('519002', '银行ETF', null),
  ]);
  await insertFacts(
    database,
    'etf_bar',
    DAYS.map((trade_date, at) => ({ trade_date, etf_code: '519001', ...FLAT, net_value: 1.002 ** at })),
  );
  await insertFacts(
    database,
    'index_bar',
    DAYS.map((trade_date, at) => ({ trade_date, index_code: '000300', ...FLAT, close: 1000 * 1.001 ** at })),
  );
  const held = (as_of_date: string, security_id: number, weight: number, etf_code = '519001') => ({
    etf_code,
    as_of_date,
    security_id,
    weight,
  });
  await insertFacts(database, 'etf_constituent', [
    held('2026-05-29', 1, 0.5),
    held('2026-06-30', 1, 0.4),
    held('2026-06-30', 2, 0.125),
    held('2026-06-30', 3, 0.25),
    // 4 has no company of the other tenant, 7 is in no Shenwan industry.
    held('2026-06-30', 7, 0.125),
    held('2026-06-30', 3, 0.4, '519002'),
    held('2026-06-30', 4, 0.5, '519002'),
  ]);
}, 30_000);
afterAll(() => industry.stop());

const result = async <T>(path: string, dataId: number, session: object = SESSION): Promise<T> =>
  (await industry.call('GET', `${path}?dataId=${dataId}`, { session })).body.result as T;
const rows = async (path: string, dataId: number): Promise<readonly Row[]> =>
  (await result<Page<Row>>(path, dataId)).content;

describe('the fund of an ETF industry', () => {
  const { path } = industryEntries.fundOverview;

  it('is the one with its code', async () => {
    expect(await result(path, FUND)).toMatchObject({
      industryName: '三百ETF',
      industryCode: '519001.SH',
      fundShares: 100,
      fundScale: 120,
      fundExpNormDate: null,
      investSocpe: '范围',
    });
  });

  it('is none for the index above it, and for an industry of another classification', async () => {
    expect([await result(path, INDEX), await result(path, 13)]).toEqual([null, null]);
  });

  it('is refused to another tenant and without the authority', async () => {
    const status = async (session: object): Promise<number> =>
      (await industry.call('GET', `${path}?dataId=${FUND}`, { session: { ...SESSION, ...session } })).status;
    expect([await status({ tenantId: OTHER_TENANT }), await status({ authorities: ['hysjk_gn'] })]).toEqual([
      404, 403,
    ]);
  });
});

describe('funds beside one another', () => {
  const { path } = industryEntries.fundComparison;
  const compared = async (...ids: number[]) => {
    const query = ids.map((id) => `industryIds=${id}`).join('&');
    return industry.call('GET', `${path}?${query}`, { session: SESSION });
  };

  it('are what they are made of, which sums to 1, and what they have in common', async () => {
    const { result: found } = (await compared(FUND, OTHER_FUND)).body as {
      result: { funds: readonly ComparedFund[]; overlap: Row; asOf: string };
    };
    expect(found.funds.map(({ fundCode, holdingsAsOf }) => [fundCode, holdingsAsOf])).toEqual([
      ['519001.SH', '2026-06-30'],
      ['519002.SH', '2026-06-30'],
    ]);
    for (const { parts } of found.funds)
      expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
    expect(found.overlap).toEqual({
      weight: 0.25,
      common: 1,
      onlyFirst: 3,
      onlySecond: 1,
      activeShare: expect.closeTo((0.4 + 0.125 + 0.125 + 0.15 + 0.5) / 2, 12),
    });
  });

  it('have the tracking of an index where one is known and they are old enough', async () => {
    const { result: found } = (await compared(FUND)).body as {
      result: { funds: readonly ComparedFund[]; overlap: null; asOf: string };
    };
    const [fund] = found.funds;
    expect([fund?.indexName, found.asOf, found.overlap]).toEqual(['大盘三百', LAST_DAY, null]);
    // The fund gains 0.2 % a day, its index 0.1 %: the difference never varies.
    expect(fund?.tracking).toEqual([
      {
        span: 60,
        difference: expect.closeTo(1.002 ** 60 - 1.001 ** 60, 9),
        meanDeviation: expect.closeTo(0.001, 9),
        error: expect.closeTo(0, 6),
      },
      { span: 250, difference: null, meanDeviation: null, error: null },
    ]);
    const [other] = ((await compared(OTHER_FUND)).body.result as { funds: readonly ComparedFund[] }).funds;
    expect([other?.indexName, other?.tracking]).toEqual([null, []]);
  });

  it('are refused for an industry that is no fund, and for three', async () => {
    const status = async (...ids: number[]): Promise<number> => (await compared(...ids)).status;
    expect([await status(INDEX), await status(13), await status(999), await status(FUND, INDEX, 13)]).toEqual(
      [404, 404, 404, 400],
    );
  });
});

it('a fund’s industries are the sums of its newest weights, which with the rest make 1', async () => {
  const parts = await rows(industryTables.fundIndustries.path, FUND);
  expect(
    parts.map(({ industryCode, weight, weightChange, stocks }) => [
      industryCode,
      weight,
      weightChange,
      stocks,
    ]),
  ).toEqual([
    ['801120', 0.525, expect.closeTo(0.025, 12), 2],
    ['801780', 0.25, 0.25, 1],
    ['NONE', 0.125, 0.125, 1],
    ['CASH', expect.closeTo(0.1, 12), expect.closeTo(-0.4, 12), 0],
  ]);
  expect(parts.reduce((sum, { weight }) => sum + Number(weight), 0)).toBeCloseTo(1, 12);
  expect(await rows(industryTables.fundIndustries.path, INDEX)).toEqual([]);
});

it('a fund’s heavy-weight stocks have its weights, although the tenant did not add all of them', async () => {
  const stocks = await rows(industryTables.heavyStocks.path, FUND);
  expect(stocks.map(({ stockCode, weight }) => [stockCode, weight])).toEqual([
    ['600519', 0.4],
    ['600036', 0.25],
    ['300750', 0.125],
    ['000858', 0.125],
  ]);
});
