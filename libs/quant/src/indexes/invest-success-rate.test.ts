import { investSuccessRates, type MonthlyInput } from './invest-success-rate.ts';

/** Two days a month from December 2019 on, and the given returns of the second; one stock a column. */
function months(rows: readonly (readonly number[])[], changed: Partial<MonthlyInput> = {}): MonthlyInput {
  const stocks = rows[0]?.length ?? 0;
  const days = rows.flatMap((_, at) => {
    const month = new Date(Date.UTC(2019, 11 + at, 1)).toISOString().slice(0, 7);
    return [`${month}-05`, `${month}-20`];
  });
  const returns = Float64Array.from(rows.flatMap((row) => [...row.map(() => 0), ...row]));
  const universe = new Uint8Array(days.length * stocks).fill(1);
  return { dates: days.length, stocks, days, returns, universe, ...changed };
}
const repeated = (count: number, ...row: number[]) => Array.from({ length: count }, () => row);
const ratesOf = (input: MonthlyInput, row = input.dates - 1) => [...investSuccessRates(input, row)];

it('is the share of months above the median', () => {
  // The first month may have begun before the panel, and the last is not over: 12 count.
  const rows = [[9, 9, 9], ...repeated(3, 0.3, 0.1, 0.2), ...repeated(9, 0.1, 0.2, 0.3), [9, 9, 0]];
  expect(ratesOf(months(rows))).toEqual([3 / 12, 0, 9 / 12]);
});

it('needs twelve months', () => {
  expect(ratesOf(months(repeated(13, 0.1, 0.2)))).toEqual([NaN, NaN]);
  expect(ratesOf(months(repeated(14, 0.1, 0.2)))).toEqual([0, 1]);
  expect(ratesOf(months([]), 0)).toEqual([]);
});

it('looks back over 36 months at most', () => {
  const rows = [...repeated(20, 0.2, 0.1), ...repeated(36, 0.1, 0.2), [0, 0]];
  expect(ratesOf(months(rows))).toEqual([0, 1]);
});

it('does not count a month that a stock was not in the universe all through, nor one without a trade', () => {
  const input = months(repeated(16, 0.1, 0.2, 0.3));
  // Stock 2 joins in the middle of February: until then stock 1 is above the median, of two stocks.
  for (let row = 0; row < 5; row += 1) input.universe[row * 3 + 2] = 0;
  expect(ratesOf(input, 28)).toEqual([0, 2 / 13, NaN]);
  // The twelve months since March.
  expect(ratesOf(input, 30)).toEqual([0, 2 / 14, 1]);
  for (const row of [10, 11]) input.returns[row * 3] = NaN;
  expect(ratesOf(input, 27)).toEqual([NaN, 2 / 12, NaN]);
});

it('does not count the month of the row itself, even on its last day', () => {
  const input = months([[9, 9], ...repeated(12, 0.1, 0.2), [0, 0]]);
  const atEnd = ratesOf(input, 25);
  expect(atEnd).toEqual([NaN, NaN]);
  expect(ratesOf(input, 26)).toEqual([0, 1]);
});

it('compounds the days of a month', () => {
  const input = months([[9, 9], ...repeated(12, 0.1, 0.1), [0, 0]]);
  // 1.1 × 1.1 against 1.1 × 1.
  for (let row = 2; row < 26; row += 2) input.returns[row * 2] = 0.1;
  expect(ratesOf(input)).toEqual([1, 0]);
});
