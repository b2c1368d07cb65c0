/** A part of a mixed benchmark. */
export interface MixedPart {
  /** A fraction. */
  readonly weight: number;
  readonly returns: Float64Array;
}

/**
 * The returns of a mix that is brought back to its weights every day: 60 % of an index and 40 % of an industry. What
 * the weights leave of 1 earns nothing. NaN where a part has no return.
 *
 * @throws RangeError without parts, for parts of different lengths, or weights that are below 0 or more than 1 together
 */
export function mixedReturns(parts: readonly MixedPart[]): Float64Array {
  const [first] = parts;
  if (first === undefined) throw new RangeError('a mix of nothing');
  const mixed = new Float64Array(first.returns.length);
  let sum = 0;
  for (const { weight, returns } of parts) {
    if (!(weight >= 0)) throw new RangeError(`no weight: ${weight}`);
    if (returns.length !== mixed.length)
      throw new RangeError(`${returns.length} returns mixed with ${mixed.length}`);
    sum += weight;
    for (const [at, value] of returns.entries()) mixed[at] = (mixed[at] as number) + weight * value;
  }
  // 0.1 ten times is a little more than 1.
  if (sum > 1 + 1e-9) throw new RangeError(`weights add up to ${sum}`);
  return mixed;
}
