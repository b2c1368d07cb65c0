import { roundBounds } from './round-bounds.ts';

describe('round bounds', () => {
  it('are whole steps closely around the figures, zero among them where both signs occur', () => {
    expect(roundBounds([-0.031, 0.118])).toEqual({ min: -0.05, max: 0.15, interval: 0.05, decimals: 2 });
    expect(roundBounds([-40, 29.4])).toEqual({ min: -40, max: 40, interval: 20, decimals: 0 });
    expect(roundBounds([0.75, 1.89])).toEqual({ min: 0.75, max: 2, interval: 0.25, decimals: 2 });
  });

  it('of one figure leave room on both sides; of zeros and of no figures are 0 to 1', () => {
    const { min, max } = roundBounds([3]);
    expect([min < 3, max > 3]).toEqual([true, true]);
    for (const values of [[], [null, NaN], [0, 0]]) {
      expect(roundBounds(values)).toMatchObject({ min: 0, max: 1 });
    }
  });

  it.each([[[3.14159, 2.71828]], [[-1e12, 4e11]], [[1e-7, 2e-7]], [[-0.333, -0.111]], [[-7, 123456.789]]])(
    'never cut %j, in two to five steps',
    (values) => {
      const { min, max, interval } = roundBounds(values);
      expect(min).toBeLessThanOrEqual(Math.min(...values));
      expect(max).toBeGreaterThanOrEqual(Math.max(...values));
      const steps = (max - min) / interval;
      expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6);
      expect([Math.round(steps) >= 1, Math.round(steps) <= 5]).toEqual([true, true]);
    },
  );
});
