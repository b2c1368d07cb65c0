import { ranksOf } from '../factor/testing/plain-day.ts';
import { expectClose } from '../testing/expect-close.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { percentileOf } from './percentile-of.ts';
import { percentileRanks } from './percentile-ranks.ts';

test('each value has the percentile of scipy’s kind mean, in the order given', () => {
  expect([...percentileRanks(Object.freeze([4, 2, 1, 2]))]).toEqual([0.875, 0.5, 0.125, 0.5]);
});

test('missing values stay missing and do not count', () => {
  expect([...percentileRanks([NaN, 3, NaN, 1])]).toEqual([NaN, 0.75, NaN, 0.25]);
  expect([...percentileRanks([NaN])]).toEqual([NaN]);
  expect([...percentileRanks([])]).toEqual([]);
});

test('equal values are all in the middle, and so is a single one', () => {
  expect([...percentileRanks([7, 7, 7])]).toEqual([0.5, 0.5, 0.5]);
  expect([...percentileRanks([7])]).toEqual([0.5]);
});

test('negative numbers, zeros and infinities are ordered as numbers', () => {
  expect([...percentileRanks([-10, -9, Infinity, 2])]).toEqual([0.125, 0.375, 0.875, 0.625]);
  expect([...percentileRanks([-0, 0, 1, -1])]).toEqual([0.5, 0.5, 0.875, 0.125]);
});

test('they equal each value’s own percentile', () => {
  const values = Float64Array.from({ length: 200 }, (_, at) => ((at * 7919) % 61) - 30);
  expect([...percentileRanks(values)]).toEqual([...values].map((value) => percentileOf(value, values)));
});

test.each([1, 2, 3, 4])(
  'seed %i: they are the average ranks, by counting, less a half, as a share',
  (seed) => {
    const values = gappySample(seed, { count: 60, gaps: 0.2, ties: 0.6 });
    const kept = values.filter((value) => !Number.isNaN(value));
    const shares = ranksOf(kept).map((rank) => (rank - 0.5) / kept.length);
    expectClose(
      percentileRanks(values).filter((share) => !Number.isNaN(share)),
      shares,
      1e-14,
    );
  },
);

test('an increasing function leaves them unchanged, a decreasing one reverses them', () => {
  const values = gappySample(9, { count: 50, ties: 0.5 });
  const own = percentileRanks(values);
  expect(percentileRanks(values.map((value) => value ** 3 + 7))).toEqual(own);
  expectClose(
    percentileRanks(values.map((value) => -value)),
    own.map((share) => 1 - share),
    1e-15,
  );
});

test('the values are not modified, and the ranks are a copy', () => {
  const values = Float64Array.from([3, 1, 2]);
  percentileRanks(values).fill(9);
  expect([...values]).toEqual([3, 1, 2]);
});
