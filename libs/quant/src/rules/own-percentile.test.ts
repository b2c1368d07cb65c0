import { percentileOf } from '../stats/percentile-of.ts';
import { expectClose } from '../testing/expect-close.ts';
import { percentileByContests } from '../testing/oracles/rules/percentile-by-contests.ts';
import { applyRule } from './apply-rule.ts';
import { ownPercentile, type OwnPercentileParameters } from './own-percentile.ts';
import { eachCell, seededPanel, windowOf } from './testing/seeded-panel.ts';

const column = (values: number[], parameters: { n: number; least?: number }): number[] => [
  ...applyRule(2, parameters, [Float64Array.from(values)], { dates: values.length, stocks: 1 }),
];

test('today is ranked among the last n values, itself included, ties half', () => {
  // The last 3 of [1, 3] has one below and itself half: 1.5 / 2; that of [3, 2, 3] 1 below, 2 equal; the 1 of [2, 3, 1] itself.
  expect(column([1, 3, 2, 3, 1], { n: 3, least: 1 })).toEqual([50, 75, 50, 100 * (2 / 3), 100 * (0.5 / 3)]);
});

test('missing rows are part of the window and do not count', () => {
  expect(column([1, NaN, 2, NaN, 3], { n: 3, least: 1 })).toEqual([50, NaN, 75, NaN, 75]);
});

test('with fewer values than the least there is none', () => {
  expect(column([1, 2, NaN, 3, 4], { n: 3, least: 2 })).toEqual([NaN, 75, NaN, 75, 75]);
  expect(column([1, 2, NaN, 3, 4], { n: 3, least: 3 })).toEqual([NaN, NaN, NaN, NaN, NaN]);
});

test('unless told, the window has 750 rows and needs 60 values, or all of a shorter one', () => {
  const rising = Float64Array.from({ length: 800 }, (_, at) => at);
  const result = applyRule(2, {}, [rising], { dates: 800, stocks: 1 });
  expect(result[58]).toBeNaN();
  expect(result[59]).toBe(100 * (59.5 / 60));
  expect(result[799]).toBe(100 * (749.5 / 750));
  expect(column([1, 2, 3, 4], { n: 3 })).toEqual([NaN, NaN, 100 * (2.5 / 3), 100 * (2.5 / 3)]);
});

test('a constant window is in the middle', () => {
  expect(column([7, 7, 7, 7], { n: 3, least: 1 })).toEqual([50, 50, 50, 50]);
});

test.each([
  { dates: 60, stocks: 37, n: 7, least: 1 },
  { dates: 60, stocks: 5, n: 1, least: 1 },
  { dates: 40, stocks: 3, n: 100, least: 9 },
  { dates: 130, stocks: 16, n: 50, least: 30 },
])('%j: every cell is what its window says, ties, gaps and infinities included', (size) => {
  const { n, least, stocks } = size;
  const values = seededPanel(11 + n, { ...size, gaps: 0.2, ties: 0.4, strange: 0.1 });
  const expected = eachCell(
    size,
    (date, stock) =>
      100 *
      percentileOf(values[date * stocks + stock] ?? NaN, windowOf(values, { stocks, date, stock, n }), least),
  );
  expect(applyRule(2, { n, least }, [values], size)).toEqual(expected);
});

test('stocks do not know of one another', () => {
  const size = { dates: 50, stocks: 20 };
  const values = seededPanel(5, { ...size, gaps: 0.1 });
  const turned = eachCell(size, (date, stock) => values[date * 20 + 19 - stock] ?? NaN);
  const result = applyRule(2, { n: 10 }, [values], size);
  expect(applyRule(2, { n: 10 }, [turned], size)).toEqual(
    eachCell(size, (date, stock) => result[date * 20 + 19 - stock] ?? NaN),
  );
});

