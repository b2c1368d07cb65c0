import { industryTables } from '@console/contract-industry';
import type { Page, TableEntry } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, TENANT } from '@console/node-kit/testing';
import { ALONE, BANKS, EMPTY, fillDays, LIQUOR, OTHERS } from '../testing/fill-days.ts';
import { fillIndustries } from '../testing/fill-industries.ts';
import { runningIndustry, type RunningIndustry } from '../testing/running-industry.ts';

type Row = Readonly<Record<string, unknown>>;

const SESSION = { authorities: ['hysjk_gn_view_fundPreference'], tenantId: TENANT };
const { leverage, marginTrading, connectHeld, tradingStatistics, liquidity, capitalPreference } =
  industryTables;

let industry: RunningIndustry;
beforeAll(async () => {
  industry = await runningIndustry();
  await fillIndustries(industry);
  await fillDays(industry);
}, 60_000);
afterAll(() => industry.stop());

const page = async (entry: TableEntry, query: string): Promise<Page<Row>> => {
  const { status, body } = await industry.call('GET', `${entry.path}?${query}`, { session: SESSION });
  expect([status, body.success]).toEqual([200, true]);
  return body.result as Page<Row>;
};

interface Summed {
  /** The table whose rows are counted. */
  readonly of: string;
  /** Each figure as SQL over rows `t` and their bars `bar`. */
  readonly figures: Readonly<Record<string, string>>;
}

const FLOAT = 'bar.close * bar.float_shares';
/** The figures of each table as plain sums over rows. */
const TABLES: readonly (readonly [string, TableEntry, Summed])[] = [
  [
    'leverage',
    leverage,
    {
      of: 'margin_trading',
      figures: {
        marginTrading: 'SUM(t.financing_balance)',
        shortSelling: 'SUM(t.short_balance)',
        balance: 'SUM(t.financing_balance) - SUM(t.short_balance)',
        sum: 'SUM(t.financing_balance + t.short_balance)',
        sumRate: `SUM(t.financing_balance + t.short_balance) / SUM(${FLOAT})`,
      },
    },
  ],
  [
    'margin trading',
    marginTrading,
    {
      of: 'margin_trading',
      figures: {
        financingBuy: 'SUM(t.financing_buy)',
        financingRepay: 'SUM(t.financing_repay)',
        financingNetBuy: 'SUM(t.financing_buy) - SUM(t.financing_repay)',
        financingBuyRate: 'SUM(t.financing_buy) / SUM(bar.amount)',
        shortVolume: 'SUM(t.short_volume)',
        shortSellVolume: 'SUM(t.short_sell_volume)',
        shortRepayVolume: 'SUM(t.short_repay_volume)',
      },
    },
  ],
  [
    'connect',
    connectHeld,
    {
      of: 'connect_holding',
      figures: {
        hsgtHeldNum: 'SUM(t.held_shares)',
        hsgtNetBuyVol: 'SUM(t.net_buy_volume)',
        hsgtNetBuyAmount: 'SUM(t.net_buy_amount)',
        hsgtHeldCapitalRate: `SUM(t.held_shares * bar.close) / SUM(${FLOAT})`,
      },
    },
  ],
  [
    'flows',
    tradingStatistics,
    {
      of: 'money_flow',
      figures: {
        largeSingle: 'SUM(t.large_net)',
        mainSingle: 'SUM(t.main_net)',
        middleSmallSingle: 'SUM(t.middle_small_net)',
        mainSingleTurnover: `SUM(t.main_net) / SUM(${FLOAT})`,
        largeSingleTurnover: `SUM(t.large_net) / SUM(${FLOAT})`,
        middleSmallSingleTurnover: `SUM(t.middle_small_net) / SUM(${FLOAT})`,
        mainTradingAmt: 'SUM(t.main_trading_amount)',
        mainOfTotalRate: 'SUM(t.main_trading_amount) / SUM(bar.amount)',
        mainSingleTotal: 'SUM(SUM(t.main_net)) OVER (ORDER BY t.trade_date)',
      },
    },
  ],
  [
    'liquidity',
    liquidity,
    {
      of: 'daily_bar',
      figures: {
        totalCapital: 'SUM(bar.close * bar.total_shares)',
        floatCapitalOfShares: `SUM(${FLOAT})`,
        tradingDayAmt: 'SUM(bar.amount)',
        turnoverOfFloatCapitalRate: `SUM(bar.amount) / SUM(${FLOAT})`,
      },
    },
  ],
  [
    'capital preference',
    capitalPreference,
    {
      of: 'capital_preference',
      figures: {
        zbphIndex: `SUM(t.zbph_index * ${FLOAT}) / SUM(${FLOAT})`,
        fundHeldCapitalRate: `SUM(t.fund_held_capital_rate * ${FLOAT})
          / SUM(IF(t.fund_held_capital_rate IS NULL, NULL, ${FLOAT}))`,
      },
    },
  ],
];

/** A table's figures for some securities on each day, newest first, summed by MariaDB. */
async function summed({ of, figures }: Summed, securities: readonly number[]): Promise<Row[]> {
  if (securities.length === 0) return [];
  const found = await industry.query<Row>(
    `SELECT DATE_FORMAT(t.trade_date, '%Y-%m-%d') AS reportDate, CAST(COUNT(*) AS INT) AS corpNum,
       ${Object.entries(figures)
         .map(([key, sql]) => `CAST(${sql} AS DOUBLE) AS ${key}`)
         .join(', ')}
     FROM ${tableName('market', of)} t
     JOIN ${tableName('market', 'daily_bar')} bar USING (security_id, trade_date)
     WHERE t.security_id IN (?) GROUP BY t.trade_date`,
    [securities],
  );
  return found.sort((one, other) => (String(one['reportDate']) < String(other['reportDate']) ? 1 : -1));
}

