import { seededRandom } from '../sample/seeded-random.ts';
import { expectClose } from '../testing/expect-close.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { solveNormalEquations } from '../testing/oracles/solve-normal-equations.ts';
import { olsLine } from './ols-line.ts';

test('it is the line of a sample as computed by hand', () => {
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

test('residuals sum to zero and are uncorrelated with x', () => {
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

test('no other line has smaller residuals', () => {
  const next = seededRandom(8);
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

test('the explained share is the same in both directions, and is the product of the two slopes', () => {
  const next = seededRandom(9);
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

test('a shift far larger than the spread does not matter', () => {
  const { slope, rSquared } = olsLine(
    [1, 2, 3].map((x) => x + 2 ** 30),
    [2, 6, 7],
  );
  expect(slope).toBeCloseTo(2.5, 12);
  expect(rSquared).toBeCloseTo(25 / 28, 12);
});

/** Each with its sums: slope Σdxdy / Σdx², r² (Σdxdy)² / (Σdx² Σdy²). */
test.each([
  // dx ∓½, dy ∓1: 1 / ½.
  ['two points', [1, 2], [3, 5], 1, 2, 1],
  // Means 1 and 1; dx −1 0 1, dy −1 2 −1: Σdxdy = 0.
  ['a hill', [0, 1, 2], [0, 3, 0], 1, 0, 0],
  // Means 2.5 and 2; dx −1.5 −0.5 0.5 1.5, dy 1 0 0 −1: Σdxdy = −3, Σdx² = 5, Σdy² = 2.
  ['a falling row', [1, 2, 3, 4], [3, 2, 2, 1], 3.5, -0.6, 0.9],
  // x twice the same: means 1 and 2; dx −1 −1 2, dy −1 1 0: Σdxdy = 0.
  ['one x twice', [0, 0, 3], [1, 3, 2], 2, 0, 0],
])('through %s', (_, x, y, intercept, slope, rSquared) => {
  const line = olsLine(Object.freeze(x), Object.freeze(y));
  expectClose([line.intercept, line.slope, line.rSquared], [intercept, slope, rSquared], 1e-14);
});

test.each([1, 2, 3, 4, 5])('seed %i: it solves the normal equations of the complete pairs', (seed) => {
  const x = gappySample(seed, { count: 50, gaps: 0.15, ties: 0.3 });
  const y = gappySample(seed + 50, { count: 50, gaps: 0.15 });
  const both = x.flatMap((value, at) => (Number.isNaN(value + (y[at] ?? NaN)) ? [] : [at]));
  const pick = (all: readonly number[]): number[] => both.map((at) => all[at] ?? NaN);
  const { count, intercept, slope } = olsLine(x, y);
  expect(count).toBe(both.length);
  expectClose([intercept, slope], solveNormalEquations(pick(y), [both.map(() => 1), pick(x)]), 1e-10);
});

test.each([
  ['an infinite x', [1, 2, Infinity], [1, 2, 3]],
  ['an infinite y', [1, 2, 3], [1, -Infinity, 3]],
])('%s leaves no line', (_, x, y) => {
  const { slope, intercept, rSquared } = olsLine(x, y);
  expect([slope, intercept, rSquared]).toEqual([NaN, NaN, NaN]);
});

test.each([1e-70, 1e70])('at a scale of %d the slope is the same', (scale) => {
  const line = olsLine(
    [1, 2, 3].map((value) => value * scale),
    [2, 6, 7].map((value) => value * scale),
  );
  expectClose([line.slope, line.rSquared, line.intercept / scale], [2.5, 25 / 28, 0], 1e-13);
});

test('lengths that differ are named', () => {
  expect(() => olsLine([1, 2, 3], [])).toThrow(new RangeError('x has 3 values, y has 0'));
});
