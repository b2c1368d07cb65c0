import { movingAverage } from './moving-average.ts';

describe('a moving average', () => {
  it('is the mean of so many values up to each, null before', () => {
    expect(movingAverage(Object.freeze([1, 2, 6, 4, 5]) as number[], 3)).toEqual([null, null, 3, 4, 5]);
  });

  it('over one value is the value, over more than there are is none', () => {
    expect(movingAverage([3, 4], 1)).toEqual([3, 4]);
    expect(movingAverage([3, 4], 3)).toEqual([null, null]);
    expect(movingAverage([], 5)).toEqual([]);
  });
});
