import { seededRandom } from '../sample/seeded-random.ts';
import { expectClose } from '../testing/expect-close.ts';
import { leastVarianceByProjection, varianceOf } from '../testing/oracles/least-variance-by-projection.ts';
import { cappedMinimum } from './capped-minimum.ts';
import { weightCap } from './weight-cap.ts';

type Matrix = readonly (readonly number[])[];

const solved = (covariance: Matrix, cap: number): Float64Array => {
  const { weights, gap } = cappedMinimum(Float64Array.from(covariance.flat()), covariance.length, cap);
  expect(gap).toBeLessThanOrEqual(1e-10);
  return weights;
};

const diagonal = (...values: number[]): Matrix =>
  values.map((value, row) => values.map((_, column) => (row === column ? value : 0)));

/** A covariance of `factors` common movements and a part of its own for each stock; singular without that part. */
function randomCovariance(
  next: () => number,
  { stocks, factors, own }: { readonly stocks: number; readonly factors: number; readonly own: number },
): Matrix {
  const loadings = Array.from({ length: stocks }, () =>
    Array.from({ length: factors }, () => next() * 2 - 0.7),
  );
  return loadings.map((row, at) =>
    loadings.map((other, to) =>
      row.reduce((sum, value, k) => sum + value * (other[k] ?? NaN), at === to ? own * (0.2 + next()) : 0),
    ),
  );
}

test('without correlation weights are the inverse variances', () => {
  expectClose(solved(diagonal(1, 2, 4), 1), [4 / 7, 2 / 7, 1 / 7]);
});

test('a capped stock leaves the rest to the others', () => {
  expectClose(solved(diagonal(1, 2, 4), 0.5), [0.5, 1 / 3, 1 / 6]);
});

test('a stock that only adds variance is left out', () => {
  // Two stocks with variances 1, 9 and covariance 2: the second would be sold short.
  expect([
    ...solved(
      [
        [1, 2],
        [2, 9],
      ],
      1,
    ),
  ]).toEqual([1, 0]);
  expectClose(
    solved(
      [
        [1, 2],
        [2, 9],
      ],
      0.6,
    ),
    [0.6, 0.4],
  );
});

test('fewer than five stocks weigh the same under the cap of an index', () => {
  for (const stocks of [1, 2, 3, 4, 5])
    expectClose(
      solved(diagonal(...Array.from({ length: stocks }, (_, at) => at + 1)), weightCap(stocks)),
      new Float64Array(stocks).fill(1 / stocks),
    );
});

test('none, and no variance at all', () => {
  expect(cappedMinimum(new Float64Array(0), 0, 1).weights).toEqual(new Float64Array(0));
  expect(solved(diagonal(0, 0, 0, 0), 0.5)).toEqual(new Float64Array(4).fill(0.25));
});

test('where every weight is as good, all weigh the same', () => {
  const constant = Array.from({ length: 7 }, () => new Array<number>(7).fill(0.3));
  expectClose(solved(constant, 0.2), new Array<number>(7).fill(1 / 7));
});

test('stocks that move as one, and stocks without variance', () => {
  const twins: Matrix = [
    [1, 1, 0],
    [1, 1, 0],
    [0, 0, 1],
  ];
  const weights = solved(twins, 0.6);
  expect(varianceOf(twins, weights)).toBeCloseTo(0.5, 12);
  expectClose(solved(diagonal(0, 1, 1, 1), 0.4), [0.4, 0.2, 0.2, 0.2]);
});

test('as little variance as projected gradients reach, at the same weights', () => {
  const next = seededRandom(23);
  for (let round = 0; round < 12; round += 1) {
    const stocks = 2 + Math.floor(next() * 9);
    const covariance = randomCovariance(next, { stocks, factors: 3, own: 0.5 });
    const cap = Math.max(next() * 0.7, weightCap(stocks));
    const weights = solved(covariance, cap);
    expect(Math.abs(weights.reduce((sum, weight) => sum + weight, 0) - 1)).toBeLessThan(1e-12);
    expect(weights.every((weight) => weight >= 0 && weight <= cap)).toBe(true);
    expectClose(weights, leastVarianceByProjection(covariance, cap), 1e-7);
  }
});

test('singular covariances: as little variance, whichever weights reach it', () => {
  const next = seededRandom(29);
  for (let round = 0; round < 12; round += 1) {
    const stocks = 5 + Math.floor(next() * 12);
    const covariance = randomCovariance(next, { stocks, factors: 2, own: 0 });
    const weights = solved(covariance, weightCap(stocks));
    const reached = varianceOf(covariance, leastVarianceByProjection(covariance, weightCap(stocks)));
    expect(varianceOf(covariance, weights)).toBeLessThanOrEqual(reached + 1e-9);
  }
});

test('a hundred stocks of uneven variance are solved, with the same bits again', () => {
  const next = seededRandom(31);
  const covariance = Float64Array.from(
    randomCovariance(next, { stocks: 100, factors: 4, own: 1e-3 })
      .flat()
      .map((value) => value * 1e-4),
  );
  const first = cappedMinimum(covariance, 100, 0.2);
  expect(first.gap).toBeLessThanOrEqual(1e-10);
  expect(cappedMinimum(Float64Array.from(covariance), 100, 0.2)).toEqual(first);
});

test('the unit of the returns does not matter', () => {
  const covariance = randomCovariance(seededRandom(37), { stocks: 8, factors: 2, own: 1 });
  const weights = solved(covariance, 0.3);
  // By a power of two, so that nothing is rounded.
  expect(
    solved(
      covariance.map((row) => row.map((value) => value * 2 ** -40)),
      0.3,
    ),
  ).toEqual(weights);
});

test('what is no covariance is refused', () => {
  expect(() => cappedMinimum(new Float64Array(3), 2, 1)).toThrow('3 cells for 2 × 2');
  expect(() => cappedMinimum(Float64Array.of(1, NaN, NaN, 1), 2, 1)).toThrow('missing or infinite');
  expect(() => cappedMinimum(new Float64Array(4), 2, 0.3)).toThrow('cannot add up to 1');
});
