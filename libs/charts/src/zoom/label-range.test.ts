import { movedRange, rangeBetween, scaledRange } from './label-range.ts';

const RANGE = Object.freeze({ first: 100, end: 200 });

describe('the range of labels', () => {
  it('is scaled around the label under the pointer, which stays where it is', () => {
    expect(scaledRange(RANGE, 150, 0.5, 1000)).toEqual({ first: 125, end: 175 });
    expect(scaledRange(RANGE, 100, 0.5, 1000)).toEqual({ first: 100, end: 150 });
    expect(scaledRange(RANGE, 200, 2, 1000)).toEqual({ first: 0, end: 200 });
  });

  it('grows to all labels, and shrinks to five', () => {
    expect(scaledRange(RANGE, 150, 100, 300)).toEqual({ first: 0, end: 300 });
    const { first, end } = scaledRange(RANGE, 150, 0.001, 300);
    expect(end - first).toBe(5);
    expect(scaledRange({ first: 0, end: 5 }, 2, 1.01, 300)).toEqual({ first: 0, end: 6 });
  });

  it('is moved up to the first and last label', () => {
    expect(movedRange(RANGE, 10, 1000)).toEqual({ first: 110, end: 210 });
    expect(movedRange(RANGE, -500, 1000)).toEqual({ first: 0, end: 100 });
    expect(movedRange(RANGE, 5000, 1000)).toEqual({ first: 900, end: 1000 });
  });

  it('is marked from one label to another in either order, five labels at least', () => {
    expect(rangeBetween(20, 10, 100)).toEqual({ first: 10, end: 21 });
    expect(rangeBetween(-3, 200, 100)).toEqual({ first: 0, end: 100 });
    expect(rangeBetween(99, 98, 100)).toEqual({ first: 95, end: 100 });
  });
});
