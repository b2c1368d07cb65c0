import { tracking } from './tracking.ts';

describe('the tracking of an index by a fund', () => {
  it('is the difference of the returns, and the annualised deviation of the daily ones', () => {
    // Daily differences 0.01 and −0.01: mean 0, standard deviation √(0.0002 / 1).
    const found = tracking([1, 1.11, 1.1988], [100, 110, 119.9], 2);
    expect(found?.difference).toBeCloseTo(0.1988 - 0.199, 12);
    expect(found?.meanDeviation).toBeCloseTo(0.01, 12);
    expect(found?.error).toBeCloseTo(Math.sqrt(0.0002) * Math.sqrt(252), 12);
    expect(found?.days).toBe(2);
  });

  it('is of the newest days alone', () => {
    expect(tracking([9, 1, 1.1, 1.21], [1, 1, 1.1, 1.21], 2)).toMatchObject({ difference: 0, error: 0 });
  });

  it('is none while there are fewer days, or one has no level', () => {
    expect(tracking([1, 1.1], [1, 1.1], 2)).toBeNull();
    expect(tracking([1, NaN, 1.1], [1, 1, 1.1], 2)).toBeNull();
    expect(tracking([1, 1, 1.1], [1, 0, 1.1], 2)).toBeNull();
    expect(tracking([], [], 60)).toBeNull();
  });

  it('leaves its input unchanged', () => {
    const [fund, index] = [Object.freeze([1, 1.1, 1.2]), Object.freeze([1, 1, 1])];
    expect(tracking(fund, index, 2)).not.toBeNull();
  });
});
