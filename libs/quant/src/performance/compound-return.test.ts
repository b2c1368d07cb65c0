import { annualReturn, totalReturn } from './compound-return.ts';

test('returns compound', () => {
  // 1.1 · 0.5 · 1.2 = 0.66
  expect(totalReturn(Object.freeze([0.1, -0.5, 0.2]))).toBeCloseTo(-0.34, 15);
});

test('a year is as many returns as it is said to have', () => {
  // 1.21 over two returns: half a year of four, two years of one.
  expect(annualReturn([0.1, 0.1], 4)).toBeCloseTo(1.21 ** 2 - 1, 14);
  expect(annualReturn([0.1, 0.1], 1)).toBeCloseTo(0.1, 14);
  expect(annualReturn([0.1, 0.1], 252)).toBeCloseTo(1.1 ** 252 - 1, -4);
});

test('missing returns are no periods', () => {
  expect(totalReturn([NaN, 0.1, NaN, 0.1])).toBe(totalReturn([0.1, 0.1]));
  expect(annualReturn([NaN, 0.1, NaN, 0.1], 4)).toBe(annualReturn([0.1, 0.1], 4));
});

test('all lost is −1 a year too, more than all has no yearly rate', () => {
  expect(annualReturn([0.5, -1, 0.5], 252)).toBe(-1);
  expect(totalReturn([-1.5])).toBe(-1.5);
  expect(annualReturn([-1.5], 252)).toBeNaN();
  expect(annualReturn([-1.5], 1)).toBeNaN();
});

test('no returns give none', () => {
  expect(totalReturn([])).toBeNaN();
  expect(annualReturn([NaN], 252)).toBeNaN();
});
