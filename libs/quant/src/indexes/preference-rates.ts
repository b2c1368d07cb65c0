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
  const over = (part: Float64Array, whole: Float64Array | null): Float64Array => rate(amount, part, whole);
  return [
    over(fundHeld, null),
    over(financing, floatCapital),
    over(connectHeld, null),
    over(mainAmount, amount),
    over(amount, floatCapital),
  ];
}

/** A part of a whole, or a rate as it is, of the stocks that traded. */
function rate(amount: Float64Array, part: Float64Array, whole: Float64Array | null): Float64Array {
  const result = new Float64Array(amount.length).fill(NaN);
  for (let stock = 0; stock < amount.length; stock += 1) {
    if (Number.isNaN(amount[stock] as number)) continue;
    const own = part[stock] ?? NaN;
    const value = whole === null ? own : own / (whole[stock] ?? NaN);
    if (Number.isFinite(value)) result[stock] = value;
  }
  return result;
}
