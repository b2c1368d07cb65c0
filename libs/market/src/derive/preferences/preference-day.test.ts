import { preferenceDay } from './preference-day.ts';

const of = (...values: number[]) => Float64Array.from(values);

test('the index is five times the mean percentile of the rates', () => {
  const rates = [of(1, 2), of(1, 2), of(2, 1), of(1, 2), of(3, 3)];
  // Percentiles 0.25 and 0.75; equal ones 0.5.
  expect([...preferenceDay(rates).index]).toEqual([
    5 * ((0.25 * 3 + 0.75 + 0.5) / 5),
    5 * ((0.75 * 3 + 0.25 + 0.5) / 5),
  ]);
});

test('missing rates are left out, down to three of five', () => {
  const rates = [of(1, 2), of(1, NaN), of(1, NaN), of(NaN, 1), of(1, 1)];
  const { index } = preferenceDay(rates);
  expect(index[0]).toBe(5 * ((0.25 + 0.5 + 0.5 + 0.5) / 4));
  expect(index[1]).toBe(5 * ((0.75 + 0.5 + 0.5) / 3));
  expect([...preferenceDay([...rates.slice(0, 4), of(1, NaN)]).index][1]).toBeNaN();
});
