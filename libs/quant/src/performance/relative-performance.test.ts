import { seededRandom } from '../sample/seeded-random.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { solveNormalEquations } from '../testing/oracles/solve-normal-equations.ts';
import { relativePerformance } from './relative-performance.ts';

const returns = Object.freeze([0.03, -0.01, 0.02, 0.04]);
const benchmark = Object.freeze([0.02, -0.02, 0.01, -0.01]);

test('alpha and beta are a regression as computed by hand', () => {
  // Means 0.02 and 0; own deviations 0.01 −0.03 0 0.02; Σdxdy = 2 + 6 + 0 − 2 = 6, Σdx² = 4 + 4 + 1 + 1 = 10 (e−4).
  const { alpha, beta, pairs } = relativePerformance(returns, benchmark, { periods: 4, riskFree: 0.004 });
  expect(pairs).toBe(4);
  expect(beta).toBeCloseTo(0.6, 14);
  // (0.02 − 0.001) − 0.6 (0 − 0.001) = 0.0196
  expect(alpha).toBeCloseTo(1.0196 ** 4 - 1, 14);
});

test('the difference is measured by its mean and deviation', () => {
  // Differences 0.01 0.01 0.01 0.05: mean 0.02, deviations −1 −1 −1 3 (e−2), Σ = 12e−4.
  const found = relativePerformance(returns, benchmark, { periods: 4 });
  expect(found.trackingError).toBeCloseTo(0.02 * 2, 14);
  expect(found.excessSharpe).toBeCloseTo(1, 13);
  expect(found.informationRatio).toBeCloseTo(2, 13);
  const grown = 1.03 * 0.99 * 1.02 * 1.04 - 1.02 * 0.98 * 1.01 * 0.99;
  expect(found.excessReturn).toBeCloseTo(grown, 14);
});

test('capture compares the years that rising and falling periods would make', () => {
  const { upCapture, downCapture } = relativePerformance(returns, benchmark, { periods: 4 });
  // Two periods each: their growth squared is a year's.
  expect(upCapture).toBeCloseTo(((1.03 * 1.02) ** 2 - 1) / ((1.02 * 1.01) ** 2 - 1), 13);
  expect(downCapture).toBeCloseTo(((0.99 * 1.04) ** 2 - 1) / ((0.98 * 0.99) ** 2 - 1), 13);
});

test('the benchmark against itself is beta 1, alpha 0, full capture and no information', () => {
  expect(relativePerformance(benchmark, benchmark, { riskFree: 0.02 })).toEqual({
    pairs: 4,
    alpha: 0,
    beta: 1,
    excessReturn: 0,
    trackingError: 0,
    informationRatio: null,
    excessSharpe: null,
    upCapture: 1,
    downCapture: 1,
  });
});

test('twice the benchmark has beta 2', () => {
  const { alpha, beta } = relativePerformance(
    benchmark.map((value) => 2 * value),
    benchmark,
  );
  expect(beta).toBeCloseTo(2, 14);
  expect(alpha).toBeCloseTo(0, 12);
});

test('periods in which either is missing do not count', () => {
  const found = relativePerformance(
    [0.03, NaN, -0.01, 0.02, 0.5, 0.04],
    [0.02, 0.5, -0.02, 0.01, NaN, -0.01],
  );
  expect(found).toEqual(relativePerformance(returns, benchmark));
});

test('a flat benchmark has no beta, and one that never fell no down capture', () => {
  const found = relativePerformance(returns, [0.01, 0.01, 0.01, 0.01]);
  expect([found.alpha, found.beta, found.downCapture]).toEqual([null, null, null]);
  expect(found.upCapture).not.toBeNull();
});

test('one pair has a difference and no statistics, no pair has neither', () => {
  expect(relativePerformance([0.1], [0.05], { periods: 1 })).toEqual({
    pairs: 1,
    alpha: null,
    beta: null,
    excessReturn: expect.closeTo(0.05, 14),
    trackingError: null,
    informationRatio: null,
    excessSharpe: null,
    upCapture: expect.closeTo(2, 13),
    downCapture: null,
  });
  const { pairs, ...rest } = relativePerformance([NaN], [0.1]);
  expect(pairs).toBe(0);
  expect(new Set(Object.values(rest))).toEqual(new Set([null]));
});

test('the two must have equal lengths', () => {
  expect(() => relativePerformance(returns, [0.1])).toThrow('4 returns against 1 of the benchmark');
});

function drawn(seed: number): { own: number[]; market: number[] } {
  const next = seededRandom(seed);
  const market = Array.from({ length: 400 }, () => (next() - 0.48) / 40);
  return { market, own: market.map((value) => 0.8 * value + (next() - 0.47) / 60) };
}

