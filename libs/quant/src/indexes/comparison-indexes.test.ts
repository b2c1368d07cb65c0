import { ComparisonIndexes } from './comparison-indexes.ts';

/** Six measures a company. */
function compare(industries: readonly number[], companies: readonly (readonly number[])[]) {
  const stocks = industries.length;
  const measures = Array.from({ length: 6 }, (_, at) =>
    Float64Array.from(companies, (values) => values[at] ?? NaN),
  );
  const result = { industry: new Float64Array(stocks), corp: new Float64Array(stocks) };
  const count = Math.max(0, ...industries) + 1;
  new ComparisonIndexes(stocks, count).write(measures, Uint16Array.from(industries), result);
  return { industry: [...result.industry], corp: [...result.corp] };
}

it('compares a company within its industry, the industry by its medians among industries', () => {
  const indexes = compare(
    [1, 1, 2],
    [
      [1, 1, 1, 1, 1, 1],
      [2, 2, 2, 2, 2, 0],
      [9, 9, 9, 9, 9, 9],
    ],
  );
  // Medians 1.5 (0.5 of the last) against 9. Industry 0 has no one, and is not ranked.
  expect(indexes.industry).toEqual([1.25, 1.25, 3.75]);
  expect(indexes.corp).toEqual([5 * ((0.25 * 5 + 0.75) / 6), 5 * ((0.75 * 5 + 0.25) / 6), 2.5]);
});

it('needs four of the six for a mean', () => {
  const indexes = compare(
    [0, 0],
    [
      [1, 1, 1, 1, NaN, NaN],
      [1, 1, 1, NaN, NaN, NaN],
    ],
  );
  expect(indexes.corp).toEqual([5 * ((0.5 * 3 + 0.5) / 4), NaN]);
  expect(indexes.industry).toEqual([2.5, 2.5]);
});

it('takes the mean of the middle two for the median of an even industry', () => {
  const values = (value: number) => Array<number>(6).fill(value);
  // Medians: 5, of 1, 4, 6 and 9; 4, of one; 6, of three.
  const indexes = compare([0, 0, 0, 0, 1, 2, 2, 2], [1, 4, 6, 9, 4, 5, 6, 100].map(values));
  expect(indexes.industry).toEqual(
    [2.5, 2.5, 2.5, 2.5, 5 / 6, 25 / 6, 25 / 6, 25 / 6].map((value) => expect.closeTo(value, 12)),
  );
});

it('has none without companies', () => {
  expect(compare([], [])).toEqual({ industry: [], corp: [] });
});
