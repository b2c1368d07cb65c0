import { weekdays } from '@console/quant';
import { ALL_CHANGED } from '../../import/load/changes.ts';
import { delist, putBars, putRows, putSecurities, rowsOf } from '../../testing/market-rows.ts';
import { scratchMarket, type ScratchMarket } from '../../testing/scratch-market.ts';
import { followBarDates } from '../bar-dates.ts';
import { comparisonIndexes } from './comparison-indexes.ts';
import type { Changes } from '../derived.ts';

let market: ScratchMarket;
/** Seventy weekdays up to 2024-05-10. */
const days = weekdays('2024-02-05', 70);

beforeEach(async () => {
  market = await scratchMarket();
  await putSecurities(market, 3);
  await putBars(
    market,
    days.flatMap((day, at) => [
      // 1 gets dearer day by day, 2 cheaper; 3 has no valuation.
      { day, security: 1, close: 10, pe_ttm: 10 + at, pb: 1 + at, amount: 100 },
      { day, security: 2, close: 10, pe_ttm: 200 - at, pb: 100 - at, amount: 200 },
      { day, security: 3, close: 10, pe_ttm: -1, pb: null, amount: 300 },
    ]),
  );
  await followBarDates(market.connection, null);
  await putRows(market, 'sw_member', [
    { security_id: 1, l1_code: 'A', valid_from: '2014-01-01' },
    { security_id: 2, l1_code: 'A', valid_from: '2014-01-01' },
  ]);
  for (const security of [1, 2]) {
    await report({ security, period: '2022-12-31', announced: '2023-04-01', revenue: 100 });
    await report({ security, period: '2023-12-31', announced: '2024-04-15', revenue: 100 + security });
  }
});
afterEach(() => market.drop());

async function report({
  security,
  period,
  announced,
  revenue,
}: Record<'period' | 'announced', string> & Record<'security' | 'revenue', number>) {
  const of = { security_id: security, report_period: period, announce_date: announced, template: 'general' };
  await putRows(market, 'income_statement', [
    {
      ...of,
      operating_total_revenue: revenue,
      operating_revenue: revenue,
      net_profit_parent: revenue / 10,
      operating_cost: 50,
    },
  ]);
  await putRows(market, 'balance_sheet', [{ ...of, equity_parent: 200 }]);
}

const all = new Map(comparisonIndexes.sources.map((source) => [source, ALL_CHANGED]));
const since = (table: string, day: string): Changes => new Map([[table, { days: [day], securities: null }]]);
const rebuild = (changes: Changes) => comparisonIndexes.rebuild(market.connection, changes);
const rows = () => rowsOf(market, 'comparison_index');
const on = async (day: string) => (await rows()).filter(({ trade_date }) => trade_date === day);

test('there are rows for each month’s last day and the newest', async () => {
  await rebuild(all);
  expect([...new Set((await rows()).map(({ trade_date }) => trade_date))]).toEqual([
    ...['2024-02-29', '2024-03-29', '2024-04-30'],
    '2024-05-10',
  ]);
});

test('companies are compared within their industry, and liquidity with all', async () => {
  await rebuild(all);
  const [first, second, third] = await on('2024-05-10');
  // Revenue, profit, return and margin are worse, and so are the valuations: all six at a quarter.
  expect(first?.['corp_comparison_index']).toBeCloseTo(1.25, 12);
  expect(second?.['corp_comparison_index']).toBeCloseTo(3.75, 12);
  expect(third?.['corp_comparison_index']).toBeNull();
  expect(first?.['liquidity_index']).toBeCloseTo(5 / 6, 12);
  expect(second?.['liquidity_index']).toBeCloseTo(2.5, 12);
  expect(third?.['liquidity_index']).toBeCloseTo(25 / 6, 12);
});

test('a report counts from its announcement on', async () => {
  await rebuild(all);
  // Before, the older report has nothing to grow from: return and margin alone, and no three years of prices.
  expect((await on('2024-03-29')).map((row) => row['corp_comparison_index'])).toEqual([null, null, null]);
});