test('random returns match the definitions computed one at a time', () => {
  const { own, market } = drawn(11);
  const found = relativePerformance(own, market, { riskFree: 0.0252 });
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const covariance = mean(own.map((value, at) => (value - mean(own)) * ((market[at] ?? NaN) - mean(market))));
  const beta = covariance / mean(market.map((value) => (value - mean(market)) ** 2));
  const left = own.map((value, at) => value - 0.0001 - beta * ((market[at] ?? NaN) - 0.0001));
  const difference = own.map((value, at) => value - (market[at] ?? NaN));
  const error = Math.sqrt(difference.reduce((sum, value) => sum + (value - mean(difference)) ** 2, 0) / 399);
  const yearly = (values: number[]): number =>
    values.reduce((grown, value) => grown * (1 + value), 1) ** (252 / values.length) - 1;
  const [up, down] = [1, -1].map(
    (sign) =>
      yearly(own.filter((_, at) => sign * (market[at] ?? NaN) > 0)) /
      yearly(market.filter((value) => sign * value > 0)),
  );
  const expected = {
    alpha: (1 + mean(left)) ** 252 - 1,
    beta,
    excessReturn: yearly(own) - yearly(market),
    trackingError: error * Math.sqrt(252),
    informationRatio: (mean(difference) / error) * Math.sqrt(252),
    excessSharpe: mean(difference) / error,
    upCapture: up ?? NaN,
    downCapture: down ?? NaN,
  };
  for (const [name, value] of Object.entries(expected)) {
    expect([name, found[name as keyof typeof expected]]).toEqual([name, expect.closeTo(value, 10)]);
  }
});

test('a steady extra return is alpha and leaves beta', () => {
  const { own, market } = drawn(12);
  const one = relativePerformance(own, market);
  const more = relativePerformance(
    own.map((value) => value + 0.0003),
    market,
  );
  expect(more.beta).toBeCloseTo(one.beta ?? NaN, 12);
  expect((1 + (more.alpha ?? NaN)) ** (1 / 252)).toBeCloseTo(
    (1 + (one.alpha ?? NaN)) ** (1 / 252) + 0.0003,
    12,
  );
  expect(more.trackingError).toBeCloseTo(one.trackingError ?? NaN, 12);
});

test('the risk-free rate matters only to alpha', () => {
  const { own, market } = drawn(13);
  const one = relativePerformance(own, market);
  const other = relativePerformance(own, market, { riskFree: 0.05 });
  expect({ ...other, alpha: 0 }).toEqual({ ...one, alpha: 0 });
  expect(other.alpha).not.toBeCloseTo(one.alpha ?? NaN, 4);
});

test.each([1, 2, 3])('seed %i: beta is that of the normal equations over the days of both', (seed) => {
  const own = gappySample(seed, { count: 120, gaps: 0.1 }).map((value) => value / 100);
  const market = gappySample(seed + 40, { count: 120, gaps: 0.1, ties: 0.2 }).map((value) => value / 100);
  const both = own.flatMap((value, at) => (Number.isNaN(value + (market[at] ?? NaN)) ? [] : [at]));
  const [ownKept, marketKept] = [own, market].map((all) => both.map((at) => all[at] ?? NaN));
  const [, slope] = solveNormalEquations(ownKept ?? [], [both.map(() => 1), marketKept ?? []]);
  const { pairs, beta } = relativePerformance(own, market);
  expect(pairs).toBe(both.length);
  expect(beta).toBeCloseTo(slope ?? NaN, 11);
});

test.each([
  ['nothing', [], [], { pairs: 0, beta: null, alpha: null }],
  ['all missing on one side', [NaN, NaN], [0.1, 0.2], { pairs: 0, excessReturn: null, trackingError: null }],
  [
    'a steady difference, which has no deviation',
    [0.5, 1],
    [0.25, 0.75],
    { beta: expect.closeTo(1, 14), informationRatio: null },
  ],
  [
    'flat returns, which the benchmark does not move',
    [0, 0, 0],
    [0.1, -0.1, 0.2],
    { beta: 0, alpha: 0, upCapture: 0 },
  ],
  ['a benchmark that never rose', [0.1, 0.2], [-0.1, -0.2], { upCapture: null }],
  ['a benchmark of zeros', [0.1, 0.2], [0, -0], { beta: null, upCapture: null, downCapture: null }],
])('of %s', (_, own, market, expected) => {
  expect(relativePerformance(Object.freeze(own), Object.freeze(market))).toMatchObject(expected);
});

test('neither series is written to', () => {
  const [own, market] = [Float64Array.from(returns), Float64Array.from(benchmark)];
  relativePerformance(own, market);
  expect([[...own], [...market]]).toEqual([[...returns], [...benchmark]]);
});
