import { axisBounds } from './axis-bounds.ts';

const ticksOf = (values: readonly (number | null)[], rule?: Parameters<typeof axisBounds>[1]) => {
  const { min, max, interval } = axisBounds(Object.freeze(values), rule);
  const steps = Math.round((max - min) / interval);
  return Array.from({ length: steps + 1 }, (_, at) => Number((min + at * interval).toFixed(6)));
};

describe('the bounds of an axis', () => {
  it('are the maximum × 1.2 and the minimum × 0.8 in five ticks', () => {
    expect(axisBounds([10, 100, null, 55])).toEqual({ min: 8, max: 120, interval: 28 });
    expect(ticksOf([10, 100])).toEqual([8, 36, 64, 92, 120]);
  });

  it('lie away from negative data too: × 1.2 below, × 0.8 above', () => {
    expect(ticksOf([-100, -10])).toEqual([-120, -92, -64, -36, -8]);
    expect(ticksOf([-10, 30])).toEqual([-12, 0, 12, 24, 36]);
  });

  it('include zero under bars, exactly', () => {
    expect(ticksOf([10, 100], { withZero: true })).toEqual([0, 30, 60, 90, 120]);
    expect(ticksOf([-100, -10], { withZero: true })).toEqual([-120, -90, -60, -30, 0]);
    expect(ticksOf([0, 100])[0]).toBe(0);
  });

  it('of constant data leave room on both sides; of zeros and of no data are 0 to 1', () => {
    expect(ticksOf([5, 5])).toEqual([4, 4.5, 5, 5.5, 6]);
    expect(ticksOf([-5])).toEqual([-6, -5.5, -5, -4.5, -4]);
    const unit = [0, 0.25, 0.5, 0.75, 1];
    expect(ticksOf([0, 0])).toEqual(unit);
    expect(ticksOf([])).toEqual(unit);
    expect(ticksOf([null, NaN, Infinity])).toEqual(unit);
  });

  it('are extended so that every tick has two decimals', () => {
    // 0.8 to 1.31 × 1.2 = 1.572: 0.772 in four steps is 0.193, drawn as 0.2.
    expect(ticksOf([1, 1.31])).toEqual([0.8, 1, 1.2, 1.4, 1.6]);
    // The binary noise of 7 × 1.2 adds no hundredth.
    expect(axisBounds([0, 0.07 / 0.01], { withZero: true }).max).toBe(8.4);
    expect(ticksOf([0.001, 0.002])).toEqual([0, 0.01, 0.02, 0.03, 0.04]);
  });

  it.each([[[3.14159, 2.71828]], [[-1e12, 4e11]], [[1e-7, 2e-7]], [[-0.333, -0.111]], [[123456.789]]])(
    'never cut %j',
    (values) => {
      for (const withZero of [false, true]) {
        const { min, max, interval } = axisBounds(values, { withZero });
        expect(min).toBeLessThanOrEqual(Math.min(...values));
        expect(max).toBeGreaterThanOrEqual(Math.max(...values));
        expect(min + 4 * interval).toBeCloseTo(max, 3);
      }
    },
  );

  it('have as many ticks as asked for', () => {
    expect(ticksOf([200], { withZero: true, ticks: 3 })).toEqual([0, 120, 240]);
  });
});
