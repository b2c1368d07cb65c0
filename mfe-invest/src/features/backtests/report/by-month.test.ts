import { byMonth } from './by-month.ts';

describe('a daily series by month', () => {
  it('has the mean of the values present, and the last index', () => {
    const dates = ['2026-01-29', '2026-01-30', '2026-02-02', '2026-04-01', '2026-04-02'];
    expect(byMonth(dates, [1, 2, null, 4, null])).toEqual({
      labels: ['2026-01', '2026-02', '2026-04'],
      means: [1.5, null, 4],
      lasts: [1, 2, 4],
    });
  });

  it('has two entries for the same month of two years', () => {
    expect(byMonth(['2025-01-02', '2026-01-05'], [1, 3]).means).toEqual([1, 3]);
  });

  it('is empty for no dates', () => {
    expect(byMonth([], [])).toEqual({ labels: [], means: [], lasts: [] });
  });
});
