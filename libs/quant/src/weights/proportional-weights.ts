import { requireCap } from './weight-cap.ts';

/**
 * Weights in proportion to scores (an index, a factor's score, the inverse of a volatility), none above the cap; what
 * the cap cuts off is spread over the others in proportion. They add up to 1. A score that is missing, infinite or not
 * above zero gets none, except what the cap leaves no one else to take: that is shared equally, as everything is where
 * no score is above zero.
 *
 * @param cap a fraction; 1 is none
 * @throws RangeError for a cap under which the weights could not add up to 1
 */
export function proportionalWeights(scores: ArrayLike<number>, cap = 1): Float64Array {
  requireCap(cap, scores.length);
  const shares = relativeShares(scores);
  const weights = new Float64Array(shares.length);
  const open = new Set(shares.keys());
  for (let rest = 1; open.size > 0;) {
    const weightOf = divided(shares, open, rest);
    const above = [...open].filter((place) => weightOf(place) > cap);
    if (above.length === 0) {
      for (const place of open) weights[place] = weightOf(place);
      break;
    }
    for (const place of above) {
      weights[place] = cap;
      open.delete(place);
    }
    rest = Math.max(0, rest - cap * above.length);
  }
  return weights;
}

/** Scores per the highest one, so that no sum overflows; 0 for those that have no share. */
function relativeShares(scores: ArrayLike<number>): Float64Array {
  const usable = Float64Array.from(scores, (score) => (score > 0 && score < Infinity ? score : 0));
  const highest = usable.reduce((most, score) => Math.max(most, score), 0);
  return highest === 0 ? usable : usable.map((score) => score / highest);
}

function divided(shares: Float64Array, open: ReadonlySet<number>, rest: number): (place: number) => number {
  let sum = 0;
  for (const place of open) sum += shares[place] as number;
  return sum === 0 ? () => rest / open.size : (place) => ((shares[place] as number) / sum) * rest;
}
