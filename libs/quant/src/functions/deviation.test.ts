import { definitionFaults } from '../rules/definition.ts';
import { eachCell, seededPanel, windowOf } from '../rules/testing/seeded-panel.ts';
import { expectClose } from '../testing/expect-close.ts';
import { coDeviationOfPairs } from '../testing/oracles/functions/co-deviation-of-pairs.ts';
import { deviation } from './deviation.ts';

const along = (values: number[], n: number, least?: number | null): Float64Array =>
  deviation.apply([Float64Array.from(values)], least === undefined ? { n } : { n, least }, {
    dates: values.length,
    stocks: 1,
  });

test.each<[string, number[], number, number | undefined, number[]]>([
  // Mean 5, squares 9 + 1 + 1 + 9 = 20, √(20 / 3).
  ['four values by hand', [2, 4, 6, 8], 4, undefined, [NaN, NaN, NaN, Math.sqrt(20 / 3)]],
  ['two values: their distance over √2', [1, 4], 2, undefined, [NaN, 3 / Math.SQRT2]],
  ['one value', [5], 2, 2, [NaN]],
  ['nothing', [], 2, undefined, []],
  ['all missing', [NaN, NaN, NaN], 2, 2, [NaN, NaN, NaN]],
  ['all equal, by thirds of which no sum is exact', [1 / 3, 1 / 3, 1 / 3], 3, 2, [NaN, 0, 0]],
  ['both zeros, which are equal', [0, -0, 0], 3, 2, [NaN, 0, 0]],
  ['a gap that leaves enough', [1, NaN, 3], 3, 2, [NaN, NaN, Math.SQRT2]],
  ['a gap that leaves too few', [1, NaN, 3], 3, 3, [NaN, NaN, NaN]],
  ['a window longer than the column', [0, 2], 100, 2, [NaN, Math.SQRT2]],
  ['a small spread far from zero', [1e9, 1e9 + 1, 1e9 + 2], 3, undefined, [NaN, NaN, 1]],
  ['tiny values', [1e-150, 3e-150], 2, undefined, [NaN, Math.SQRT2 * 1e-150]],
  ['huge values whose squares are within range', [1e150, 3e150], 2, undefined, [NaN, Math.SQRT2 * 1e150]],
  ['huge values whose squares are not', [1e300, 3e300], 2, undefined, [NaN, NaN]],
  ['an infinite value, until it has left', [-Infinity, 1, 3], 2, undefined, [NaN, NaN, Math.SQRT2]],
])('of %s', (_, values, n, least, expected) => {
  const found = along(values, n, least);
  expectClose(found, expected, 1e-14);
  for (const [at, value] of expected.entries())
    if (value > 0) expect((found[at] ?? NaN) / value).toBeCloseTo(1, 13);
});

test('all values of the window are needed unless as many are named, null being none', () => {
  const values = [1, NaN, 3, 5, 7];
  expect(along(values, 3)).toEqual(along(values, 3, 3));
  expect(along(values, 3, null)).toEqual(along(values, 3, 3));
});

test.each([1, 2, 3, 4])('seed %i: every window is what its pairs make of it', (seed) => {
  const size = { dates: 35, stocks: 5 };
  const [n, least] = [2 + seed * 4, 1 + seed];
  const values = seededPanel(seed, { ...size, gaps: 0.1 * seed, ties: 0.4 });
  const expected = eachCell(size, (date, stock) => {
    const window = windowOf(values, { stocks: 5, date, stock, n });
    const present = window.filter((value) => !Number.isNaN(value)).length;
    return Number.isNaN(window.at(-1)) || present < least
      ? NaN
      : Math.sqrt(coDeviationOfPairs(window, window));
  });
  expectClose(deviation.apply([values], { n, least }, size), expected, 1e-11);
});

test('a shift changes nothing, a scale scales it', () => {
  const values = [3, 1, 4, 1, 5, 9, 2, 6];
  const found = along(values, 4);
  expectClose(
    along(
      values.map((value) => value + 1000),
      4,
    ),
    found,
    1e-11,
  );
  expectClose(
    along(
      values.map((value) => value * -8),
      4,
    ),
    found.map((value) => value * 8),
    1e-13,
  );
});

test.each([
  [{ n: 2 }, 1, []],
  [{ n: 2, least: 2 }, 1, []],
  [{ n: 10_000, least: null }, 1, []],
  [{ n: 10_001 }, 1, [['n', 'above-most']]],
  [{ n: 1 }, 1, [['n', 'below-least']]],
  [{ n: 5, least: 1 }, 1, [['least', 'below-least']]],
  [{ n: 5, least: 6 }, 1, [['least', 'above-other']]],
  [{}, 1, [['n', 'missing-parameter']]],
  [{ n: 5 }, 0, [['', 'wrong-inputs']]],
  [{ n: 5 }, 2, [['', 'wrong-inputs']]],
])('%j with %i panels has the faults %j', (parameters, inputs, faults) => {
  expect(
    definitionFaults(deviation, parameters, inputs).map(({ path, code }) => [path.join('.'), code]),
  ).toEqual(faults);
});
