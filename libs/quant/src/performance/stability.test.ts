import { stability } from './stability.ts';

test('steady growth is a straight line, down as well as up', () => {
  expect(stability(Object.freeze([0.01, 0.01, 0.01, 0.01]))).toBeCloseTo(1, 12);
  expect(stability([-0.01, -0.01, -0.01])).toBeCloseTo(1, 12);
});

test('it is r² of cumulative logs on time, worked by hand', () => {
  // Returns that double, halve, double: cumulative logs ln2 · (1, 0, 1) on 0 1 2: no slope, r² 0.
  expect(stability([1, -0.5, 1])).toBeCloseTo(0, 15);
  // Cumulative ln2 · (1, 2, 1, 2): dx −1.5 −0.5 0.5 1.5, dy ∓½: Σdxdy = 1, Σdx² = 5, Σdy² = 1: r² = 1/5.
  expect(stability([1, 1, -0.5, 1])).toBeCloseTo(0.2, 14);
});

test('missing returns are left out of time', () => {
  expect(stability([NaN, 1, 1, NaN, -0.5, 1])).toBe(stability([1, 1, -0.5, 1]));
});

test('flat, one return, none, or all lost has none', () => {
  expect(stability([0, 0, 0])).toBeNaN();
  expect(stability([0.1])).toBeNaN();
  expect(stability([])).toBeNaN();
  expect(stability([0.1, -1, 0.1])).toBeNaN();
});
