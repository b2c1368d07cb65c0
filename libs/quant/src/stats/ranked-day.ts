import { KernelMemory } from '../kernel/kernel-memory.ts';
import { Sorter } from './sorter.ts';

/**
 * The percentiles of one date's values among all of them or within their group, ties half (scipy's percentileofscore,
 * kind mean): sorted once, counted by group on the way up. Its memory is taken once, for many dates.
 */
export class RankedDay {
  private readonly memory = new KernelMemory();
  private readonly sorter: Sorter;
  /** The values that are not missing, and the stock and group of each. */
  private readonly kept: Float64Array;
  private readonly keptStocks: Uint32Array;
  private readonly keptGroups: Uint16Array;
  private readonly order: Uint32Array;
  /** By group: its values; those already passed; those equal to the one at hand. */
  private readonly present: Uint32Array;
  private readonly below: Uint32Array;
  private readonly tied: Uint32Array;
  private readonly ranks: Float64Array;
  private readonly ofGroups: Float64Array;
  private count = 0;

  /** `scale`: the highest percentile, 1 or 100; groups are numbered below `groupCount`. */
  constructor(
    private readonly stocks: number,
    private readonly scale: number,
    private readonly groupCount = 1,
  ) {
    const { memory } = this;
    this.sorter = new Sorter(stocks, memory);
    this.kept = memory.doubles(stocks);
    this.keptStocks = memory.words(stocks);
    this.keptGroups = memory.halves(stocks);
    this.order = memory.words(stocks);
    this.present = memory.words(groupCount);
    this.below = memory.words(groupCount);
    this.tied = memory.words(groupCount);
    this.ranks = memory.doubles(stocks);
    this.ofGroups = memory.doubles(groupCount);
  }

  /**
   * Writes the percentiles of the date that begins at cell `start`, NaN where a value is missing.
   * @param groups by stock; null: all together
   */
  percentiles(
    values: Float64Array,
    result: Float64Array,
    start = 0,
    groups: Uint16Array | null = null,
  ): void {
    const { memory, kept, order, keptGroups, groupCount, present, ranks } = this;
    this.keep(values, start, groups);
    this.sorter.sort(kept, this.count, order);
    memory.kernel.countGroups(keptGroups.byteOffset, this.count, groupCount, present.byteOffset);
    memory.kernel.rankGroups(
      kept.byteOffset,
      order.byteOffset,
      this.count,
      this.keptStocks.byteOffset,
      keptGroups.byteOffset,
      groupCount,
      present.byteOffset,
      this.below.byteOffset,
      this.tied.byteOffset,
      this.scale,
      ranks.byteOffset,
    );
    result.set(ranks, start);
  }

  /** Writes the median by group of the values that were ranked last, the mean of the middle two; NaN without values. */
  medians(result: Float64Array): void {
    const { memory, ofGroups } = this;
    memory.kernel.groupMedians(
      this.kept.byteOffset,
      this.order.byteOffset,
      this.count,
      this.keptGroups.byteOffset,
      this.groupCount,
      this.present.byteOffset,
      this.below.byteOffset,
      ofGroups.byteOffset,
    );
    result.set(ofGroups);
  }

  private keep(values: Float64Array, start: number, groups: Uint16Array | null): void {
    const { kept, keptStocks, keptGroups, ranks } = this;
    let count = 0;
    for (let stock = 0; stock < this.stocks; stock += 1) {
      const value = values[start + stock] as number;
      ranks[stock] = NaN;
      if (Number.isNaN(value)) continue;
      kept[count] = value;
      keptStocks[count] = stock;
      keptGroups[count] = groups === null ? 0 : (groups[stock] as number);
      count += 1;
    }
    this.count = count;
  }
}
