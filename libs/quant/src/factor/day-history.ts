import type { KernelMemory } from '../kernel/kernel-memory.ts';
import type { DailySheet } from './daily-sheet.ts';
import type { DayRows } from './day-rows.ts';
import type { FactorInput } from './factor-input.ts';

/**
 * The quantiles and ranks of the previous dates, as far back as the longest horizon, and the comparison of
 * today with them: turnover of each quantile, autocorrelation of ranks.
 */
export class DayHistory {
  private readonly depth: number;
  /** By remembered date and stock: `markStocks` of the kernel. */
  private readonly marks: readonly Uint32Array[];
  /** By remembered date and quantile: the number of stocks. */
  private readonly sizes: readonly Uint32Array[];
  private readonly totals: RankTotals[];
  private readonly stayed: Uint32Array;
  private readonly out: Float64Array;

  constructor(
    private readonly input: FactorInput,
    private readonly memory: KernelMemory,
  ) {
    this.depth = Math.max(...input.horizons) + 1;
    const remembered = Array.from({ length: this.depth });
    this.marks = remembered.map(() => memory.words(input.stocks + LANES));
    this.sizes = remembered.map(() => memory.words(BINS));
    this.totals = remembered.map(() => ({ count: 0, sum: 0, squares: 0 }));
    this.stayed = memory.words(4 * BINS);
    this.out = memory.doubles(7);
  }

  /** Remembers a date by its rows' quantiles and ranks; a date without rows too. */
  remember(
    date: number,
    rows: DayRows,
    { bins, ranks, ties }: { readonly bins: Uint8Array; readonly ranks: Uint32Array; readonly ties: number },
  ): void {
    const slot = date % this.depth;
    const marks = this.marks[slot] as Uint32Array;
    const sizes = this.sizes[slot] as Uint32Array;
    this.totals[slot] = totalsOf(rows.count, ties);
    this.memory.kernel.markStocks(
      rows.stocks.byteOffset,
      ranks.byteOffset,
      bins.byteOffset,
      rows.count,
      marks.byteOffset,
      this.input.stocks,
      sizes.byteOffset,
    );
  }

  /** The marks of a remembered date. */
  marksOf(date: number): Uint32Array {
    return this.marks[date % this.depth] as Uint32Array;
  }

  /** The number of stocks in each quantile of a remembered date. */
  sizesOf(date: number): Uint32Array {
    return this.sizes[date % this.depth] as Uint32Array;
  }

  /** Writes the comparison of today with each horizon's date; both are remembered. */
  compare(date: number, sheet: DailySheet): void {
    for (const [horizon, back] of this.input.horizons.entries())
      if (date >= back) this.compareWith(date, date - back, horizon, sheet);
  }

  private compareWith(date: number, before: number, horizon: number, sheet: DailySheet): void {
    const { stayed, out, memory } = this;
    memory.kernel.compareMarks(
      this.marksOf(date).byteOffset,
      this.marksOf(before).byteOffset,
      this.input.stocks,
      stayed.byteOffset,
      out.byteOffset,
    );
    const products = out[0] as number;
    const own = without(this.totals[date % this.depth] as RankTotals, out.subarray(1, 4));
    const past = without(this.totals[before % this.depth] as RankTotals, out.subarray(4, 7));
    this.writeTurnover(date, before, horizon, sheet);
    const { count } = own;
    const spread = count * own.squares - own.sum * own.sum;
    const pastSpread = count * past.squares - past.sum * past.sum;
    sheet.rankAutocorrelation[horizon * sheet.dates + date] =
      spread > 0 && pastSpread > 0
        ? (count * products - own.sum * past.sum) / Math.sqrt(spread * pastSpread)
        : NaN;
  }

  private writeTurnover(date: number, before: number, horizon: number, sheet: DailySheet): void {
    const { quantiles, dates } = sheet;
    const sizes = this.sizesOf(date);
    const pastSizes = this.sizesOf(before);
    for (let bin = 1; bin <= quantiles; bin += 1) {
      const size = sizes[bin] as number;
      sheet.turnover[(horizon * quantiles + bin - 1) * dates + date] =
        size > 0 && (pastSizes[bin] as number) > 0 ? 1 - (this.stayed[bin] as number) / size : NaN;
    }
  }
}

/** The number of doubled ranks, their sum, and the sum of their squares. */
interface RankTotals {
  count: number;
  sum: number;
  squares: number;
}

/** Totals of the ranks of `count` rows with such ties. */
function totalsOf(count: number, ties: number): RankTotals {
  const sum = count * (count + 1);
  return { count, sum, squares: (2 * sum * (2 * count + 1) - ties) / 3 };
}

function without(totals: RankTotals, left: Float64Array): RankTotals {
  const [count, sum, squares] = left as unknown as [number, number, number];
  return { count: totals.count - count, sum: totals.sum - sum, squares: totals.squares - squares };
}

/** The number of marks the kernel reads at once, also after the last one. */
const LANES = 4;

/** Cells that the kernel counts into: more than the most quantiles, and one for none. */
const BINS = 128;
