import { KernelMemory } from '../kernel/kernel-memory.ts';
import { checkCells, checkRange, type DateRange, type PanelShape } from '../panel/panel-shape.ts';
import { overColumns } from '../rules/over-columns.ts';
import { RankedWindow, type PercentileWindow } from '../stats/ranked-window.ts';

/** Rows up to which comparing each with its window costs less than sorting the stocks' columns. */
const FEW_ROWS = 20;

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
  return overColumns(
    [values.subarray(first * stocks, to * stocks)],
    { dates: to - first, stocks },
    ([column = new Float64Array(0)], result) => {
      keepAboveZero(column);
      window.percentiles(column, result, from - first);
    },
    from - first,
  );
}

function keepAboveZero(column: Float64Array): void {
  for (let row = 0; row < column.length; row += 1) if (!((column[row] as number) > 0)) column[row] = NaN;
}

/** Stocks whose counts are kept in the processor's nearest memory while a window passes. */
const BLOCK = 1024;

/** Row by row through each window, as the cells lie in memory: columns of the panel are far apart. */
function rowByRow(
  values: Float64Array,
  stocks: number,
  { n, least, from, to }: PercentileWindow & DateRange,
): Float64Array {
  const result = new Float64Array((to - from) * stocks);
  const counts = new WindowCounts();
  for (let row = from; row < to; row += 1)
    for (let first = 0; first < stocks; first += BLOCK) {
      const width = Math.min(BLOCK, stocks - first);
      const part = (of: number): Float64Array =>
        values.subarray(of * stocks + first, of * stocks + first + width);
      counts.start(part(row));
      for (let back = Math.max(0, row - n + 1); back <= row; back += 1) counts.add(part(back));
      const at = (row - from) * stocks + first;
      counts.write(least, result.subarray(at, at + width));
    }
  return result;
}

/** By stock of a block, how many values of a window are above 0, and twice how many are below today's, an equal one once. */
class WindowCounts {
  private readonly memory = new KernelMemory();
  private readonly today = this.memory.doubles(BLOCK);
  private readonly row = this.memory.doubles(BLOCK);
  private readonly present = this.memory.longs(BLOCK);
  private readonly twice = this.memory.longs(BLOCK);

  start(today: Float64Array): void {
    this.today.set(today);
    this.present.fill(0n);
    this.twice.fill(0n);
  }

  add(values: Float64Array): void {
    const { memory, today, row, present, twice } = this;
    row.set(values);
    memory.kernel.countBelow(
      row.byteOffset,
      today.byteOffset,
      values.length,
      present.byteOffset,
      twice.byteOffset,
    );
  }

  write(least: number, result: Float64Array): void {
    for (let stock = 0; stock < result.length; stock += 1) {
      const count = Number(this.present[stock]);
      const isRanked = (this.today[stock] as number) > 0 && count >= least;
      result[stock] = isRanked ? Number(this.twice[stock]) / 2 / count : NaN;
    }
  }
}
