import type { DateRange, PanelShape } from '../panel/panel-shape.ts';

/** Rows whose mean amount is the liquidity of a stock. */
export const LIQUIDITY_DAYS = 20;

/** The mean amount of a stock's last 20 rows, today's included, of those that it has; NaN without any. */
export function meanAmounts(
  amount: Float64Array,
  { stocks }: PanelShape,
  { from, to }: DateRange,
): Float64Array {
  const result = new Float64Array((to - from) * stocks);
  const [sums, counts] = [new Float64Array(stocks), new Uint8Array(stocks)];
  for (let row = from; row < to; row += 1) {
    sums.fill(0);
    counts.fill(0);
    for (let back = Math.max(0, row - LIQUIDITY_DAYS + 1); back <= row; back += 1)
      for (let stock = 0, cell = back * stocks; stock < stocks; stock += 1, cell += 1) {
        const value = amount[cell] as number;
        if (Number.isNaN(value)) continue;
        sums[stock] = (sums[stock] as number) + value;
        counts[stock] = (counts[stock] as number) + 1;
      }
    for (let stock = 0, cell = (row - from) * stocks; stock < stocks; stock += 1, cell += 1)
      result[cell] = (sums[stock] as number) / (counts[stock] as number);
  }
  return result;
}