/** The balance sheets of 2023 are announced after April, and the return on equity of the second is the lower one. */
async function lateSheets(): Promise<void> {
  await putRows(
    market,
    'balance_sheet',
    [200, 2000].map((equity_parent, at) => ({
      security_id: at + 1,
      report_period: '2023-12-31',
      announce_date: '2024-05-06',
      template: 'general',
      equity_parent,
    })),
  );
}

test('a figure counts from the announcement of its own statement on', async () => {
  await lateSheets();
  await rebuild(all);
  // Growth of revenue and profit, margin and both valuations are known in April, five of six.
  expect((await on('2024-04-30')).map((row) => row['corp_comparison_index'])).toEqual([
    expect.closeTo(1.25, 12),
    expect.closeTo(3.75, 12),
    null,
  ]);
  expect((await on('2024-05-10')).map((row) => row['corp_comparison_index'])).toEqual([
    expect.closeTo((5 * (0.25 * 5 + 0.75)) / 6, 12),
    expect.closeTo((5 * (0.75 * 5 + 0.25)) / 6, 12),
    null,
  ]);
});

test('what is announced after a day changes nothing on it', async () => {
  await lateSheets();
  await rebuild(all);
  for (const day of ['2024-04-30', '2024-03-29']) {
    const seen = await on(day);
    await market.connection.query('DELETE FROM daily_bar WHERE trade_date > ?', [day]);
    for (const table of ['income_statement', 'balance_sheet'])
      await market.connection.query(`DELETE FROM ${table} WHERE announce_date > ?`, [day]);
    await followBarDates(market.connection, null);
    await rebuild(all);
    expect(await on(day)).toEqual(seen);
    expect(seen).toHaveLength(3);
  }
});

test('an added day, a new report and removed rows give the same as a whole rebuild', async () => {
  await rebuild(all);
  const before = await rows();
  await putBars(market, [{ day: '2024-05-13', security: 1, close: 10, pe_ttm: 1, pb: 1 }]);
  await followBarDates(market.connection, ['2024-05-13']);
  await rebuild(since('daily_bar', '2024-05-13'));
  const added = await rows();
  expect(await on('2024-05-10')).toEqual([]);
  expect(await on('2024-05-13')).toHaveLength(1);
  await rebuild(all);
  expect(await rows()).toEqual(added);

  await market.connection.query(`DELETE FROM daily_bar WHERE trade_date = '2024-05-13'`);
  await rebuild(since('daily_bar', '2024-05-13'));
  expect(await rows()).toEqual(before);

  await report({ security: 2, period: '2023-12-31', announced: '2024-04-15', revenue: 90 });
  await rebuild(since('income_statement', '2024-04-15'));
  const reported = await rows();
  expect(reported).not.toEqual(before);
  await rebuild(all);
  expect(await rows()).toEqual(reported);
});

test('a security is compared until the day of its delisting, even if it has later bars', async () => {
  await rebuild(all);
  const april = await on('2024-04-30');
  const before = await rows();
  await rebuild(await delist(market, 2, '2024-05-06'));
  const left = await rows();
  // Alone in its industry, and the lesser of two in its amounts.
  const [first, third, ...more] = await on('2024-05-10');
  expect([first?.['security_id'], third?.['security_id'], more]).toEqual([1, 3, []]);
  expect(first?.['corp_comparison_index']).toBeCloseTo(2.5, 12);
  expect(first?.['liquidity_index']).toBeCloseTo(1.25, 12);
  expect(await on('2024-04-30')).toEqual(april);
  await rebuild(all);
  expect(await rows()).toEqual(left);
  // A later report of the delisted security changes nothing; one of a security still listed does.
  await report({ security: 2, period: '2024-03-31', announced: '2024-05-08', revenue: 1 });
  await rebuild(all);
  expect(await rows()).toEqual(left);
  await delist(market, 2, null);
  await rebuild(all);
  expect(await rows()).not.toEqual(before);
});