const close = (value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? expect.closeTo(value, 9) : value;

describe.each(TABLES)('%s of an industry', (_, entry, sums) => {
  it.each([
    ['with a company in two of its industries', LIQUOR],
    ['with a loss-maker, a new listing and a share that never traded', OTHERS],
    ['of one suspended company', ALONE],
    ['without companies', EMPTY],
  ] as const)('%s adds up to the rows of its members', async (_case, { id, securities }) => {
    const { content, totalElements } = await page(entry, `dataId=${id}&size=20`);
    const expected = await summed(sums, securities);
    expect(totalElements).toBe(expected.length);
    const keys = ['reportDate', 'corpNum', ...Object.keys(sums.figures)];
    expect(content.map((row) => Object.fromEntries(keys.map((key) => [key, row[key]])))).toEqual(
      expected.map((row) => Object.fromEntries(keys.map((key) => [key, close(row[key])]))),
    );
  });
});

describe('the members of a day', () => {
  const column = ({ content }: Page<Row>, key: string) => content.map((row) => row[key]);

  it('are those who belonged to a Shenwan industry then, or today’s on all days', async () => {
    const then = await page(leverage, `dataId=${BANKS.id}&sort=reportDate,ASC`);
    const now = await page(leverage, `dataId=${BANKS.id}&members=now&sort=reportDate,ASC`);
    // 招商银行 has 3000 and 10 more each day, 平安银行 4000, until it left on 1 July.
    expect(column(then, 'marginTrading')).toEqual([7000, 7020, 7040, 3030, 3040]);
    expect(column(now, 'marginTrading')).toEqual([7000, 7020, 7040, 7060, 7080]);
    expect(column(then, 'memberNum')).toEqual([2, 2, 2, 1, 1]);
    expect(column(now, 'memberNum')).toEqual([2, 2, 2, 2, 2]);
  });

  it('are counted whether they have the figure or not, from their listing on', async () => {
    const { content } = await page(liquidity, `dataId=${OTHERS.id}&sort=reportDate,ASC`);
    // 万科A never traded; 纬达光电 was listed on the third day.
    expect(content.map(({ corpNum, memberNum }) => [corpNum, memberNum])).toEqual([
      [2, 3],
      [2, 3],
      [3, 4],
      [3, 4],
      [3, 4],
    ]);
  });
});

describe('figures that follow from others', () => {
  it('change against the day before, and cumulate from the first', async () => {
    const { content } = await page(leverage, `dataId=${LIQUOR.id}&sort=reportDate,ASC`);
    // Three members with 11 more each day.
    expect(content.map(({ sumDayChange }) => sumDayChange)).toEqual([null, 33, 33, 33, 33]);
    const flows = await page(tradingStatistics, `dataId=${LIQUOR.id}&sort=reportDate,ASC`);
    expect(flows.content.map(({ largeSingleTotal }) => largeSingleTotal)).toEqual([-3, -3, 0, 6, 15]);
    expect(flows.content.at(-1)?.['volRatio']).toBeNull();
  });

  it('take founders’ holdings as announced by the day', async () => {
    const { content } = await page(liquidity, `dataId=${LIQUOR.id}&sort=reportDate,ASC`);
    const rates = content.map((row) => row['turnoverOfNotfoundationCapitalRate']);
    // 贵州茅台 alone until 五粮液 reports on the third day: 100 × 1450 ÷ (1450 × (10 − 6)), then both.
    expect(rates.slice(0, 2)).toEqual([expect.closeTo(25, 9), expect.closeTo(25, 9)]);
    expect(rates[2]).toBeCloseTo((148_000 + 11_500) / (1480 * 4 + 115 * 30), 9);
  });
});

describe('a table by day', () => {
  it('is paged and sorted, missing figures last', async () => {
    const sorted = await page(leverage, `dataId=${LIQUOR.id}&sort=sumDayChange,ASC&size=2&page=2`);
    expect(sorted.content.map(({ sumDayChange }) => sumDayChange)).toEqual([null]);
    expect(sorted.asOf).toBe('2026-07-02');
    const newest = await page(leverage, `dataId=${LIQUOR.id}&size=1`);
    expect([newest.totalElements, newest.content[0]?.['reportDate']]).toEqual([5, '2026-07-02']);
  });

  it('is served under the prefixes of both classifications, and below the service’s own name', async () => {
    for (const path of ['/api/etf/dataStockLiquidity/dataList', '/api/dataStockLiquidity/dataList']) {
      const { body } = await industry.call('GET', `${path}?dataId=${LIQUOR.id}`, { session: SESSION });
      expect((body.result as Page<Row>).totalElements).toBe(5);
    }
  });

  it('is refused without its authority, and for an industry of another tenant or none', async () => {
    const ask = async (session: object, id: number): Promise<number> =>
      (await industry.call('GET', `${leverage.path}?dataId=${id}`, { session })).status;
    expect(await ask({ ...SESSION, authorities: ['hysjk_gn_view_marketData'] }, LIQUOR.id)).toBe(403);
    expect(await ask({ ...SESSION, tenantId: OTHER_TENANT }, LIQUOR.id)).toBe(404);
    expect(await ask(SESSION, 9999)).toBe(404);
  });
});
