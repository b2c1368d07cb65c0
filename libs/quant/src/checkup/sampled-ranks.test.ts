import { gappySample } from '../testing/gappy-sample.ts';
import { sampledRanks } from './sampled-ranks.ts';

/** Twice the mean place of a value among the finite ones, by counting. */
const byCounting = (values: readonly number[]): number[] => {
  const kept = values.filter((value) => Number.isFinite(value));
  return values.map((value) =>
    Number.isFinite(value)
      ? 2 * kept.filter((other) => other < value).length + kept.filter((other) => other === value).length + 1
      : 0,
  );
};

test('each row is ranked by itself, ties share the middle of their places', () => {
  const panel = Float64Array.of(5, 1, 9, 1, /**/ 4, 3, 2, 1);
  expect([...sampledRanks(panel, 4, [0, 1])]).toEqual([6, 3, 8, 3, /**/ 8, 6, 4, 2]);
  expect([...sampledRanks(panel, 4, [1])]).toEqual([8, 6, 4, 2]);
});

test('missing and infinite values have no rank and take no place', () => {
  const panel = Float64Array.of(NaN, 2, Infinity, -3, -Infinity);
  expect([...sampledRanks(panel, 5, [0])]).toEqual([0, 4, 0, 2, 0]);
});

test('a row without values has no ranks; equal values share one', () => {
  expect([...sampledRanks(new Float64Array(3).fill(NaN), 3, [0])]).toEqual([0, 0, 0]);
  expect([...sampledRanks(Float64Array.of(7, 7, 7), 3, [0])]).toEqual([4, 4, 4]);
  expect([...sampledRanks(Float64Array.of(7), 1, [0])]).toEqual([2]);
  expect([...sampledRanks(new Float64Array(), 0, [])]).toEqual([]);
});

test.each([1, 2, 3])('seed %i: they are the places by counting', (seed) => {
  const stocks = 40;
  const panel = Float64Array.from(gappySample(seed, { count: 3 * stocks, gaps: 0.2, ties: 0.5 }));
  const found = sampledRanks(panel, stocks, [2, 0]);
  expect([...found.subarray(0, stocks)]).toEqual(byCounting([...panel.subarray(2 * stocks)]));
  expect([...found.subarray(stocks)]).toEqual(byCounting([...panel.subarray(0, stocks)]));
});

test('a row outside the panel, and too many stocks, are refused', () => {
  expect(() => sampledRanks(new Float64Array(4), 2, [2])).toThrow(RangeError);
  expect(() => sampledRanks(new Float64Array(4), 2, [-1])).toThrow(RangeError);
  expect(() => sampledRanks(new Float64Array(), 40_000, [])).toThrow(RangeError);
});
