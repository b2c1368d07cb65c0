import { dailySheet, sheetBytes, sheetSizeOf, type DailySheet } from './daily-sheet.ts';
import { smallInput } from './testing/small-input.ts';

const size = { dates: 5, horizons: 2, quantiles: 3, industryCount: 4 };

/** The arrays of a sheet, by name, in their order in the buffer. */
const seriesOf = (sheet: DailySheet): [string, Float64Array][] =>
  Object.entries(sheet)
    .filter((entry): entry is [string, Float64Array] => entry[1] instanceof Float64Array)
    .sort(([, one], [, other]) => one.byteOffset - other.byteOffset);

test.each([
  // Three of dates; by horizon nine, three by quantile, one by industry: 3 + h (9 + 3q + i).
  [{ dates: 1, horizons: 1, quantiles: 2, industryCount: 0 }, 3 + 15],
  [{ dates: 5, horizons: 2, quantiles: 3, industryCount: 4 }, 5 * (3 + 2 * 22)],
  [{ dates: 0, horizons: 3, quantiles: 10, industryCount: 30 }, 0],
])('%j takes eight bytes for each of %i cells', (of, cells) => {
  expect(sheetBytes(of)).toBe(8 * cells);
  expect(dailySheet(of).buffer.byteLength).toBe(8 * cells);
});

test('series are adjacent and fill the buffer', () => {
  let end = 0;
  for (const [name, { byteOffset, byteLength }] of seriesOf(dailySheet(size))) {
    expect([name, byteOffset]).toEqual([name, end]);
    end = byteOffset + byteLength;
  }
  expect(end).toBe(sheetBytes(size));
});

test.each([
  ['rowsPresent', 5],
  ['rankIc', 5 * 2],
  ['rankIcByIndustry', 5 * 2 * 4],
  ['quantileReturn', 5 * 2 * 3],
  ['turnover', 5 * 2 * 3],
  ['factorReturnIndustryNeutral', 5 * 2],
] as const)('%s has %i cells', (name, cells) => {
  expect(dailySheet(size)[name]).toHaveLength(cells);
});

test('a new sheet is undefined everywhere, a given buffer stays unchanged', () => {
  expect(seriesOf(dailySheet(size)).every(([, series]) => series.every(Number.isNaN))).toBe(true);
  const shared = new SharedArrayBuffer(sheetBytes(size));
  const sheet = dailySheet(size, shared);
  expect(sheet.buffer).toBe(shared);
  expect(seriesOf(sheet).every(([, series]) => series.every((value) => value === 0))).toBe(true);
});

test('two sheets of one buffer share their figures', () => {
  const one = dailySheet(size);
  const other = dailySheet(size, one.buffer);
  one.turnover[7] = 0.25;
  expect(other.turnover[7]).toBe(0.25);
  expect(other.rankAutocorrelation.every(Number.isNaN)).toBe(true);
});

test.each([
  ['horizons, quantiles and dates are the input’s', {}, { horizons: 1, quantiles: 2, industryCount: 0 }],
  [
    'industries count where they are given',
    { industries: new Uint16Array(2), industryCount: 9 },
    { industryCount: 9 },
  ],
  ['a count alone counts no industry', { industryCount: 9 }, { industryCount: 0 }],
  ['industries without a count are none', { industries: new Uint16Array(2) }, { industryCount: 0 }],
  ['more horizons', { horizons: [5, 1, 9], quantiles: 100 }, { horizons: 3, quantiles: 100 }],
])('of an input %s', (_, part, expected) => {
  const input = smallInput(
    [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
    [],
    part,
  );
  expect(sheetSizeOf(input)).toMatchObject({ dates: 3, ...expected });
});
