import { movingMean } from './moving-mean.ts';

describe('a moving mean', () => {
  it('is taken over a window up to each value, once half of it is present', () => {
    expect(movingMean([1, 2, 3, 4, 8], 4)).toEqual([null, 1.5, 2, 2.5, 4.25]);
  });

  it('leaves missing values out, and is missing where too few remain', () => {
    expect(movingMean([2, null, 4, null, null, null], 3, 2)).toEqual([null, null, 3, null, null, null]);
    expect(movingMean([null, null], 2, 0)).toEqual([null, null]);
  });

  it('ends with the last value', () => {
    expect(movingMean([2, null, 4, null, null], 4)).toEqual([null, null, 3, null, null]);
  });

  it('is the values themselves with a window of one', () => {
    expect(movingMean([3, null, 5], 1)).toEqual([3, null, 5]);
  });
});
