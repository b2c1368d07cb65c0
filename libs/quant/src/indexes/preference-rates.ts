/** Where the money of a date is, by stock; NaN is missing, all of them where a stock is not listed or has no bar. */
export interface CapitalDay {
  /** Yuan traded; the stocks without it have no rates. */
  readonly amount: Float64Array;
  /** Yuan. */
  readonly floatCapital: Float64Array;
  /** Share of the float that funds have, as last announced. */
  readonly fundHeld: Float64Array;
  /** Yuan lent for buying. */
  readonly financing: Float64Array;
  /** Share of the float held through the exchanges' connect. */
  readonly connectHeld: Float64Array;
  /** Yuan traded by main capital. */
  readonly mainAmount: Float64Array;
}

/** Rates a stock must have for the capital preference, of the five. */
export const LEAST_RATES = 3;

/**
 * The five rates of the capital preference, by stock: fundHeldCapitalRate, lryeRate, hsgtHeldCapitalRate,
 * mainOfTotalRate, turnoverOfFloatCapitalRate. NaN where a part is missing or the divisor is 0.
 */
export function preferenceRates(day: CapitalDay): readonly Float64Array[] {
  const { amount, floatCapital, fundHeld, financing, connectHeld, mainAmount } = day;
  const rate = (of: (stock: number) => number): Float64Array =>
    amount.map((traded, stock) => {
      const value = Number.isNaN(traded) ? NaN : of(stock);
      return Number.isFinite(value) ? value : NaN;
    });
  const at = (values: Float64Array, stock: number): number => values[stock] ?? NaN;
  return [
    rate((stock) => at(fundHeld, stock)),
    rate((stock) => at(financing, stock) / at(floatCapital, stock)),
    rate((stock) => at(connectHeld, stock)),
    rate((stock) => at(mainAmount, stock) / at(amount, stock)),
    rate((stock) => at(amount, stock) / at(floatCapital, stock)),
  ];
}
