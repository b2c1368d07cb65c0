/**
 * What an effect of each day weighs in the difference of two compounded returns: the portfolio's growth before it, for
 * what was gained is invested in it, times the benchmark's after it (GRAP 1997). Effects that add up to each day's
 * difference of returns then add up, times these, to the difference over the whole period, exactly and for any
 * returns.
 *
 * @param returns of the portfolio, none missing
 * @param benchmark of the same days, none missing
 */
export function linkingFactors(returns: Float64Array, benchmark: Float64Array): Float64Array {
  if (returns.length !== benchmark.length)
    throw new RangeError(`${returns.length} returns against ${benchmark.length} of the benchmark`);
  const factors = new Float64Array(returns.length);
  let after = 1;
  for (let at = returns.length - 1; at >= 0; at -= 1) {
    factors[at] = after;
    after *= 1 + (benchmark[at] as number);
  }
  let before = 1;
  for (let at = 0; at < returns.length; at += 1) {
    factors[at] = (factors[at] as number) * before;
    before *= 1 + (returns[at] as number);
  }
  return factors;
}
