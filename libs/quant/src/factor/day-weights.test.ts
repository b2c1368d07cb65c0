import { expectClose } from '../testing/expect-close.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { DayWeights } from './day-weights.ts';
import { demeanedWeights, equalWeights } from './testing/plain-day.ts';
import { dayParts, smallInput } from './testing/small-input.ts';

/** The weights of a date with such a factor, every stock with a return. */
function weightsOf(factor: readonly number[]): { weights: DayWeights; count: number } {
  const flat = factor.map(() => 10);
  const { memory, gather, order } = dayParts(smallInput([flat, flat], [factor]));
  const weights = new DayWeights(factor.length, memory);
  const rows = gather(0);
  weights.weigh(rows, order);
  return { weights, count: rows.count };
}

test.each([
  // Mean 2: −1 1.
  ['two', [1, 3], [-1, 1], [-0.5, 0.5], 2, 2],
  // Mean 3, median 2: −2 −1 3.
  ['three', [1, 2, 6], [-2, -1, 3], [-0.5, 0, 0.5], 14, 6],
  // Mean 2, median 1: −1 −1 −1 3; no stock is below the median.
  ['a long side alone', [1, 1, 1, 5], [-1, -1, -1, 3], [0, 0, 0, 1], 12, 6],
  ['all equal', [4, 4], [0, 0], [0, 0], 0, 0],
  ['one', [4], [0], [0], 0, 0],
  ['missing ones, which have no weight', [NaN, 1, Infinity, 3], [-1, 1], [-0.5, 0.5], 2, 2],
])('of %s', (_, factor, deviations, sides, squares, gross) => {
  const { weights, count } = weightsOf(factor);
  expect(count).toBe(deviations.length);
  expectClose(weights.deviations.subarray(0, count), deviations, 0);
  expectClose(weights.sides.subarray(0, count), sides, 0);
  expect([weights.squares, weights.gross]).toEqual([squares, gross]);
});

test.each([2, 3, 9, 10, 41])('of %i stocks they follow the definitions and sum to zero', (count) => {
  const factor = gappySample(count, { count, ties: 0.3 });
  const { weights } = weightsOf(factor);
  const { deviations, gross, sides } = weights;
  expectClose(
    deviations.subarray(0, count).map((value) => value / gross),
    demeanedWeights(factor),
    1e-14,
  );
  expectClose(sides.subarray(0, count), equalWeights(factor), 1e-15);
  expect(deviations.subarray(0, count).reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 12);
  expect(sides.subarray(0, count).reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 13);
});

test('a date of fewer rows keeps nothing of the previous one', () => {
  const flat = [10, 10, 10];
  const { memory, gather, order } = dayParts(
    smallInput(
      [flat, flat, flat],
      [
        [1, 2, 9],
        [NaN, 4, 6],
      ],
    ),
  );
  const weights = new DayWeights(3, memory);
  weights.weigh(gather(0), order);
  weights.weigh(gather(1), order);
  expect([...weights.deviations.subarray(0, 2), weights.squares, weights.gross]).toEqual([-1, 1, 2, 2]);
});
