/**
 * The p-values of a family of tests adjusted for their number (Benjamini and Hochberg 1995, R's `p.adjust` with
 * `BH`): rejecting where the adjusted one is at most q keeps the expected share of false ones among the rejected at
 * most q. Missing ones are no tests: they stay missing and do not count.
 * @param p each 0 to 1, or NaN
 * @throws RangeError for a number outside
 */
export function falseDiscoveryRates(p: ArrayLike<number>): Float64Array {
  const values = Float64Array.from(p);
  const tests = [...values.keys()].filter((at) => !Number.isNaN(values[at]));
  for (const at of tests) {
    const value = values[at] as number;
    if (!(value >= 0 && value <= 1)) throw new RangeError(`no probability: ${value}`);
  }
  tests.sort((one, other) => (values[other] as number) - (values[one] as number));
  const rates = new Float64Array(values.length).fill(NaN);
  let least = 1;
  for (const [above, at] of tests.entries()) {
    const rank = tests.length - above;
    least = Math.min(least, ((values[at] as number) * tests.length) / rank);
    rates[at] = least;
  }
  return rates;
}
