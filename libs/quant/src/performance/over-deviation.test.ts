import { FLAT, overDeviation } from './over-deviation.ts';

test('a figure is divided by the deviation, however small a real one is', () => {
  expect(overDeviation(0.03, 0.02)).toBe(1.5);
  expect(overDeviation(-1e-9, 1e-9)).toBe(-1);
  expect(overDeviation(1, FLAT)).toBe(1 / FLAT);
});

test('rounding is no deviation, and nothing is none', () => {
  expect(overDeviation(0.01, FLAT / 2)).toBeNaN();
  expect(overDeviation(0.01, 0)).toBeNaN();
  expect(overDeviation(0.01, NaN)).toBeNaN();
});
