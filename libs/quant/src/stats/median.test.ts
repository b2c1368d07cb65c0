import { gappySample } from '../testing/gappy-sample.ts';
import { percentileByWalking } from '../testing/oracles/percentile-by-walking.ts';
import { median, medianInPlace } from './median.ts';

test('the middle value, or the mean of the middle two', () => {
  expect(median(Object.freeze([3, 1, 2]))).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([10, -9, 2])).toBe(2);
});

test('missing values do not count', () => {
  expect(median([NaN, 5, NaN, 1])).toBe(3);
});

test('no values have no median', () => {
  expect(median([])).toBeNaN();
  expect(median([NaN])).toBeNaN();
});

test('in place it uses only the first values, in any order, also with ties and infinities', () => {
  const samples = [
    [3],
    [2, 1],
    [5, 5, 5, 5],
    [9, 1, 8, 2, 7, 3],
    [Infinity, -Infinity, 0],
    [4, 4, 1, 4, 0, 9, 2],
  ];
  for (const sample of samples)
    for (let turn = 0; turn < sample.length; turn += 1) {
      const values = [...sample.slice(turn), ...sample.slice(0, turn)];
      const sorted = values.toSorted((a, b) => a - b);
      const [low, high] = [sorted[(values.length - 1) >> 1] ?? NaN, sorted[values.length >> 1] ?? NaN];
      expect(medianInPlace(Float64Array.from([...values, -99, 99]), values.length)).toBe((low + high) / 2);
    }
  expect(medianInPlace(new Float64Array(2), 0)).toBeNaN();
});

test.each([
  ['one value', [5], 5],
  ['two values', [1, 4], 2.5],
  ['all equal', [0.1, 0.1, 0.1, 0.1], 0.1],
  ['ties in the middle', [1, 2, 2, 9], 2],
  ['one infinite value of three', [1, Infinity, 2], 2],
  ['a middle between a number and infinity', [1, Infinity], Infinity],
  ['a middle between both infinities', [-Infinity, Infinity], NaN],
  ['values whose sum is within range', [2 ** 1020, 3 * 2 ** 1020], 2 ** 1021],
  ['tiny values', [4e-320, 2e-320], 3e-320],
])('of %s', (_, values, expected) => {
  expect(median(Object.freeze(values))).toBe(expected);
});

test.each([1, 2, 3, 4])('seed %i: it is halfway through the sorted sample', (seed) => {
  for (let count = 1; count <= 40; count += 1) {
    const values = gappySample(seed * 100 + count, { count, gaps: 0.1, ties: 0.5 });
    expect(median(values)).toBeCloseTo(percentileByWalking(values, 0.5), 12);
  }
});

test.each<[string, (at: number) => number]>([
  ['rising', (at) => at],
  ['falling', (at) => -at],
  ['up and down again', (at) => Math.min(at, 101 - at)],
  ['of two values', (at) => at % 2],
])('in place it is found in samples %s, and none of their values is lost', (_, value) => {
  const values = Float64Array.from({ length: 101 }, (__, at) => value(at));
  const sorted = values.toSorted();
  expect(medianInPlace(values, 101)).toBe(sorted[50]);
  expect(values.toSorted()).toEqual(sorted);
});

test('in place nothing after the count is read or moved', () => {
  const values = Float64Array.from([3, 1, 2, NaN, -7]);
  expect(medianInPlace(values, 3)).toBe(2);
  expect([...values.subarray(3)]).toEqual([NaN, -7]);
});
