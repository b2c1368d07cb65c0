import type { DailySheet } from './daily-sheet.ts';
import type { DayRows } from './day-rows.ts';
import type { DayWeights } from './day-weights.ts';

/** What the returns of a date's quantiles and of a portfolio by its factor are, one horizon at a time. */
export class DayReturns {
  private readonly sums: Float64Array;
  private readonly sizes: Float64Array;

  constructor(quantiles: number) {
    this.sums = new Float64Array(quantiles + 1);
    this.sizes = new Float64Array(quantiles + 1);
  }

  /** Mean return of each quantile, and the error of top minus bottom. */
  writeQuantiles(date: number, horizon: number, rows: DayRows, bins: Uint8Array, sheet: DailySheet): void {
    const { quantiles, dates } = sheet;
    const returns = rows.returns[horizon] as Float64Array;
    this.writeMeans(
      returns,
      rows.count,
      bins,
      sheet.quantileReturn,
      horizon * quantiles * dates + date,
      dates,
    );
    const bottom = (this.sums[1] as number) / (this.sizes[1] as number);
    const top = (this.sums[quantiles] as number) / (this.sizes[quantiles] as number);
    let bottomSquares = 0;
    let topSquares = 0;
    for (let row = 0; row < rows.count; row += 1) {
      const bin = bins[row] as number;
      if (bin === 1) bottomSquares += ((returns[row] as number) - bottom) ** 2;
      else if (bin === quantiles) topSquares += ((returns[row] as number) - top) ** 2;
    }
    sheet.spreadError[horizon * dates + date] = Math.sqrt(
      squaredError(bottomSquares, this.sizes[1] as number) +
        squaredError(topSquares, this.sizes[quantiles] as number),
    );
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
    for (let bin = 1; bin < sums.length; bin += 1)
      into[start + (bin - 1) * step] = (sums[bin] as number) / (sizes[bin] as number);
  }

  /** IC, the rows' mean return, and the returns of the two portfolios. */
  writePortfolios(
    date: number,
    horizon: number,
    rows: DayRows,
    weights: DayWeights,
    sheet: DailySheet,
  ): void {
    const { deviations, squares, gross, sides } = weights;
    const returns = rows.returns[horizon] as Float64Array;
    const at = horizon * sheet.dates + date;
    let sum = 0;
    for (let row = 0; row < rows.count; row += 1) sum += returns[row] as number;
    const mean = sum / rows.count;
    let products = 0;
    let returnSquares = 0;
    let weighted = 0;
    let sided = 0;
    for (let row = 0; row < rows.count; row += 1) {
      const value = returns[row] as number;
      const deviation = deviations[row] as number;
      const away = value - mean;
      products += deviation * away;
      returnSquares += away * away;
      weighted += deviation * value;
      sided += (sides[row] as number) * value;
    }
    sheet.universeReturn[at] = mean;
    sheet.ic[at] =
      squares > 0 && returnSquares > 0 ? products / (Math.sqrt(squares) * Math.sqrt(returnSquares)) : NaN;
    sheet.factorReturnDemeaned[at] = gross > 0 ? weighted / gross : NaN;
    sheet.factorReturnEqualWeight[at] = gross > 0 ? sided : NaN;
  }
}

/** The square of a mean's standard error, ddof 1; undefined for one row. */
const squaredError = (squares: number, count: number): number =>
  count > 1 ? squares / (count - 1) / count : NaN;
