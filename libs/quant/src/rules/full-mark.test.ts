import { applyRule } from './apply-rule.ts';

const panel = Object.freeze({ dates: 2, stocks: 4 });
const marks = (full: number, zero: number, values: number[]): number[] => [
  ...applyRule(1, { full, zero }, [Float64Array.from(values)], panel),
];

test('the mark grows from 0 at zero to 100 at full, and stays within', () => {
  expect(marks(30, 10, [10, 15, 30, 20, 5, 31, -Infinity, Infinity])).toEqual([
    0, 25, 100, 50, 0, 100, 0, 100,
  ]);
});

test('with full below zero, lower is better', () => {
  expect(marks(10, 30, [10, 15, 30, 20, 5, 31, -Infinity, Infinity])).toEqual([
    100, 75, 0, 50, 100, 0, 100, 0,
  ]);
});

test('a missing value has no mark, and the input is left as it was', () => {
  const values = Float64Array.from([1, NaN, 3, 4, NaN, 6, 7, 8]);
  expect([...applyRule(1, { full: 8, zero: 0 }, [values], panel)]).toEqual([
    12.5,
    NaN,
    37.5,
    50,
    NaN,
    75,
    87.5,
    100,
  ]);
  expect([...values]).toEqual([1, NaN, 3, 4, NaN, 6, 7, 8]);
});
