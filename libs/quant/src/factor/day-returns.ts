import type { KernelMemory } from '../kernel/kernel-memory.ts';
import type { DailySheet } from './daily-sheet.ts';
import type { DayRows } from './day-rows.ts';
import type { DayWeights } from './day-weights.ts';

/** The returns of a date's quantiles and of portfolios weighted by its factor, one horizon at a time. */
export class DayReturns {
  private readonly sums: Float64Array;
  private readonly sizes: Float64Array;
  private readonly squares: Float64Array;
  private readonly out: Float64Array;

  constructor(
    private readonly quantiles: number,
    private readonly memory: KernelMemory,
  ) {
    this.sums = memory.doubles(BINS);
    this.squares = memory.doubles(BINS);
    this.sizes = new Float64Array(quantiles + 1);
    this.out = memory.doubles(3);
  }

  /**
   * Writes, after the rank IC, the other figures of a horizon: IC, the rows' mean return, the portfolios'
   * returns, each quantile's mean, and the error of top minus bottom.
   */
  write(
    date: number,
    horizon: number,
    rows: DayRows,
    day: { readonly weights: DayWeights; readonly bins: Uint8Array; readonly sizes: Uint32Array },
    sheet: DailySheet,
  ): void {
    const { count } = rows;
    const returns = rows.returns[horizon] as Float64Array;
    const at = horizon * sheet.dates + date;
    const mean = (rows.returnSums[horizon] as number) / count;
    sheet.universeReturn[at] = mean;
    this.sizes.set(day.sizes.subarray(0, this.quantiles + 1));
    this.writePortfolios(at, returns, { mean, count }, day, sheet);
    this.writeQuantiles(date, horizon, mean, sheet);
  }

  /** Mean of `values` in each quantile, written `step` apart; undefined in a quantile without rows. */
  writeMeans(
    values: Float64Array,
    count: number,
    bins: Uint8Array,
    into: Float64Array,
    start: number,
    step: number,
  ): void {
    const { sums, sizes } = this;
    sums.fill(0);
    sizes.fill(0);
    for (let row = 0; row < count; row += 1) {
      const bin = bins[row] as number;
      sums[bin] = (sums[bin] as number) + (values[row] as number);
      sizes[bin] = (sizes[bin] as number) + 1;
    }
    for (let bin = 1; bin <= this.quantiles; bin += 1)
      into[start + (bin - 1) * step] = (sums[bin] as number) / (sizes[bin] as number);
  }

  /** Also sums up the returns' distances from their mean by quantile. */
  private writePortfolios(
    at: number,
    returns: Float64Array,
    { mean, count }: { readonly mean: number; readonly count: number },
    { weights, bins }: { readonly weights: DayWeights; readonly bins: Uint8Array },
    sheet: DailySheet,
  ): void {
    const { sums, squares, out } = this;
    const { deviations, sides, gross } = weights;
    this.memory.kernel.addReturns(
      returns.byteOffset,
      deviations.byteOffset,
      sides.byteOffset,
      bins.byteOffset,
      count,
      mean,
      sums.byteOffset,
      squares.byteOffset,
      out.byteOffset,
    );
    const [products, weighted, sided] = out as unknown as [number, number, number];
    let returnSquares = 0;
    for (const square of squares) returnSquares += square;
    // Ranks show exactly that all are equal, where distances from a rounded mean are not 0.
    sheet.ic[at] = Number.isNaN(sheet.rankIc[at])
      ? NaN
      : products / (Math.sqrt(weights.squares) * Math.sqrt(returnSquares));
    sheet.factorReturnDemeaned[at] = gross > 0 ? weighted / gross : NaN;
    sheet.factorReturnEqualWeight[at] = gross > 0 ? sided : NaN;
  }

  private writeQuantiles(date: number, horizon: number, mean: number, sheet: DailySheet): void {
    const { sums, sizes } = this;
    const { quantiles, dates } = sheet;
    const start = horizon * quantiles * dates + date;
    for (let bin = 1; bin <= quantiles; bin += 1)
      sheet.quantileReturn[start + (bin - 1) * dates] = mean + (sums[bin] as number) / (sizes[bin] as number);
    sheet.spreadError[horizon * dates + date] = Math.sqrt(
      this.squaredError(1) + this.squaredError(quantiles),
    );
  }

  /** The square of the standard error of a quantile's mean, ddof 1; undefined for a single row. */
  private squaredError(bin: number): number {
    const size = this.sizes[bin] as number;
    const sum = this.sums[bin] as number;
    const around = Math.max(0, (this.squares[bin] as number) - (sum * sum) / size);
    return size > 1 ? around / (size - 1) / size : NaN;
  }
}

/** Cells that the kernel sums into: more than the most quantiles, and one for none. */
const BINS = 128;
