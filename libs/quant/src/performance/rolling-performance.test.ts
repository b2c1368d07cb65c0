import { seededRandom } from '../sample/seeded-random.ts';
import { expectClose } from '../testing/expect-close.ts';
import { performance } from './performance.ts';
import { relativePerformance } from './relative-performance.ts';
import { rollingPerformance } from './rolling-performance.ts';

test('two returns at a time, by hand', () => {
  const returns = Float64Array.of(0.1, -0.5, 0.2);
  const found = rollingPerformance(returns, { window: 2, periods: 4 });
  expectClose(found.totalReturn, [NaN, -0.45, -0.4]);
  expectClose(found.maxDrawdown, [NaN, -0.5, -0.5]);
  // Deviations of two values: |difference| / √2, times √4.
  expectClose(found.annualVolatility, [NaN, 0.6 * Math.SQRT2, 0.7 * Math.SQRT2]);
  expectClose(found.sharpe, [NaN, (-0.2 * 2) / (0.6 / Math.SQRT2), (-0.15 * 2) / (0.7 / Math.SQRT2)]);
  expect(found.relative).toBeNull();
});

test('every window has the figures of its returns alone', () => {
  const next = seededRandom(17);
  const returns = Float64Array.from({ length: 60 }, () => (next() < 0.1 ? NaN : next() * 0.1 - 0.05));
  const benchmark = Float64Array.from({ length: 60 }, () => next() * 0.1 - 0.05);
  const annual = { periods: 20, riskFree: 0.03 };
  const found = rollingPerformance(returns, { ...annual, benchmark });
  for (const at of [19, 20, 33, 59]) {
    const [own, theirs] = [returns, benchmark].map((each) => each.slice(at - 19, at + 1));
    const whole = performance(own ?? [], annual);
    const relative = relativePerformance(own ?? [], theirs ?? [], annual);
    const excess = (whole.totalReturn ?? NaN) - (performance(theirs ?? []).totalReturn ?? NaN);
    expect(found.totalReturn[at]).toBe(whole.totalReturn);
    expect(found.annualVolatility[at]).toBe(whole.annualVolatility);
    expect(found.sharpe[at]).toBeCloseTo(whole.sharpe ?? NaN, 12);
    expect(found.maxDrawdown[at]).toBe(whole.maxDrawdown);
    expect(found.relative?.alpha[at]).toBe(relative.alpha);
    expect(found.relative?.beta[at]).toBe(relative.beta);
    expect(found.relative?.trackingError[at]).toBe(relative.trackingError);
    expect(found.relative?.excess[at]).toBeCloseTo(excess, 15);
  }
});

test('a window that is not full has nothing, a flat one no ratio', () => {
  expect([...rollingPerformance(new Float64Array(251)).totalReturn].every(Number.isNaN)).toBe(true);
  const flat = rollingPerformance(new Float64Array(252));
  expect([flat.totalReturn[251], flat.annualVolatility[251], flat.sharpe[251]]).toEqual([0, 0, NaN]);
  expect(rollingPerformance(new Float64Array(0)).sharpe).toEqual(new Float64Array(0));
});

test('what is no window is refused', () => {
  expect(() => rollingPerformance(new Float64Array(3), { window: 0 })).toThrow('no window: 0');
  expect(() => rollingPerformance(new Float64Array(3), { periods: 250.5 })).toThrow('no window: 250.5');
});
