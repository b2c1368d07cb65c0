import { levelsOf } from './levels-of.ts';

describe('the levels of a series', () => {
  it('are its sorted values’ minimum, quartiles and maximum, and the rank of the newest among them', () => {
    const days = Object.freeze([30, 10, 50, 20, 40]);
    expect(levelsOf(days)).toEqual({
      levels: { min: 10, lower: 20, median: 30, upper: 40, max: 50 },
      n: 5,
      // 10, 20, 30 and 40 are at or below 40.
      rank: 0.8,
    });
  });

  it('count losses like other values', () => {
    expect(levelsOf([12, -4]).levels).toEqual({ min: -4, lower: 0, median: 4, upper: 8, max: 12 });
    expect(levelsOf([12, -4]).rank).toBe(0.5);
  });

  it('of equal values are that value', () => {
    expect(levelsOf([3, 3])).toEqual({
      levels: { min: 3, lower: 3, median: 3, upper: 3, max: 3 },
      n: 2,
      rank: 1,
    });
  });

  it('of no values are none', () => {
    expect(levelsOf([])).toEqual({ levels: null, n: 0, rank: null });
  });
});
