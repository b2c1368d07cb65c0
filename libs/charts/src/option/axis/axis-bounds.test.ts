import { axisBounds } from './axis-bounds.ts';

const ticksOf = (values: readonly (number | null)[], rule?: Parameters<typeof axisBounds>[1]) =>
  axisBounds(Object.freeze(values), rule).ticks;

describe('the bounds of an axis', () => {
  it('are the maximum × 1.2 and the minimum × 0.8, outwards to round ticks', () => {
    // 8 to 120, in steps of 25.
    expect(axisBounds([10, 100, null, 55])).toEqual({
      min: 0,
      max: 125,
      interval: 25,
      ticks: [0, 25, 50, 75, 100, 125],
      decimals: 0,
    });
    // 45.49 and 38.94 were ticks once: 0.8 × 41 = 32.8 to 1.2 × 52 = 62.4.
    expect(ticksOf([41, 52])).toEqual([30, 40, 50, 60, 70]);
  });

  it('lie away from negative data too: × 1.2 below, × 0.8 above', () => {
    expect(ticksOf([-100, -10])).toEqual([-125, -100, -75, -50, -25, 0]);
    expect(ticksOf([-10, 30])).toEqual([-20, 0, 20, 40]);
  });

  it('have zero among the ticks wherever both signs occur', () => {
    for (const values of [
      [-0.031, 0.118],
      [-7, 123_456.789],
      [-1e12, 4e11],
    ])
      expect(ticksOf(values)).toContain(0);
  });

  it('include zero under bars, exactly, from above and below', () => {
    expect(ticksOf([10, 100], { withZero: true })).toEqual([0, 25, 50, 75, 100, 125]);
    expect(ticksOf([-100, -10], { withZero: true })).toEqual([-125, -100, -75, -50, -25, 0]);
    expect(ticksOf([0, 100])[0]).toBe(0);
  });

  it('of constant data leave room on both sides; of zeros and of no data are 0 to 1', () => {
    for (const values of [[5, 5], [-5]]) {
      const { min, max } = axisBounds(values);
      expect([min < (values[0] ?? 0), max > (values[0] ?? 0)]).toEqual([true, true]);
    }
    for (const values of [[0, 0], [], [null, NaN, Infinity]]) {
      expect(axisBounds(values)).toMatchObject({ min: 0, max: 1 });
      expect(axisBounds(values, { withZero: true, fitted: true })).toMatchObject({ min: 0, max: 1 });
    }
  });

  it('have ticks of two decimals at most, more only where figures have them', () => {
    expect(axisBounds([0.001, 0.002])).toMatchObject({ interval: 0.01, decimals: 2 });
    expect(axisBounds([0.0003, -0.0011], { decimals: 4 })).toMatchObject({
      min: -0.0015,
      max: 0.0005,
      interval: 0.0005,
      decimals: 4,
    });
    // A step of 0.025 has three.
    expect(axisBounds([0, 0.1]).interval).toBe(0.05);
    expect(axisBounds([1200, 5300]).decimals).toBe(0);
  });

  it.each([[[3.14159, 2.71828]], [[-1e12, 4e11]], [[1e-7, 2e-7]], [[-0.333, -0.111]], [[123456.789]]])(
    'never cut %j, and end at ticks, five steps at most',
    (values) => {
      for (const withZero of [false, true]) {
        const { min, max, interval, ticks } = axisBounds(values, { withZero });
        expect(min).toBeLessThanOrEqual(Math.min(...values));
        expect(max).toBeGreaterThanOrEqual(Math.max(...values));
        expect([ticks[0], ticks.at(-1)]).toEqual([min, max]);
        expect(Math.round((max - min) / interval)).toBe(ticks.length - 1);
        expect([ticks.length > 1, ticks.length < 7]).toEqual([true, true]);
      }
    },
  );

  it('have as many steps as there is room for', () => {
    expect(ticksOf([200], { withZero: true, steps: 2 })).toEqual([0, 200, 400]);
  });
});

describe('the bounds of a fitted axis', () => {
  it('end 5 % of the range past the data, with round ticks within', () => {
    const { min, max, ticks, decimals } = axisBounds([59.31, 86.66], { fitted: true });
    expect([min, max].map((end) => Number(end.toFixed(4)))).toEqual([57.9425, 88.0275]);
    expect([ticks, decimals]).toEqual([[60, 65, 70, 75, 80, 85], 0]);
  });

  it('show the data over more than nine tenths of the height', () => {
    for (const values of [
      [1499, 1502],
      [0.75, 1.89],
      [-3, 9],
    ]) {
      const [low = 0, high = 0] = values;
      const { min, max, ticks } = axisBounds(values, { fitted: true });
      expect((high - low) / (max - min)).toBeGreaterThan(0.9);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.every((tick) => tick >= min && tick <= max)).toBe(true);
    }
  });

  it('of one price leave room on both sides', () => {
    expect(axisBounds([10, 10], { fitted: true })).toMatchObject({ min: 9.5, max: 10.5 });
  });
});
