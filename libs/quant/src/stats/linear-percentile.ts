import { present } from './present.ts';

/**
 * The q-th quantile (q from 0 to 1) of the values that are not NaN, linearly interpolated between order
 * statistics: numpy's default, type 7. NaN without values.
 */
export function linearPercentile(values: ArrayLike<number>, q: number): number {
  return percentileOfSorted(present(values).sort(), q);
}

/**
 * The q-th quantile of the first `count` values, already in ascending order and without NaN. The rank is (n −
 * 1)q; between neighbours a and b it is a + (b − a)t, and from the middle on b − (b − a)(1 − t), as numpy
 * rounds it.
 */
export function percentileOfSorted(sorted: ArrayLike<number>, q: number, count = sorted.length): number {
  if (!(q >= 0 && q <= 1)) throw new RangeError(`q must be from 0 to 1, not ${q}`);
  if (count === 0) return NaN;
  const rank = (count - 1) * q;
  const below = Math.floor(rank);
  const lower = sorted[below] ?? NaN;
  const upper = sorted[Math.min(below + 1, count - 1)] ?? NaN;
  const part = rank - below;
  // At an exact rank no distance to the next value is needed, which an infinite value does not have.
  if (part === 0 || lower === upper) return lower;
  const gap = upper - lower;
  return part < 0.5 ? lower + gap * part : upper - gap * (1 - part);
}
