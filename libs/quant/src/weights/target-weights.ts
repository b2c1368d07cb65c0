import type { Weights } from '../ledger/account.ts';

/** Digits behind the point of a target weight: far finer than a lot, and exact in whatever it is written to. */
const DIGITS = 9;
const ONE = 10 ** DIGITS;

/**
 * Weights as the ledger takes them: exact decimals, what is finer than a billionth cut off, so that they never add up
 * to more than 1. Stocks without a weight are left out.
 *
 * @param codes one per weight
 * @throws RangeError for another number of codes, a weight below 0 or missing, or weights of more than 1 together
 */
export function targetWeights(codes: readonly string[], weights: Float64Array): Weights {
  if (codes.length !== weights.length)
    throw new RangeError(`${codes.length} codes for ${weights.length} weights`);
  const targets = new Map<string, { readonly units: bigint; readonly scale: number }>();
  let sum = 0;
  for (const [at, weight] of weights.entries()) {
    // 0.3 stays 0.3, whether rounding left it a little above or below.
    const units = Math.floor(weight * ONE + 1e-6);
    if (!(units >= 0)) throw new RangeError(`${codes[at] ?? ''}: no weight: ${weight}`);
    sum += units;
    if (units > 0) targets.set(codes[at] ?? '', { units: BigInt(units), scale: DIGITS });
  }
  if (sum > ONE) throw new RangeError(`weights add up to ${sum / ONE}`);
  return targets;
}
