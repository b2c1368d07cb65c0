import { KernelMemory } from '../kernel/kernel-memory.ts';
import { arraysOf, placesOf } from '../kernel/testing/arrays-of.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { QuantileBins } from './quantile-bins.ts';
import { quantilesOf } from './testing/plain-day.ts';

/** Each value's quantile, null where there are none. */
function binned(values: readonly number[], quantiles: number): number[] | null {
  const memory = new KernelMemory();
  const { doubles, words, bytes } = arraysOf(memory);
  const bins = bytes(values.map(() => 99));
  const done = new QuantileBins(quantiles, memory).bin(
    doubles(values),
    words(placesOf(values)),
    0,
    values.length,
    bins,
  );
  if (!done) expect([...bins]).toEqual(values.map(() => 99));
  return done ? [...bins] : null;
}

test.each([
  // Edges 1 3.25 5.5 7.75 10.
  ['ten into four', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 4, [1, 1, 1, 2, 2, 3, 3, 4, 4, 4]],
  // Edges 1 1.5 2.
  ['two into two', [2, 1], 2, [2, 1]],
  // Edges 1 1.25 1.5 1.75 2: the middle ones have no row.
  ['two into four', [1, 2], 4, [1, 4]],
  // Edges 1 2 3: the middle one is on an edge, and below it.
  ['three into two', [3, 2, 1], 2, [2, 1, 1]],
  // Edges 0 2 4 with ties on the middle one.
  ['ties on an edge', [0, 2, 2, 2, 4], 2, [1, 1, 1, 1, 2]],
  ['negative ones and both zeros', [-2, -0, 0, 2], 2, [1, 1, 1, 2]],
  ['tiny ones', [1e-300, 2e-300, 3e-300, 4e-300], 2, [1, 1, 2, 2]],
  ['huge ones', [1e300, 2e300, 3e300, 4e300], 2, [1, 1, 2, 2]],
])('%s', (_, values, quantiles, expected) => {
  expect(binned(values, quantiles)).toEqual(expected);
});

test.each([
  ['one row', [5], 2],
  ['nothing', [], 2],
  ['all equal', [3, 3, 3], 2],
  // Edges 1 1 9: two of them equal.
  ['half of them equal', [1, 1, 1, 9], 2],
  // Edges 0 0 0.5 …
  ['enough ties for one of ten', [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8], 10],
  ['both zeros, which are one value', [0, -0], 2],
])('of %s there are no quantiles, and nothing is written', (_, values, quantiles) => {
  expect(binned(values, quantiles)).toBeNull();
});

test.each([2, 3, 5, 10, 100])('into %i: it follows the definition for any sample', (quantiles) => {
  for (let seed = 1; seed <= 8; seed += 1) {
    const values = gappySample(seed, { count: 30 * seed, ties: seed % 2 === 0 ? 0.1 : 0 });
    expect(binned(values, quantiles)).toEqual(quantilesOf(values, quantiles));
  }
});

test('a value on an edge is below it, where the place of the edge is a rounding short of the value too', () => {
  // 5 · 7 · (1 / 35) is 0.9999999999999999: from the upper neighbour the edge is 0.3, from the lower one a bit less.
  expect(binned([0.1, 0.3, 0.5, 0.7, 0.9, 1.1], 35)?.[1]).toBe(7);
});

test('the numbers of rows of quantiles differ by at most one where no two values are equal', () => {
  for (const count of [7, 50, 101]) {
    const bins = binned(gappySample(count, { count }), 5) ?? [];
    const sizes = [1, 2, 3, 4, 5].map((quantile) => bins.filter((bin) => bin === quantile).length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  }
});

test('a part of an order is divided separately, and the other rows are unchanged', () => {
  const memory = new KernelMemory();
  const { doubles, words, bytes } = arraysOf(memory);
  const bins = bytes([9, 9, 9, 9, 9]);
  const quantileBins = new QuantileBins(2, memory);
  const [factor, order] = [doubles([5, 1, 100, 2, 200]), words([1, 3, 0, 2, 4])];
  expect(quantileBins.bin(factor, order, 3, 5, bins)).toBe(true);
  expect([...bins]).toEqual([9, 9, 1, 9, 2]);
  expect(quantileBins.bin(factor, order, 0, 3, bins)).toBe(true);
  expect([...bins]).toEqual([2, 1, 1, 1, 2]);
  expect(quantileBins.bin(factor, order, 3, 3, bins)).toBe(false);
});
