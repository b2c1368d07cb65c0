import { eachCell, seededPanel, windowOf } from '../rules/testing/seeded-panel.ts';
import { seededRandom } from '../sample/seeded-random.ts';
import { expectClose } from '../testing/expect-close.ts';
import { callFunction } from './testing/call-function.ts';
import { WindowMoments } from './window-moments.ts';

/** In two passes over the window itself. */
function centred(x: readonly number[], y: readonly number[]): [count: number, products: number] {
  const rows = [...x.keys()].filter((at) => !Number.isNaN((x[at] ?? NaN) + (y[at] ?? NaN)));
  const meanOf = (values: readonly number[]): number =>
    rows.reduce((sum, at) => sum + (values[at] ?? NaN), 0) / rows.length;
  const [meanX, meanY] = [meanOf(x), meanOf(y)];
  const products = rows.reduce((sum, at) => sum + ((x[at] ?? NaN) - meanX) * ((y[at] ?? NaN) - meanY), 0);
  return [rows.length, products];
}

/** y where x has a value: both then have the same rows. */
const where = (x: readonly number[], y: readonly number[]): number[] =>
  y.map((value, at) => (Number.isNaN(x[at]) ? NaN : value));

const SIZES = [
  { dates: 60, stocks: 18, n: 5, least: 3 },
  { dates: 60, stocks: 4, n: 100, least: 2 },
  { dates: 60, stocks: 4, n: 20, least: 20 },
];

test.each(SIZES)('%j: std is that of each window taken directly', (size) => {
  const { n, least, stocks } = size;
  const values = seededPanel(n, { ...size, gaps: 0.1, ties: 0.5 });
  const expected = eachCell(size, (date, stock) => {
    const window = windowOf(values, { stocks, date, stock, n });
    const [count, squares] = centred(window, window);
    return Number.isNaN(window.at(-1)) || count < least ? NaN : Math.sqrt(squares / (count - 1));
  });
  expectClose(callFunction('std', [n, least], [values], size), expected, 1e-11);
});

test.each(SIZES)('%j: corr is that of the rows on which both have a value', (size) => {
  const { n, least, stocks } = size;
  const next = seededRandom(n);
  const x = seededPanel(n, { ...size, gaps: 0.1 });
  const y = x.map((value) => (next() < 0.1 ? NaN : (Number.isNaN(value) ? 1 : value) + (next() - 0.5) * 80));
  const expected = eachCell(size, (date, stock) => {
    const [left, right] = [x, y].map((panel) => windowOf(panel, { stocks, date, stock, n })) as [
      number[],
      number[],
    ];
    const [count, products] = centred(left, right);
    const [, squaresX] = centred(where(right, left), where(right, left));
    const [, squaresY] = centred(where(left, right), where(left, right));
    const missing = Number.isNaN(left.at(-1)) || Number.isNaN(right.at(-1)) || count < least;
    return missing ? NaN : products / Math.sqrt(squaresX * squaresY);
  });
  expectClose(callFunction('corr', [n, least], [x, y], size), expected, 1e-11);
});

const column = (name: 'std' | 'corr', constants: number[], ...panels: number[][]): number[] => [
  ...callFunction(
    name,
    constants,
    panels.map((values) => Float64Array.from(values)),
    { dates: panels[0]?.length ?? 0, stocks: 1 },
  ),
];

test('a constant window has the deviation 0, whatever was in it before', () => {
  expect(column('std', [3], [1e12, 0.1, 0.1, 0.1, 0.1, 0.1])).toEqual([
    NaN,
    NaN,
    expect.any(Number),
    0,
    0,
    0,
  ]);
});

test('against a constant there is no correlation', () => {
  expect(column('corr', [3], [1, 2, 3, 4, 6], [1, 0.1, 0.1, 0.1, 0.1])).toEqual([
    NaN,
    NaN,
    expect.any(Number),
    NaN,
    NaN,
  ]);
});

test('panels on a line correlate fully, and never beyond', () => {
  const next = seededRandom(9);
  const x = Array.from({ length: 50 }, () => next() * 1e-3 + 1);
  const rising = column(
    'corr',
    [7],
    x,
    x.map((value) => 3 * value),
  ).slice(6);
  const falling = column(
    'corr',
    [7],
    x,
    x.map((value) => -value),
  ).slice(6);
  for (const value of rising) expect(value).toBeCloseTo(1, 12);
  for (const value of falling) expect(value).toBeCloseTo(-1, 12);
  expect(Math.max(...rising)).toBeLessThanOrEqual(1);
});

