import { RankedDay } from '../stats/ranked-day.ts';

/** The highest value of an index. */
export const INDEX_SCALE = 5;

/**
 * 5 × the mean percentile of some measures among the stocks of a date, ties half, higher is better; missing measures
 * are left out. Its memory is taken once, for many dates.
 */
export class MeanPercentile {
  private readonly day: RankedDay;
  private readonly ranks: Float64Array;
  private readonly sums: Float64Array;
  private readonly present: Uint8Array;

  /** `least`: the measures that a stock must have; groups are numbered below `groupCount`. */
  constructor(
    stocks: number,
    private readonly least: number,
    groupCount = 1,
  ) {
    this.day = new RankedDay(stocks, 1, groupCount);
    this.ranks = new Float64Array(stocks);
    this.sums = new Float64Array(stocks);
    this.present = new Uint8Array(stocks);
  }

  /**
   * Writes the index of every stock, NaN where it has too few measures.
   * @param groups by stock, within which it is ranked; null: all together
   */
  write(measures: readonly Float64Array[], groups: Uint16Array | null, result: Float64Array): void {
    const { ranks, sums, present, least } = this;
    sums.fill(0);
    present.fill(0);
    for (const measure of measures) {
      ranks.fill(NaN);
      this.day.percentiles(measure, ranks, 0, groups);
      for (let stock = 0; stock < ranks.length; stock += 1) {
        const rank = ranks[stock] as number;
        if (Number.isNaN(rank)) continue;
        sums[stock] = (sums[stock] as number) + rank;
        present[stock] = (present[stock] as number) + 1;
      }
    }
    for (let stock = 0; stock < ranks.length; stock += 1) {
      const count = present[stock] as number;
      result[stock] = count < least ? NaN : INDEX_SCALE * ((sums[stock] as number) / count);
    }
  }
}
