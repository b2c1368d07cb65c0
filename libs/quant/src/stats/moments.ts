import { present } from './present.ts';

export interface Moments {
  /** The values that are not NaN. */
  readonly count: number;
  /** NaN without values. */
  readonly mean: number;
  /** ddof 1. NaN of fewer than two values, 0 of a flat sample. */
  readonly std: number;
  /** m3 / m2^1.5, the biased one (scipy's skew). NaN of a flat sample. */
  readonly skew: number;
  /** m4 / m2² − 3, biased, 0 for a normal (scipy's kurtosis). NaN of a flat sample. */
  readonly kurtosis: number;
}

/**
 * The first four moments of the values that are not NaN. As in scipy, a sample is flat when its deviation is
 * at most 1e-15 of its mean: such a deviation is rounding, and a ratio to it would be meaningless.
 */
export function moments(values: ArrayLike<number>): Moments {
  const kept = present(values);
  const count = kept.length;
  const mean = meanOf(kept);
  const [m2, m3, m4] = centralMoments(kept, mean);
  if (m2 <= (1e-15 * mean) ** 2) {
    return { count, mean, std: count > 1 ? 0 : NaN, skew: NaN, kurtosis: NaN };
  }
  return {
    count,
    mean,
    std: count > 1 ? Math.sqrt((m2 * count) / (count - 1)) : NaN,
    skew: m3 / m2 ** 1.5,
    kurtosis: m4 / m2 ** 2 - 3,
  };
}

/** In two passes: the second removes the rounding of the first, so that equal values have themselves as mean. */
function meanOf(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let left = 0;
  for (const value of values) left += value - mean;
  return mean + left / values.length;
}

function centralMoments(values: Float64Array, mean: number): [number, number, number] {
  let [second, third, fourth] = [0, 0, 0];
  for (const value of values) {
    const deviation = value - mean;
    const square = deviation * deviation;
    second += square;
    third += square * deviation;
    fourth += square * square;
  }
  return [second / values.length, third / values.length, fourth / values.length];
}
