import { movingAverage } from './moving-average.ts';

describe('a moving average', () => {
  it('is the mean of a number of values up to each, null before', () => {
    expect(movingAverage(Object.freeze([1, 2, 6, 4, 5]) as number[], 3)).toEqual([null, null, 3, 4, 5]);
  });

  it('is the value itself over one value, and null over more than there are', () => {
    expect(movingAverage([3, 4], 1)).toEqual([3, 4]);
    expect(movingAverage([3, 4], 3)).toEqual([null, null]);
    expect(movingAverage([], 5)).toEqual([]);
  });
});
