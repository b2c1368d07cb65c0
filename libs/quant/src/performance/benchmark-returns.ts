import { checkCells, type PanelShape } from '../panel/panel-shape.ts';

/**
 * A benchmark's daily returns: the mean of its stocks' returns by their weights at the close before, which add up to
 * anything. Equal weights of 1 are the mean of a universe, float capital is an industry's index. A stock without a
 * weight above zero is not in it; one without a return that day (suspended) does not count that day. NaN on the first
 * date, and where no stock has both.
 *
 * @param returns dates × stocks
 * @param weights dates × stocks, as known at each close
 */
export function benchmarkReturns(
  returns: Float64Array,
  weights: Float64Array,
  shape: PanelShape,
): Float64Array {
  checkCells(shape, { returns, weights });
  const { dates, stocks } = shape;
  const earned = new Float64Array(dates).fill(NaN);
  for (let date = 1; date < dates; date += 1) {
    let sum = 0;
    let total = 0;
    for (let cell = date * stocks; cell < (date + 1) * stocks; cell += 1) {
      const weight = weights[cell - stocks] as number;
      const value = returns[cell] as number;
      if (!(weight > 0) || Number.isNaN(value)) continue;
      sum += weight * value;
      total += weight;
    }
    earned[date] = sum / total;
  }
  return earned;
}
