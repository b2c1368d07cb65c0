import { expectClose } from '../testing/expect-close.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { downsideDeviation, omegaRatio, sortinoRatio } from './shortfall.ts';

const returns = Object.freeze([0.03, -0.01, 0.02, -0.02]);

test('the downside is a root mean square over all returns, where good ones count as zero', () => {
  // (0.01² + 0.02²) / 4
  expect(downsideDeviation(returns, 0)).toBeCloseTo(Math.sqrt(0.0005 / 4), 15);
  // Against 0.02: 0, 0.03, 0, 0.04.
  expect(downsideDeviation(returns, 0.02)).toBeCloseTo(Math.sqrt(0.0025 / 4), 15);
});

test('sortino is the mean above what is required per downside', () => {
  expect(sortinoRatio(returns, 0)).toBeCloseTo(0.005 / Math.sqrt(0.0005 / 4), 14);
  expect(sortinoRatio(returns, 0.02)).toBeCloseTo(-0.015 / 0.025, 14);
});

test('omega is what is gained above per what is lost below', () => {
  expect(omegaRatio(returns, 0)).toBeCloseTo(5 / 3, 14);
  expect(omegaRatio(returns, 0.02)).toBeCloseTo(1 / 7, 14);
});

test('missing returns do not count', () => {
  const gappy = [NaN, ...returns, NaN];
  expect(downsideDeviation(gappy, 0)).toBe(downsideDeviation(returns, 0));
  expect(sortinoRatio(gappy, 0)).toBe(sortinoRatio(returns, 0));
  expect(omegaRatio(gappy, 0)).toBe(omegaRatio(returns, 0));
});

test('without a shortfall the deviation is zero and the ratios are undefined', () => {
  expect(downsideDeviation([0.1, 0], 0)).toBe(0);
  expect(sortinoRatio([0.1, 0], 0)).toBeNaN();
  expect(omegaRatio([0.1, 0], 0)).toBeNaN();
});

test('no returns have none of them', () => {
  expect(downsideDeviation([], 0)).toBeNaN();
  expect(sortinoRatio([], 0)).toBeNaN();
  expect(omegaRatio([], 0)).toBeNaN();
});

test('one return has a downside and no ratio, as in empyrical', () => {
  expect(downsideDeviation([-0.1], 0)).toBe(0.1);
  expect(sortinoRatio([-0.1, NaN], 0)).toBeNaN();
  expect(omegaRatio([-0.1, NaN], 0)).toBeNaN();
});

/** Each against 0.1: the shortfalls s, the gains g and the mean above it. */
test.each([
  // s 0 0.2, g 0.1: √(0.04 / 2); (0.2 − 0.1 − 0.2 + …): mean of 0.1 −0.2 = −0.05; 0.1 / 0.2.
  ['a gain and a loss', [0.2, -0.1], Math.sqrt(0.02), -0.05 / Math.sqrt(0.02), 0.5],
  // s 0.1 0.1: √(0.02 / 2) = 0.1; mean −0.1; no gain.
  ['two that fall short', [0, 0], 0.1, -1, 0],
  // s 0.3, g 0 0.3, one exactly as required: √(0.09 / 3); mean 0; 0.3 / 0.3.
  ['one that is what is required', [0.1, 0.4, -0.2], Math.sqrt(0.03), 0, 1],
])('of %s', (_, returns, deviation, sortino, omega) => {
  const given = Object.freeze(returns);
  expectClose(
    [downsideDeviation(given, 0.1), sortinoRatio(given, 0.1), omegaRatio(given, 0.1)],
    [deviation, sortino, omega],
    1e-14,
  );
});

test.each([
  ['all missing', [NaN, NaN], NaN],
  ['nothing below', [0.2, 0.3], 0],
  ['exactly as required', [0.1, 0.1], 0],
])('of %s there is no ratio, and a deviation of %d where there is a return', (_, returns, deviation) => {
  expect(downsideDeviation(returns, 0.1)).toBe(deviation);
  expect([sortinoRatio(returns, 0.1), omegaRatio(returns, 0.1)]).toEqual([NaN, NaN]);
});

test.each([1, 2, 3])(
  'seed %i: a deviation has two sides, and omega is one gain more than the mean',
  (seed) => {
    const drawn = gappySample(seed, { count: 70, gaps: 0.2, ties: 0.2 });
    const kept = drawn.filter((value) => !Number.isNaN(value));
    for (const required of [-1, 0, 0.3]) {
      const [down, up] = [
        downsideDeviation(drawn, required),
        downsideDeviation(
          drawn.map((value) => -value),
          -required,
        ),
      ];
      const square = kept.reduce((sum, value) => sum + (value - required) ** 2, 0) / kept.length;
      expect(down ** 2 + up ** 2).toBeCloseTo(square, 12);
      const lost = kept.reduce((sum, value) => sum + Math.max(0, required - value), 0);
      const over = kept.reduce((sum, value) => sum + value - required, 0);
      expect(omegaRatio(drawn, required)).toBeCloseTo(1 + over / lost, 11);
    }
  },
);

test('a higher requirement leaves less', () => {
  const rates = [-0.03, -0.01, 0, 0.01, 0.03];
  const [deviations, omegas] = [downsideDeviation, omegaRatio].map((of) =>
    rates.map((rate) => of(returns, rate)),
  );
  expect(deviations).toEqual(deviations?.toSorted((a, b) => a - b));
  expect(omegas?.slice(1)).toEqual(omegas?.slice(1).toSorted((a, b) => b - a));
});
