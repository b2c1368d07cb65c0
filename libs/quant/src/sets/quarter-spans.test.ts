import { quarterSpans, spanFigures } from './quarter-spans.ts';

describe('the quarters of trading days', () => {
  it('begin and end with their days, and one without a day is left out', () => {
    expect(quarterSpans(['2025-12-31', '2026-01-05', '2026-03-31', '2026-04-01', '2026-10-08'])).toEqual([
      { quarter: '2025Q4', from: 0, to: 1 },
      { quarter: '2026Q1', from: 1, to: 3 },
      { quarter: '2026Q2', from: 3, to: 4 },
      { quarter: '2026Q4', from: 4, to: 5 },
    ]);
    expect(quarterSpans([])).toEqual([]);
  });
});

describe('a series within a quarter', () => {
  const series = Float64Array.of(9, NaN, 4, 7, 2, NaN, 8);

  it('has its first and last, highest and lowest value, without missing ones', () => {
    expect(spanFigures(series, { from: 1, to: 6 })).toEqual({ first: 4, last: 2, highest: 7, lowest: 2 });
    expect(spanFigures(series, { from: 0, to: 1 })).toEqual({ first: 9, last: 9, highest: 9, lowest: 9 });
  });

  it('is missing where all its values are', () => {
    const none = { first: NaN, last: NaN, highest: NaN, lowest: NaN };
    expect(spanFigures(series, { from: 1, to: 2 })).toEqual(none);
    expect(spanFigures(series, { from: 3, to: 3 })).toEqual(none);
  });
});
