import { percentileOf } from './percentile-of.ts';

const others = Object.freeze([1, 2, 2, 4]);

test('ties count half, as scipy’s kind mean', () => {
  expect(percentileOf(2, others)).toBe(0.5);
  expect(percentileOf(4, others)).toBe(0.875);
  expect(percentileOf(1, others)).toBe(0.125);
});

test('a value that is not among them stands between its neighbours', () => {
  expect(percentileOf(3, others)).toBe(0.75);
  expect(percentileOf(0, others)).toBe(0);
  expect(percentileOf(5, others)).toBe(1);
});

test('missing others do not count', () => {
  expect(percentileOf(2, [1, NaN, 2, 2, 4])).toBe(0.5);
});

test('without a value, without others or with too few there is no percentile', () => {
  expect(percentileOf(NaN, others)).toBeNaN();
  expect(percentileOf(1, [])).toBeNaN();
  expect(percentileOf(1, [NaN])).toBeNaN();
  expect(percentileOf(1, others, 4)).toBe(0.125);
  expect(percentileOf(1, others, 5)).toBeNaN();
});
