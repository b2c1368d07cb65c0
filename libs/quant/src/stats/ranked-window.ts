import { KernelMemory } from '../kernel/kernel-memory.ts';
import { Sorter } from './sorter.ts';

export interface PercentileWindow {
  /** Rows of the window, today's included. */
  readonly n: number;
  /** Values that must be present. */
  readonly least: number;
}

/**
 * The percentile of each value among the window that ends with it, ties half (scipy's percentileofscore, kind mean).
 * Values are counted by their place in the sorted column: a bit of each value in the window, so that the number of those
 * below one is a sum over few words, for any length of the window. Its memory is taken once, for many columns.
 */
export class RankedWindow {
  private readonly memory = new KernelMemory();
  private readonly sorter: Sorter;
  /** The values that are not missing, and the row of each. */
  private readonly kept: Float64Array;
  private readonly keptRows: Uint32Array;
  private readonly order: Uint32Array;
  /** By row: its place in the order, and that of the first value equal to it. */
  private readonly places: Uint32Array;
  private readonly firsts: Uint32Array;
  /** A bit for each place in the window. */
  private readonly present: Float64Array;
  /** By first place: how many of the window are equal. */
  private readonly tied: Uint32Array;
  private readonly ranked: Float64Array;

  /** `scale`: the highest percentile, 1 or 100. */
  constructor(
    private readonly dates: number,
    private readonly window: PercentileWindow,
    private readonly scale: number,
  ) {
    const { memory } = this;
    this.sorter = new Sorter(dates, memory);
    this.kept = memory.doubles(dates);
    this.keptRows = memory.words(dates);
    this.order = memory.words(dates);
    this.places = memory.words(dates);
    this.firsts = memory.words(dates);
    this.present = memory.doubles(Math.ceil(dates / 64));
    this.tied = memory.words(dates);
    this.ranked = memory.doubles(dates);
  }

  /**
   * Writes the percentiles of a column, a value a row, from row `from` on; NaN where one is missing or has too few
   * others.
   */
  percentiles(column: Float64Array, result: Float64Array, from = 0): void {
    const { memory, dates, places, firsts, ranked } = this;
    const { n, least } = this.window;
    this.place(column);
    memory.kernel.rankInWindow(
      places.byteOffset,
      firsts.byteOffset,
      dates,
      n,
      least,
      this.scale,
      from,
      this.present.byteOffset,
      this.tied.byteOffset,
      ranked.byteOffset,
    );
    result.set(ranked.subarray(from), from);
  }

  private place(column: Float64Array): void {
    const { memory, dates, kept, keptRows, order, places, firsts } = this;
    let count = 0;
    for (let row = 0; row < dates; row += 1) {
      const value = column[row] as number;
      if (Number.isNaN(value)) continue;
      kept[count] = value;
      keptRows[count] = row;
      count += 1;
    }
    this.sorter.sort(kept, count, order);
    memory.kernel.placeRows(
      kept.byteOffset,
      keptRows.byteOffset,
      order.byteOffset,
      count,
      dates,
      places.byteOffset,
      firsts.byteOffset,
    );
  }
}
