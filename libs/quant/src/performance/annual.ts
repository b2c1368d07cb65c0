/** How daily figures become annual ones. */
export interface Annual {
  /** Returns in a year, 252 unless told otherwise. */
  readonly periods?: number;
  /** Risk-free rate of a year, 0 unless told otherwise; each period's is its even part, rate / periods. */
  readonly riskFree?: number;
}

/** @throws RangeError for periods that are not above zero, or a rate that is no number */
export function annualTerms({ periods = 252, riskFree = 0 }: Annual): { periods: number; riskFree: number } {
  if (!(periods > 0 && periods < Infinity)) throw new RangeError(`periods must be above 0, not ${periods}`);
  if (!Number.isFinite(riskFree))
    throw new RangeError(`the risk-free rate must be a number, not ${riskFree}`);
  return { periods, riskFree };
}
