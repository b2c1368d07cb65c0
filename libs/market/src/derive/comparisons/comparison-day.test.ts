import { comparisonDay } from './comparison-day.ts';

const of = (security: number, industry: string, ...values: number[]) => ({ security, industry, values });

test('a company is compared within its industry, the industry by its medians among industries', () => {
  const indexes = comparisonDay([
    of(1, 'A', 1, 1, 1, 1, 1, 1),
    of(2, 'A', 2, 2, 2, 2, 2, 0),
    of(3, 'B', 9, 9, 9, 9, 9, 9),
  ]);
  expect(indexes.get(1)).toEqual({ industry: 1.25, corp: 5 * ((0.25 * 5 + 0.75) / 6) });
  expect(indexes.get(2)).toEqual({ industry: 1.25, corp: 5 * ((0.75 * 5 + 0.25) / 6) });
  expect(indexes.get(3)).toEqual({ industry: 3.75, corp: 2.5 });
});

test('a mean needs four of the six', () => {
  const indexes = comparisonDay([of(1, 'A', 1, 1, 1, 1, NaN, NaN), of(2, 'A', 1, 1, 1, NaN, NaN, NaN)]);
  expect(indexes.get(1)?.corp).toBe(5 * ((0.5 * 3 + 0.5) / 4));
  expect(indexes.get(2)?.corp).toBeNaN();
  expect(indexes.get(2)?.industry).toBe(2.5);
});

test('no companies, no indexes', () => {
  expect(comparisonDay([]).size).toBe(0);
});
