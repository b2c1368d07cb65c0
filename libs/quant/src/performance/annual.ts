/** The parameters that annualise daily figures. */
export interface Annual {
  /** The number of returns in a year, 252 by default. */
  readonly periods?: number;
  /** The annual risk-free rate, 0 by default; each period's is rate / periods. */
  readonly riskFree?: number;
}

/** @throws RangeError for periods that are not above zero, or a rate that is no number */
export function annualTerms({ periods = 252, riskFree = 0 }: Annual): { periods: number; riskFree: number } {
  if (!(periods > 0 && periods < Infinity)) throw new RangeError(`periods must be above 0, not ${periods}`);
  if (!Number.isFinite(riskFree))
    throw new RangeError(`the risk-free rate must be a number, not ${riskFree}`);
  return { periods, riskFree };
}
