import { FLAT, overDeviation } from './over-deviation.ts';

test('a figure is divided by the deviation, however small a real one is', () => {
  expect(overDeviation(0.03, 0.02)).toBe(1.5);
  expect(overDeviation(-1e-9, 1e-9)).toBe(-1);
  expect(overDeviation(1, FLAT)).toBe(1 / FLAT);
});

test('rounding is no deviation, and zero is none', () => {
  expect(overDeviation(0.01, FLAT / 2)).toBeNaN();
  expect(overDeviation(0.01, 0)).toBeNaN();
  expect(overDeviation(0.01, NaN)).toBeNaN();
});

test.each([
  ['a figure of zero', 0, 0.1, 0],
  ['one below zero', -0, 2, -0],
  ['a missing figure', NaN, 0.1, NaN],
  ['an infinite deviation', 1, Infinity, 0],
  ['an infinite figure', Infinity, 2, Infinity],
  ['the largest deviation that is rounding', 1, FLAT * (1 - Number.EPSILON), NaN],
  ['a deviation below zero, which is none', 1, -1, NaN],
])('of %s', (_, figure, deviation, expected) => {
  expect(overDeviation(figure, deviation)).toBe(expected);
});
