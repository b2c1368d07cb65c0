import { gappySample } from '../testing/gappy-sample.ts';
import { percentileOf } from './percentile-of.ts';

const others = Object.freeze([1, 2, 2, 4]);

test('ties count half, as scipy’s kind mean', () => {
  expect(percentileOf(2, others)).toBe(0.5);
  expect(percentileOf(4, others)).toBe(0.875);
  expect(percentileOf(1, others)).toBe(0.125);
});

test('a value that is not among them is between its neighbours', () => {
  expect(percentileOf(3, others)).toBe(0.75);
  expect(percentileOf(0, others)).toBe(0);
  expect(percentileOf(5, others)).toBe(1);
});

test('missing others do not count', () => {
  expect(percentileOf(2, [1, NaN, 2, 2, 4])).toBe(0.5);
});

test('without a value, without others or with too few there is no percentile', () => {
  expect(percentileOf(NaN, others)).toBeNaN();
  expect(percentileOf(1, [])).toBeNaN();
  expect(percentileOf(1, [NaN])).toBeNaN();
  expect(percentileOf(1, others, 4)).toBe(0.125);
  expect(percentileOf(1, others, 5)).toBeNaN();
});

/** (below + equal / 2) / present. */
test.each([
  ['one other, below', 5, [3], 1],
  ['one other, equal', 3, [3], 0.5],
  ['one other, above', 1, [3], 0],
  ['all equal', 3, [3, 3, 3], 0.5],
  ['the greatest, with ties: (2 + 1) / 4', 9, [9, 1, 9, 2], 0.75],
  ['infinity among infinities: (1 + 1) / 3', Infinity, [Infinity, 1, Infinity], 2 / 3],
  ['the least there is', -Infinity, [0, -1], 0],
  ['either zero, which are one value: (1 + 1) / 4', -0, [0, -0, 1, -1], 0.5],
  ['values of the last bit apart', 1 + Number.EPSILON, [1, 1 + Number.EPSILON], 0.75],
  ['all missing', 1, [NaN, NaN], NaN],
])('of %s', (_, value, among, expected) => {
  expect(percentileOf(value, Object.freeze(among))).toBe(expected);
});

test.each([0, 1, 2])('missing ones do not count towards the %i that are required', (least) => {
  expect(percentileOf(5, [NaN, 4, NaN, NaN], least)).toBe(least > 1 ? NaN : 1);
});

test('a value and its mirror are as far from opposite ends', () => {
  const all = gappySample(8, { count: 40, gaps: 0.2, ties: 0.6 });
  const mirrored = all.map((value) => -value);
  for (const value of [-3, -0.5, 0, 1, 2])
    expect(percentileOf(value, all) + percentileOf(-value, mirrored)).toBeCloseTo(1, 14);
});

test('any iterable of numbers is accepted, also one that can be read only once', () => {
  expect(percentileOf(2, new Set([1, 2, 3]).values())).toBe(0.5);
});