test.each<[string, number[], { n: number; least?: number }, number[]]>([
  // One value is half below itself: 0.5 / 1.
  ['one value', [4], { n: 5, least: 1 }, [50]],
  ['a falling column, each the least so far', [9, 8, 7], { n: 3, least: 1 }, [50, 25, 100 / 6]],
  ['a window of one row, whatever came before', [3, 9, 1], { n: 1 }, [50, 50, 50]],
  ['nothing but missing values', [NaN, NaN], { n: 2, least: 1 }, [NaN, NaN]],
  ['a window longer than the column', [1, 2], { n: 10_000, least: 2 }, [NaN, 75]],
  ['both zeros, which are equal', [-0, 0, -0], { n: 3, least: 1 }, [50, 50, 50]],
  [
    'infinities, as the ends of all',
    [1, Infinity, -Infinity, Infinity],
    { n: 4, least: 1 },
    [50, 75, 100 / 6, 75],
  ],
  ['tiny and huge values', [5e-324, 1e308, 0, -1e308], { n: 4, least: 1 }, [50, 75, 100 / 6, 12.5]],
  ['neighbours that 22 bits do not distinguish', [1, 1 + 2 ** -52, 1], { n: 3, least: 1 }, [50, 75, 100 / 3]],
])('of %s', (_, values, parameters, expected) => {
  expectClose(column(values, parameters), expected);
});

/** The row of the first percentile of 1 2 3 4 5 and so on, with so many at least. */
test.each([
  [{ n: 5, least: 1 }, 0],
  [{ n: 5, least: 5 }, 4],
  [{ n: 5 }, 4],
  [{ n: 60 }, 59],
  [{ n: 61 }, 59],
  [{}, 59],
  [{ n: null, least: 3 }, 2],
  [{ n: 100, least: null }, 59],
])('with %j the first percentile is on row %i', (parameters, row) => {
  const rising = Float64Array.from({ length: 80 }, (__, at) => at);
  const found = applyRule(2, parameters, [rising], { dates: 80, stocks: 1 });
  expect(found.findIndex((value) => !Number.isNaN(value))).toBe(row);
});

test.each([1, 2, 3, 4, 5])('seed %i: every cell is what contests within its window make of it', (seed) => {
  const size = { dates: 70, stocks: 6 };
  const [n, least] = [3 + seed * 4, seed];
  const values = seededPanel(seed, { ...size, gaps: 0.15 * seed, ties: 0.4, strange: 0.05 });
  const expected = eachCell(size, (date, stock) =>
    percentileByContests(
      values[date * 6 + stock] ?? NaN,
      windowOf(values, { stocks: 6, date, stock, n }),
      least,
    ),
  );
  expectClose(applyRule(2, { n, least }, [values], size), expected);
});

test('a value is ranked from the other end when every sign is turned', () => {
  const size = { dates: 40, stocks: 5 };
  const values = seededPanel(6, { ...size, gaps: 0.2, ties: 0.5 });
  const up = applyRule(2, { n: 9, least: 2 }, [values], size);
  const down = applyRule(2, { n: 9, least: 2 }, [values.map((value) => -value)], size);
  expectClose(
    down,
    up.map((value) => 100 - value),
  );
});

describe('over reports', () => {
  const measured = (parameters: OwnPercentileParameters, values: number[]): number => {
    const { onReports } = ownPercentile;
    if (typeof onReports !== 'function') throw new Error('it has windows of reports');
    const { length, measure } = onReports(parameters);
    expect(length).toBe(values.length);
    return measure(Float64Array.from(values));
  };

  test.each([
    ['the last of four, one below, one its equal', { n: 4, least: 1 }, [1, 3, 2, 2], 50],
    ['reports without a value do not count', { n: 4, least: 2 }, [NaN, 1, NaN, 2], 75],
    ['too few of them', { n: 4, least: 3 }, [NaN, 1, NaN, 2], NaN],
    ['as many as there are, unless told', { n: 3 }, [NaN, 1, 2], NaN],
    ['a last one without a value', { n: 3, least: 1 }, [1, 2, NaN], NaN],
    ['one report', { n: 1 }, [7], 50],
  ])('%s', (_, parameters, values, expected) => {
    expect(measured(parameters, values)).toBe(expected);
  });
});
