import { random } from '../factor/testing/random-panel.ts';
import { olsLine } from './ols-line.ts';

test('it is the line of a sample worked by hand', () => {
  // Means 2 and 5; dx −1 0 1, dy −3 1 2; Σdx² = 2, Σdxdy = 5: slope 2.5, intercept 5 − 2.5 · 2 = 0.
  const { count, slope, intercept, rSquared } = olsLine(Object.freeze([1, 2, 3]), Object.freeze([2, 6, 7]));
  expect(count).toBe(3);
  expect(slope).toBeCloseTo(2.5, 14);
  expect(intercept).toBeCloseTo(0, 14);
  // Σdy² = 9 + 1 + 4 = 14: r² = 5² / (2 · 14).
  expect(rSquared).toBeCloseTo(25 / 28, 14);
});

test('a pair with a missing end is left out', () => {
  expect(olsLine([1, NaN, 2, 9, 3], [2, 4, 6, NaN, 7])).toEqual(olsLine([1, 2, 3], [2, 6, 7]));
});

test('residuals sum to zero and are unrelated to x', () => {
  const x = Array.from({ length: 50 }, (_, at) => Math.sin(at * 1.7) * 0.02);
  const y = x.map((value, at) => 0.7 * value + 0.001 * Math.cos(at * at));
  const { slope, intercept } = olsLine(x, y);
  const residuals = y.map((value, at) => value - intercept - slope * (x[at] ?? NaN));
  expect(residuals.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 15);
  expect(residuals.reduce((sum, value, at) => sum + value * (x[at] ?? NaN), 0)).toBeCloseTo(0, 15);
});

test('a flat y has a level line that explains nothing', () => {
  expect(olsLine([1, 2, 3], [0.1, 0.1, 0.1])).toEqual({ count: 3, intercept: 0.1, slope: 0, rSquared: NaN });
});

test('a flat x or fewer than two pairs have no line', () => {
  const none = { intercept: NaN, slope: NaN, rSquared: NaN };
  expect(olsLine([0.1, 0.1, 0.1], [1, 2, 3])).toEqual({ count: 3, ...none });
  expect(olsLine([1], [1])).toEqual({ count: 1, ...none });
  expect(olsLine([1, NaN], [NaN, 1])).toEqual({ count: 0, ...none });
});

test('x and y go in pairs', () => {
  expect(() => olsLine([1, 2], [1])).toThrow(RangeError);
});

test('no other line leaves less', () => {
  const next = random(8);
  const x = Array.from({ length: 40 }, next);
  const y = x.map((value) => 3 - 2 * value + next());
  const { intercept, slope } = olsLine(x, y);
  const left = (at: number, steep: number): number =>
    y.reduce((sum, value, place) => sum + (value - at - steep * (x[place] ?? NaN)) ** 2, 0);
  for (const [up, turn] of [
    [1e-3, 0],
    [-1e-3, 0],
    [0, 1e-3],
    [0, -1e-3],
    [1e-3, -1e-3],
  ] as const) {
    expect(left(intercept + up, slope + turn)).toBeGreaterThan(left(intercept, slope));
  }
});

test('what is explained is the same both ways, and the two slopes make it', () => {
  const next = random(9);
  const x = Array.from({ length: 30 }, next);
  const y = x.map((value) => value + next());
  const [one, other] = [olsLine(x, y), olsLine(y, x)];
  expect(other.rSquared).toBeCloseTo(one.rSquared, 14);
  expect(one.slope * other.slope).toBeCloseTo(one.rSquared, 14);
});

test('a perfect line explains everything', () => {
  const { slope, intercept, rSquared } = olsLine([1, 2, 4], [-1, -3, -7]);
  expect(slope).toBeCloseTo(-2, 14);
  expect(intercept).toBeCloseTo(1, 14);
  // In doubles the quotient is a step above 1.
  expect(rSquared).toBe(1);
});

test('a shift far larger than the spread is no matter', () => {
  const { slope, rSquared } = olsLine(
    [1, 2, 3].map((x) => x + 2 ** 30),
    [2, 6, 7],
  );
  expect(slope).toBeCloseTo(2.5, 12);
  expect(rSquared).toBeCloseTo(25 / 28, 12);
});
