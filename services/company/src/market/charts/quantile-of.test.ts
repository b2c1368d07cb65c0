import { quantileOf } from './quantile-of.ts';

describe('a quantile', () => {
  it('is interpolated between its neighbours, as numpy does', () => {
    // numpy.percentile([1, 2, 4, 8], [0, 25, 50, 75, 100])
    const values = Object.freeze([1, 2, 4, 8]);
    expect([0, 0.25, 0.5, 0.75, 1].map((at) => quantileOf(values, at))).toEqual([1, 1.75, 3, 5, 8]);
  });

  it('of one value is that value, of none is NaN', () => {
    expect(quantileOf([7], 0.25)).toBe(7);
    expect(quantileOf([], 0.5)).toBeNaN();
  });

  it('keeps the order of negative values', () => {
    expect(quantileOf([-8, -4, 0], 0.25)).toBe(-6);
  });
});
