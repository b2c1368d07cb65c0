import { downsideDeviation, omegaRatio, sortinoRatio } from './shortfall.ts';

const returns = Object.freeze([0.03, -0.01, 0.02, -0.02]);

test('the downside is a root mean square over all returns, the good ones counting as nothing', () => {
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

test('nothing has none of them', () => {
  expect(downsideDeviation([], 0)).toBeNaN();
  expect(sortinoRatio([], 0)).toBeNaN();
  expect(omegaRatio([], 0)).toBeNaN();
});

test('one return has a downside and no ratio, as in empyrical', () => {
  expect(downsideDeviation([-0.1], 0)).toBe(0.1);
  expect(sortinoRatio([-0.1, NaN], 0)).toBeNaN();
  expect(omegaRatio([-0.1, NaN], 0)).toBeNaN();
});
