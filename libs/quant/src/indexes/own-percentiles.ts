import { checkCells, checkRange, type DateRange, type PanelShape } from '../panel/panel-shape.ts';
import { overColumns } from '../rules/over-columns.ts';
import { RankedWindow, type PercentileWindow } from '../stats/ranked-window.ts';

/** Rows up to which comparing each with its window costs less than sorting the stocks' columns. */
const FEW_ROWS = 100;

/**
 * The percentile of a stock's value among its own last n rows, 0 to 1, for some rows of a panel: the same bits whether
 * one row is asked for or all. A value that is not above 0 (as a valuation of losses) is missing.
 */
export function ownPercentiles(
  values: Float64Array,
  shape: PanelShape,
  { n, least, from, to }: PercentileWindow & DateRange,
): Float64Array {
  checkCells(shape, { values });
  checkRange(shape, { from, to });
  const { stocks } = shape;
  if (to - from <= FEW_ROWS) return rowByRow(values, stocks, { n, least, from, to });
  const first = Math.max(0, from - n + 1);
  const window = new RankedWindow(to - first, { n, least }, 1);
  const used = aboveZero(values.subarray(first * stocks, to * stocks));
  return overColumns([used], { dates: to - first, stocks }, ([column], result) => {
    window.percentiles(column as Float64Array, result);
  }).subarray((from - first) * stocks);
}

function aboveZero(values: Float64Array): Float64Array {
  const kept = values.slice();
  for (let cell = 0; cell < kept.length; cell += 1) if (!((kept[cell] as number) > 0)) kept[cell] = NaN;
  return kept;
}

function rowByRow(
  values: Float64Array,
  stocks: number,
  { n, least, from, to }: PercentileWindow & DateRange,
): Float64Array {
  const result = new Float64Array((to - from) * stocks).fill(NaN);
  for (let row = from; row < to; row += 1)
    for (let stock = 0; stock < stocks; stock += 1) {
      const today = values[row * stocks + stock] as number;
      if (!(today > 0)) continue;
      const [first, end] = [Math.max(0, row - n + 1) * stocks + stock, (row + 1) * stocks];
      let [below, tied, present] = [0, 0, 0];
      for (let cell = first; cell < end; cell += stocks) {
        const value = values[cell] as number;
        if (!(value > 0)) continue;
        present += 1;
        if (value < today) below += 1;
        else if (value === today) tied += 1;
      }
      if (present >= least) result[(row - from) * stocks + stock] = (below + tied / 2) / present;
    }
  return result;
}
