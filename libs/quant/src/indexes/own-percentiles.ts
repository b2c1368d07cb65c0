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

/** Stocks whose counts are kept in the processor's nearest memory while a window passes. */
const BLOCK = 512;

/** Row by row through each window, as the cells lie in memory: columns of the panel are far apart. */
function rowByRow(
  values: Float64Array,
  stocks: number,
  { n, least, from, to }: PercentileWindow & DateRange,
): Float64Array {
  const result = new Float64Array((to - from) * stocks).fill(NaN);
  const counts = new WindowCounts(BLOCK);
  for (let row = from; row < to; row += 1)
    for (let first = 0; first < stocks; first += BLOCK) {
      const width = Math.min(BLOCK, stocks - first);
      const part = (of: number): Float64Array =>
        values.subarray(of * stocks + first, of * stocks + first + width);
      const today = part(row);
      counts.clear();
      for (let back = Math.max(0, row - n + 1); back <= row; back += 1) counts.add(part(back), today);
      const at = (row - from) * stocks + first;
      counts.write(today, least, result.subarray(at, at + width));
    }
  return result;
}

/** By stock, how many values of a window are present, and twice how many are below today's, an equal one once. */
class WindowCounts {
  private readonly present: Int32Array;
  private readonly twice: Int32Array;

  constructor(stocks: number) {
    this.present = new Int32Array(stocks);
    this.twice = new Int32Array(stocks);
  }

  clear(): void {
    this.present.fill(0);
    this.twice.fill(0);
  }

  /** Adds comparisons as numbers: whether one holds is as good as random, and a branch that is guessed wrong is slow. */
  add(row: Float64Array, today: Float64Array): void {
    const { present, twice } = this;
    for (let stock = 0; stock < row.length; stock += 1) {
      const value = row[stock] as number;
      const own = today[stock] as number;
      const isPresent = Number(value > 0);
      present[stock] = (present[stock] as number) + isPresent;
      twice[stock] = (twice[stock] as number) + (Number(value < own) + Number(value <= own)) * isPresent;
    }
  }

  write(today: Float64Array, least: number, result: Float64Array): void {
    for (let stock = 0; stock < today.length; stock += 1) {
      const count = this.present[stock] as number;
      if (!((today[stock] as number) > 0) || count < least) continue;
      result[stock] = (this.twice[stock] as number) / 2 / count;
    }
  }
}
