import { configurationIndexes } from './configuration-indexes.ts';
import { groupMeans } from './group-means.ts';
import type { IndexInput } from './index-input.ts';
import { indexPanel } from './index-panel.ts';
import { investSuccessRates } from './invest-success-rate.ts';
import { styleIndexes } from './style-index.ts';
import { systemPool } from './system-pool.ts';
import { cutOff, randomIndexes, type IndexMarket } from './testing/random-indexes.ts';
import { quarterOf, reportsOf } from './testing/reports-of.ts';

const of = (...values: number[]) => Float64Array.from(values);
const fill = (cells: number, value: number) => new Float64Array(cells).fill(value);

/** Seventy days of three stocks, the first two of one industry. */
function small(changed: Partial<IndexInput> = {}): IndexInput {
  const [dates, stocks] = [70, 3];
  const cells = dates * stocks;
  const each = (value: (stock: number, row: number) => number): Float64Array =>
    Float64Array.from({ length: cells }, (_, cell) => value(cell % stocks, Math.floor(cell / stocks)));
  const report = (stock: number) => [
    { quarter: quarterOf(2022, 4), known: 1, revenue: 100, equity: 200 },
    { quarter: quarterOf(2023, 4), known: 60, revenue: 101 + stock, equity: 200 },
  ];
  return {
    dates,
    stocks,
    days: Int32Array.from({ length: dates }, (_, row) => row),
    universe: new Uint8Array(cells).fill(1),
    industries: Uint16Array.from({ length: cells }, (_, cell) => (cell % stocks === 2 ? 0 : 1)),
    // 0 gets dearer day by day, 1 cheaper; 2 has no valuation.
    pe: each((stock, row) => [10 + row, 200 - row, -1][stock] ?? NaN),
    pb: each((stock, row) => [1 + row, 100 - row, NaN][stock] ?? NaN),
    amount: each((stock) => 100 * (stock + 1)),
    floatCapital: fill(cells, 10_000),
    financing: each((stock) => [5, 5, 9][stock] ?? NaN),
    connectHeld: each((stock) => [0.1, NaN, 0.2][stock] ?? NaN),
    mainAmount: each((stock) => [10, -10, 30][stock] ?? NaN),
    fundHeld: {
      starts: Int32Array.from([0, 1, 1, 2]),
      known: Int32Array.from([0, 69]),
      reports: Int32Array.from([1, 1]),
      values: of(0.2, 0.1),
    },
    reports: reportsOf([report(0), report(1), []]),
    ...changed,
  };
}
const lastOf = (input: IndexInput) => {
  const parts = indexPanel(input, { from: input.dates - 1, to: input.dates });
  return Object.fromEntries(
    Object.entries(parts).map(([name, values]) => [name, [...(values as Float64Array)]]),
  );
};
const closeTo = (...values: number[]) =>
  values.map((value) => (Number.isNaN(value) ? NaN : expect.closeTo(value, 12)));

