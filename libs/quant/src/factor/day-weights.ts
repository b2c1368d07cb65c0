import type { DayRows } from './day-rows.ts';

/** How a date's factor weighs its rows. One memory for all dates. */
export class DayWeights {
  /** The factor above its mean. */
  readonly deviations: Float64Array;
  /** Equal weights, gross 1: long above the factor's median, short below it, each side half or the only one whole. */
  readonly sides: Float64Array;
  /** Σ of the deviations' squares, and of their sizes. */
  squares = 0;
  gross = 0;

  constructor(stocks: number) {
    this.deviations = new Float64Array(stocks);
    this.sides = new Float64Array(stocks);
  }

  /** Weighs the rows of a date, least factor first in `order`. */
  weigh(rows: DayRows, order: Uint32Array): void {
    this.weighByMean(rows.factor, rows.count);
    this.weighBySide(rows.factor, order, rows.count);
  }

  private weighByMean(factor: Float64Array, count: number): void {
    const { deviations } = this;
    let sum = 0;
    for (let row = 0; row < count; row += 1) sum += factor[row] as number;
    const mean = sum / count;
    let squares = 0;
    let gross = 0;
    for (let row = 0; row < count; row += 1) {
      const deviation = (factor[row] as number) - mean;
      deviations[row] = deviation;
      squares += deviation * deviation;
      gross += Math.abs(deviation);
    }
    this.squares = squares;
    this.gross = gross;
  }

  private weighBySide(factor: Float64Array, order: Uint32Array, count: number): void {
    const { sides } = this;
    const at = (place: number): number => factor[order[place] as number] as number;
    const middle = count >> 1;
    const median = count % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
    let shorts = 0;
    while (shorts < count && at(shorts) < median) shorts += 1;
    let longs = 0;
    while (longs < count && at(count - 1 - longs) > median) longs += 1;
    const share = shorts > 0 && longs > 0 ? 0.5 : 1;
    for (let place = 0; place < count; place += 1) {
      const row = order[place] as number;
      sides[row] = place < shorts ? -share / shorts : place >= count - longs ? share / longs : 0;
    }
  }
}