test('a window with an infinite value has none, and it is forgotten when it leaves', () => {
  const values = [1, Infinity, 3, 5, 7, 9];
  expect(column('std', [2], values)).toEqual([NaN, NaN, NaN, Math.SQRT2, Math.SQRT2, Math.SQRT2]);
  expect(column('corr', [2], values, [1, 2, 3, 4, 5, 6]).slice(0, 3)).toEqual([NaN, NaN, NaN]);
  expect(column('corr', [2], values, [1, 2, 3, 4, 5, 6])[3]).toBeCloseTo(1, 12);
});

test('today’s missing value has none, and counts in no window after', () => {
  expect(column('std', [3, 2], [1, 3, NaN, 5])).toEqual([NaN, Math.SQRT2, NaN, Math.SQRT2]);
});

/** The pairs that are there of each window, the squares of both sides and their products. */
const momentsOf = (x: number[], y: number[], n: number): Record<string, number[]> => {
  const moments = new WindowMoments(x.length, n);
  moments.read(Float64Array.from(x), Float64Array.from(y));
  return {
    count: [...moments.count],
    squaresX: [...moments.squaresX],
    squaresY: [...moments.squaresY],
    products: [...moments.products],
  };
};

test('moments of a window by hand', () => {
  // Windows (1, 2), then (1, 2) (3, 6), then (3, 6) (2, 1): means 2 and 4, then 2.5 and 3.5.
  expect(momentsOf([1, 3, 2], [2, 6, 1], 2)).toEqual({
    count: [1, 2, 2],
    squaresX: [0, 2, 0.5],
    squaresY: [0, 8, 12.5],
    products: [0, 4, 2.5],
  });
});

test.each<[string, number[], number[], number, number[], number[]]>([
  ['no rows', [], [], 3, [], []],
  ['windows of one row', [5, 7, NaN], [1, 2, 3], 1, [1, 1, 0], [0, 0, 0]],
  ['rows that miss one of two', [1, NaN, 3], [1, 2, NaN], 3, [1, 1, 1], [0, 0, 0]],
  ['rows that are all missing', [NaN, NaN], [1, 1], 2, [0, 0], [0, 0]],
  ['a window longer than the rows', [1, 3], [0, 0], 9, [1, 2], [0, 2]],
  [
    'a block that ends before the rows do',
    [1, 3, 3, 3, 1],
    [0, 0, 0, 0, 0],
    3,
    [1, 2, 3, 3, 3],
    [0, 2, 8 / 3, 0, 8 / 3],
  ],
  ['a gap over a whole block', [1, NaN, NaN, 5], [0, 0, 0, 0], 2, [1, 1, 0, 1], [0, 0, 0, 0]],
])('of %s it counts pairs and sums squares', (_, x, y, n, count, squares) => {
  const found = momentsOf(x, y, n);
  expect(found['count']).toEqual(count);
  expectClose(found['squaresX'] ?? [], squares, 1e-14);
});

test('columns are read one after another, and none leaves anything behind', () => {
  const moments = new WindowMoments(4, 2);
  moments.read(Float64Array.of(1e300, NaN, -1e300, Infinity), Float64Array.of(1, 2, 3, 4));
  moments.read(Float64Array.of(1, 3, 3, 1), Float64Array.of(2, 2, 2, 2));
  expect([...moments.count]).toEqual([1, 2, 2, 2]);
  expect([...moments.squaresX]).toEqual([0, 2, 0, 2]);
  expect([...moments.squaresY]).toEqual([0, 0, 0, 0]);
  expect([...moments.products]).toEqual([0, 0, 0, 0]);
});

test('neither column is written on', () => {
  const [x, y] = [Float64Array.of(1, NaN, 3), Float64Array.of(4, 5, 6)];
  new WindowMoments(3, 2).read(x, y);
  expect([[...x], [...y]]).toEqual([
    [1, NaN, 3],
    [4, 5, 6],
  ]);
});
