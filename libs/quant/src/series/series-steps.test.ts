import { changesOf, cumulated, overMeanBefore } from './series-steps.ts';

describe('steps of a series', () => {
  it('are changes against the last value before', () => {
    expect([...changesOf(Float64Array.of(NaN, 3, NaN, 5, 4))]).toEqual([NaN, NaN, NaN, 2, -1]);
  });

  it('are sums up to each value', () => {
    expect([...cumulated(Float64Array.of(NaN, 3, NaN, -5, 4))]).toEqual([NaN, 3, NaN, -2, 2]);
  });

  it('are values over the mean of those before, once there are enough', () => {
    expect([...overMeanBefore(Float64Array.of(1, NaN, 3, 4, 6, 0, 0), 2)]).toEqual([
      NaN,
      NaN,
      NaN,
      2,
      6 / 3.5,
      0,
      0,
    ]);
    expect([...overMeanBefore(Float64Array.of(0, 0, 4), 2)]).toEqual([NaN, NaN, NaN]);
  });

  it('leave what they are given as it is, and are none of none', () => {
    const given = Float64Array.of(1, 2);
    for (const steps of [changesOf, cumulated, (values: Float64Array) => overMeanBefore(values, 1)]) {
      steps(given);
      expect(steps(new Float64Array())).toHaveLength(0);
    }
    expect([...given]).toEqual([1, 2]);
  });
});
