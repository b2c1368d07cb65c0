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
 * @param into where they are written: memory for many dates
 */
export function preferenceRates(
  day: CapitalDay,
  into: readonly Float64Array[] = emptyRates(day.amount.length),
): readonly Float64Array[] {
  const { amount, floatCapital, fundHeld, financing, connectHeld, mainAmount } = day;
  const parts: readonly (readonly [Float64Array, Float64Array | null])[] = [
    [fundHeld, null],
    [financing, floatCapital],
    [connectHeld, null],
    [mainAmount, amount],
    [amount, floatCapital],
  ];
  for (const [at, [part, whole]] of parts.entries()) rate(amount, part, whole, into[at] as Float64Array);
  return into;
}

/** Memory for the rates of so many stocks. */
export const emptyRates = (stocks: number): readonly Float64Array[] =>
  Array.from({ length: 5 }, () => new Float64Array(stocks));

/** Writes a part of a whole, or a rate as it is, of the stocks that traded. */
function rate(
  amount: Float64Array,
  part: Float64Array,
  whole: Float64Array | null,
  into: Float64Array,
): void {
  for (let stock = 0; stock < amount.length; stock += 1) {
    const own = part[stock] ?? NaN;
    const value = whole === null ? own : own / (whole[stock] ?? NaN);
    into[stock] = Number.isFinite(value) && !Number.isNaN(amount[stock] as number) ? value : NaN;
  }
}
