/** The largest weight that one of `stocks` stocks may have by default: 20 %, or an equal share where that is more. */
export function weightCap(stocks: number): number {
  return Math.max(0.2, 1 / stocks);
}

/** @throws RangeError for a cap that is no number above 0, or under which the weights could not add up to 1 */
export function requireCap(cap: number, stocks: number): void {
  // Rounded, 1/n times n may be below 1.
  if (!(cap > 0) || (stocks > 0 && cap * stocks < 1 - 1e-12))
    throw new RangeError(`${stocks} weights of at most ${cap} cannot add up to 1`);
}
