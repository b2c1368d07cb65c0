import { applyRule } from './apply-rule.ts';
import { expectClose } from '../testing/expect-close.ts';
import { markByCases } from '../testing/oracles/rules/mark-by-cases.ts';
import { seededPanel } from './testing/seeded-panel.ts';

const panel = Object.freeze({ dates: 2, stocks: 4 });
const marks = (full: number, zero: number, values: number[]): number[] => [
  ...applyRule(1, { full, zero }, [Float64Array.from(values)], panel),
];

test('the mark grows from 0 at zero to 100 at full, and stays within', () => {
  expect(marks(30, 10, [10, 15, 30, 20, 5, 31, -Infinity, Infinity])).toEqual([
    0, 25, 100, 50, 0, 100, 0, 100,
  ]);
});

test('with full below zero, lower is better', () => {
  expect(marks(10, 30, [10, 15, 30, 20, 5, 31, -Infinity, Infinity])).toEqual([
    100, 75, 0, 50, 100, 0, 100, 0,
  ]);
});

test('a missing value has no mark, and the input is left as it was', () => {
  const values = Float64Array.from([1, NaN, 3, 4, NaN, 6, 7, 8]);
  expect([...applyRule(1, { full: 8, zero: 0 }, [values], panel)]).toEqual([
    12.5,
    NaN,
    37.5,
    50,
    NaN,
    75,
    87.5,
    100,
  ]);
  expect([...values]).toEqual([1, NaN, 3, 4, NaN, 6, 7, 8]);
});

test.each([
  ['a quarter of the way below zero: (−25 + 30) / 20', -10, -30, -25, 25],
  ['half of the way from −5 to 5', 5, -5, 0, 50],
  ['the other way round: (3 − 7) / (−1 − 7)', -1, 7, 3, 50],
  ['a hair above zero', 1, 0, Number.MIN_VALUE, 100 * Number.MIN_VALUE],
  ['tiny ends', 4e-300, 0, 1e-300, 25],
  ['the smallest number there is', Number.MIN_VALUE, 0, Number.MIN_VALUE, 100],
  ['huge ends', 8e307, -8e307, 4e307, 75],
  ['ends one step apart', 1 + Number.EPSILON, 1, 1, 0],
  ['ends one step apart, at the upper one', 1 + Number.EPSILON, 1, 1 + Number.EPSILON, 100],
])('%s: full %d, zero %d gives %d the mark %d', (_, full, zero, x, mark) => {
  expect(marks(full, zero, [x, x, x, x, x, x, x, x])).toEqual(new Array(8).fill(mark));
});

test('no mark is −0, on either side of zero', () => {
  expect(marks(1, 0, [-0, 0, -1, -0, 0, -0, 0, -0])).toEqual(new Array(8).fill(0));
  expect(marks(-1, 0, [-0, 0, 1, -0, 0, -0, 0, -0])).toEqual(new Array(8).fill(0));
});

test.each([
  [1, 20, -20],
  [2, -20, 20],
  [3, 0.5, 0],
  [4, -40, -39],
])('seed %i: from %d to %d every cell is the mark told case by case', (seed, full, zero) => {
  const size = { dates: 20, stocks: 25 };
  const values = seededPanel(seed, { ...size, gaps: 0.2, ties: 0.3, strange: 0.1 });
  expectClose(
    applyRule(1, { full, zero }, [values], size),
    values.map((x) => markByCases(x, full, zero)),
  );
});

test('swapped ends turn a mark round', () => {
  const size = { dates: 6, stocks: 10 };
  const values = seededPanel(8, { ...size, strange: 0.2 });
  const up = applyRule(1, { full: 30, zero: -10 }, [values], size);
  expectClose(
    applyRule(1, { full: -10, zero: 30 }, [values], size),
    up.map((mark) => 100 - mark),
  );
});
