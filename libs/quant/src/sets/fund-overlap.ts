/** FundWeights of a fund by stock, fractions of the fund. */
export type FundWeights = ReadonlyMap<number, number>;

/** What two funds have in common. */
export interface FundOverlap {
  /** Σ of the smaller of both weights over common stocks: 0 for none, 1 for the same funds. */
  readonly weight: number;
  /** The number of common stocks. */
  readonly common: number;
  /** Stocks of the first alone, and of the second alone. */
  readonly onlyFirst: number;
  readonly onlySecond: number;
  /** Σ |difference of weights| ÷ 2 over all stocks of both: 主动占比 of one against the other. */
  readonly activeShare: number;
}

/** The overlap of two funds by their disclosed stocks. */
export function fundOverlap(first: FundWeights, second: FundWeights): FundOverlap {
  let [weight, common, differences] = [0, 0, 0];
  for (const stock of new Set([...first.keys(), ...second.keys()])) {
    const [own, its] = [first.get(stock) ?? 0, second.get(stock) ?? 0];
    differences += Math.abs(own - its);
    if (!first.has(stock) || !second.has(stock)) continue;
    weight += Math.min(own, its);
    common += 1;
  }
  return {
    weight,
    common,
    onlyFirst: first.size - common,
    onlySecond: second.size - common,
    activeShare: differences / 2,
  };
}