describe('the indexes of a small market', () => {
  it('are worked by hand', () => {
    expect(lastOf(small())).toEqual({
      // Growth, return and valuations of 0 are worse than of 1, its margin is the same. The other industry has nothing.
      corpComparison: closeTo((5 * (0.25 * 5 + 0.5)) / 6, (5 * (0.75 * 5 + 0.5)) / 6, NaN),
      industryComparison: closeTo(2.5, 2.5, NaN),
      // Funds: 0.2, none, 0.1; financing: a tie, then more; connect: 0.1, none, 0.2; main: 0.1, −0.05, 0.1; turnover.
      capitalPreference: closeTo(
        (5 * (0.75 + 1 / 3 + 0.25 + 2 / 3 + 1 / 6)) / 5,
        (5 * (1 / 3 + 1 / 6 + 0.5)) / 3,
        (5 * (0.25 + 5 / 6 + 0.75 + 2 / 3 + 5 / 6)) / 5,
      ),
      liquidity: closeTo(5 / 6, 2.5, 25 / 6),
    });
  });

  it('use a report from its announcement on', () => {
    const { corpComparison } = indexPanel(small(), { from: 59, to: 61 });
    // On day 59 only the margins and the valuations of 60 days are there; with the report, four more.
    expect([...corpComparison.subarray(0, 2)]).toEqual([NaN, NaN]);
    expect(corpComparison.subarray(3, 5).some(Number.isNaN)).toBe(false);
  });

  it('have only those of the universe', () => {
    const input = small();
    input.universe[69 * 3] = 0;
    const { corpComparison, industryComparison, liquidity, capitalPreference } = lastOf(input);
    expect(industryComparison).toEqual(closeTo(NaN, 2.5, NaN));
    expect(corpComparison).toEqual(closeTo(NaN, 2.5, NaN));
    expect(liquidity).toEqual(closeTo(NaN, 1.25, 3.75));
    expect(capitalPreference?.[0]).toBeNaN();
  });

  it('refuse what does not fit', () => {
    expect(() => lastOf(small({ pe: of(1) }))).toThrow('pe: 1 cells for 70 × 3');
    expect(() => lastOf(small({ days: new Int32Array(3) }))).toThrow('3 days for 70 rows');
    expect(() => lastOf(small({ reports: reportsOf([[]]) }))).toThrow('reports of 1 stocks, not 3');
    expect(() => indexPanel(small(), { from: 0, to: 71 })).toThrow(RangeError);
  });
});

const STYLE = { comparisonIndexIndustryWeight: 0.4, comparisonIndexCorpWeight: 0.3, zbphIndexWeight: 0.3 };
const CORRECTION = { styleIndexWeight: 0.7, liquidityIndexWeight: 0.3 };

/** Everything that is known of a row: indexes, industries, pool, configuration, success. */
function allOf({ input, monthly, exclusions, codes }: IndexMarket, row: number) {
  const parts = indexPanel(input, { from: row, to: row + 1 });
  const style = styleIndexes(parts, STYLE);
  const pool = systemPool(style, codes, { exclusions, row, size: 10 });
  const chosen = (values: Float64Array) => Float64Array.from(pool, (place) => values[place] ?? NaN);
  const selected = { styleIndex: chosen(style), liquidity: chosen(parts.liquidity) };
  const { stocks } = input;
  const groups = input.industries.subarray(row * stocks, (row + 1) * stocks);
  const weights = input.floatCapital.subarray(row * stocks, (row + 1) * stocks);
  return {
    ...parts,
    style,
    pool,
    configuration: configurationIndexes(selected, CORRECTION),
    industryPreference: groupMeans(parts.capitalPreference, weights, { groups, count: 5 }),
    success: investSuccessRates(monthly, row),
  };
}

describe('no look-ahead', () => {
  const market = randomIndexes(9, { dates: 480, stocks: 40 });
  const rows = Array.from({ length: 60 }, (_, at) => 65 + at * 7);
  const seen = rows.map((row) => allOf(market, row));

  it('gives at 60 dates, from data cut off there, what the whole data give: reports, members and pools included', () => {
    for (const [at, row] of rows.entries()) expect(allOf(cutOff(market, row), row)).toEqual(seen[at]);
  });

  it('is about something: every index is there on most dates, and pools change', () => {
    const present = (of: (day: (typeof seen)[number]) => Float64Array) =>
      seen.filter((day) => of(day).some(Number.isFinite)).length;
    for (const name of [
      'industryComparison',
      'corpComparison',
      'capitalPreference',
      'liquidity',
      'style',
    ] as const)
      expect(present((day) => day[name])).toBe(60);
    expect(present(({ success }) => success)).toBeGreaterThan(20);
    expect(new Set(seen.map(({ pool }) => pool.join())).size).toBeGreaterThan(30);
  });

  it('makes a panel of all dates to the same bits as each date by itself', () => {
    const { stocks } = market.input;
    const whole = indexPanel(market.input, { from: 0, to: 480 });
    for (const [at, row] of rows.entries())
      for (const [name, values] of Object.entries(whole) as [keyof typeof whole, Float64Array][])
        expect(seen[at]?.[name]).toEqual(values.slice(row * stocks, (row + 1) * stocks));
  });
});
