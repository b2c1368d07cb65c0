/** Fields of the bars: prices of the day, and what follows from one alone. */
const PRICES: ReadonlySet<string> = new Set(
  ['open', 'high', 'low', 'close', 'adjusted_close', 'day_return'].map((field) => `daily_bar.${field}`),
);

/**
 * Whether an indicator is a price of the day, which a suspended stock does not have. Rows repeat its last close, to
 * value holdings; the reference of the day, capital and multiples are based on it.
 */
export const isPriceOfDay = (indicatorId: string): boolean => PRICES.has(indicatorId);

/**
 * Blanks the prices of suspended stocks in rows of a panel: missing on that day, for factors and returns alike.
 * @param prices date-major; written on
 * @param suspended of the same cells: 1 when not traded
 */
export function blankSuspended(
  prices: Float64Array,
  suspended: Float64Array,
  { stocks, rows }: { readonly stocks: number; readonly rows: Iterable<number> },
): void {
  for (const row of rows)
    for (let cell = row * stocks; cell < (row + 1) * stocks; cell += 1)
      if (suspended[cell] === 1) prices[cell] = NaN;
}
