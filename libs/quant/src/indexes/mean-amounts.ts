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
  for (let row = from; row < to; row += 1) {
    const first = Math.max(0, row - LIQUIDITY_DAYS + 1) * stocks;
    const last = row * stocks;
    for (let stock = 0; stock < stocks; stock += 1) {
      let sum = 0;
      let count = 0;
      for (let cell = first + stock; cell <= last + stock; cell += stocks) {
        const value = amount[cell] as number;
        if (Number.isNaN(value)) continue;
        sum += value;
        count += 1;
      }
      result[last + stock - from * stocks] = sum / count;
    }
  }
  return result;
}
