import { histogramOf, valueSummary } from './value-summary.ts';

it('summarises the values that are present', () => {
  expect(valueSummary(Float64Array.of(NaN, 4, 1, 1, NaN))).toEqual({
    mean: 2,
    median: 1,
    std: Math.sqrt(3),
    min: 1,
    max: 4,
  });
});

it('has no deviation for one value, and is null for none', () => {
  expect(valueSummary(Float64Array.of(NaN, 7))).toMatchObject({ mean: 7, std: null });
  expect(valueSummary(Float64Array.of(NaN))).toBeNull();
  expect(histogramOf(Float64Array.of(NaN))).toEqual([]);
});

it('counts each value in one of 24 equal bins, the greatest in the last', () => {
  const bins = histogramOf(Float64Array.from({ length: 25 }, (_, at) => at).fill(NaN, 3, 5));
  expect(bins).toHaveLength(24);
  expect(bins[0]).toEqual({ from: 0, to: 1, count: 1 });
  expect(bins[3]?.count).toBe(0);
  expect(bins.at(-1)).toEqual({ from: 23, to: 24, count: 2 });
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(23);
});

it('has one bin where all are equal', () => {
  expect(histogramOf(Float64Array.of(5, 5, NaN))).toEqual([{ from: 5, to: 5, count: 2 }]);
});
