import type { DailySheet } from './daily-sheet.ts';
import type { DayRows } from './day-rows.ts';
import type { FactorInput } from './factor-input.ts';

/**
 * The quantiles and ranks of the dates just past, as far back as the longest horizon, and what today is against
 * them: turnover of each quantile, autocorrelation of ranks.
 */
export class DayHistory {
  private readonly depth: number;
  /** By remembered date and stock: the quantile and the doubled rank, 0 where the stock has no row. */
  private readonly bins: readonly Uint8Array[];
  private readonly ranks: readonly Int32Array[];
  /** By remembered date and quantile: how many names. */
  private readonly sizes: readonly Uint32Array[];
  private readonly stayed: Uint32Array;

  constructor(private readonly input: FactorInput) {
    this.depth = Math.max(...input.horizons) + 1;
    const remembered = Array.from({ length: this.depth });
    this.bins = remembered.map(() => new Uint8Array(input.stocks));
    this.ranks = remembered.map(() => new Int32Array(input.stocks));
    this.sizes = remembered.map(() => new Uint32Array(input.quantiles + 1));
    this.stayed = new Uint32Array(input.quantiles + 1);
  }

  /** Remembers a date by its rows' quantiles and ranks; a date without rows as such. */
  remember(date: number, rows: DayRows, bins: Uint8Array, ranks: Int32Array): void {
    const slot = date % this.depth;
    const ownBins = this.bins[slot] as Uint8Array;
    const ownRanks = this.ranks[slot] as Int32Array;
    const sizes = this.sizes[slot] as Uint32Array;
    ownBins.fill(0);
    ownRanks.fill(0);
    sizes.fill(0);
    for (let row = 0; row < rows.count; row += 1) {
      const stock = rows.stocks[row] as number;
      const bin = bins[row] as number;
      ownBins[stock] = bin;
      ownRanks[stock] = ranks[row] as number;
      sizes[bin] = (sizes[bin] as number) + 1;
    }
  }

  /** Writes what today is against each horizon's date; both are remembered. */
  compare(date: number, rows: DayRows, sheet: DailySheet): void {
    for (const [horizon, back] of this.input.horizons.entries())
      if (date >= back) this.compareWith(date, date - back, horizon, rows, sheet);
  }

  private compareWith(date: number, before: number, horizon: number, rows: DayRows, sheet: DailySheet): void {
    const bins = this.bins[date % this.depth] as Uint8Array;
    const ranks = this.ranks[date % this.depth] as Int32Array;
    const pastBins = this.bins[before % this.depth] as Uint8Array;
    const pastRanks = this.ranks[before % this.depth] as Int32Array;
    const { stayed } = this;
    stayed.fill(0);
    let both = 0;
    let sum = 0;
    let pastSum = 0;
    let squares = 0;
    let pastSquares = 0;
    let products = 0;
    for (let row = 0; row < rows.count; row += 1) {
      const stock = rows.stocks[row] as number;
      const past = pastRanks[stock] as number;
      if (past === 0) continue;
      const rank = ranks[stock] as number;
      const bin = bins[stock] as number;
      if (bin === pastBins[stock]) stayed[bin] = (stayed[bin] as number) + 1;
      both += 1;
      sum += rank;
      pastSum += past;
      squares += rank * rank;
      pastSquares += past * past;
      products += rank * past;
    }
    this.writeTurnover(date, before, horizon, sheet);
    const spread = both * squares - sum * sum;
    const pastSpread = both * pastSquares - pastSum * pastSum;
    sheet.rankAutocorrelation[horizon * sheet.dates + date] =
      spread > 0 && pastSpread > 0 ? (both * products - sum * pastSum) / Math.sqrt(spread * pastSpread) : NaN;
  }

  private writeTurnover(date: number, before: number, horizon: number, sheet: DailySheet): void {
    const { quantiles, dates } = sheet;
    const sizes = this.sizes[date % this.depth] as Uint32Array;
    const pastSizes = this.sizes[before % this.depth] as Uint32Array;
    for (let bin = 1; bin <= quantiles; bin += 1) {
      const size = sizes[bin] as number;
      sheet.turnover[(horizon * quantiles + bin - 1) * dates + date] =
        size > 0 && (pastSizes[bin] as number) > 0 ? 1 - (this.stayed[bin] as number) / size : NaN;
    }
  }
}
