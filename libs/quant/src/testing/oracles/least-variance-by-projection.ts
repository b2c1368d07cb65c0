/**
 * The least variance on the capped simplex by projected gradient descent, as textbooks have it: slow, and close to
 * 1e-9 where the covariance is not too uneven.
 */
export function leastVarianceByProjection(
  covariance: readonly (readonly number[])[],
  cap: number,
  steps = 1_000,
): readonly number[] {
  const stocks = covariance.length;
  const steepest = Math.max(...covariance.map((row) => row.reduce((sum, value) => sum + Math.abs(value), 0)));
  let weights: readonly number[] = covariance.map(() => 1 / stocks);
  let ahead = weights;
  let pace = 1;
  for (let step = 0; step < steps; step += 1) {
    const slopes = times(covariance, ahead);
    const next = projected(
      ahead.map((weight, at) => weight - (slopes[at] ?? NaN) / steepest),
      cap,
    );
    const faster = (1 + Math.sqrt(1 + 4 * pace * pace)) / 2;
    ahead = next.map((weight, at) => weight + ((pace - 1) / faster) * (weight - (weights[at] ?? NaN)));
    weights = next;
    pace = faster;
  }
  return weights;
}

export function varianceOf(covariance: readonly (readonly number[])[], weights: ArrayLike<number>): number {
  const own = Array.from(weights);
  return times(covariance, own).reduce((sum, slope, at) => sum + slope * (own[at] ?? NaN), 0);
}

const times = (matrix: readonly (readonly number[])[], vector: readonly number[]): readonly number[] =>
  matrix.map((row) => row.reduce((sum, value, at) => sum + value * (vector[at] ?? NaN), 0));

/** The nearest weights from 0 to the cap that add up to 1: all shifted alike, by halving. */
function projected(values: readonly number[], cap: number): readonly number[] {
  const clipped = (shift: number): readonly number[] =>
    values.map((value) => (value < shift ? 0 : value - shift > cap ? cap : value - shift));
  let [low, high] = [Math.min(...values) - cap - 1, Math.max(...values)];
  for (let halving = 0; halving < 56; halving += 1) {
    const middle = (low + high) / 2;
    if (clipped(middle).reduce((sum, value) => sum + value, 0) > 1) low = middle;
    else high = middle;
  }
  return clipped(high);
}
