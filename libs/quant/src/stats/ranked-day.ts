import { Sorter } from './sorter.ts';

/**
 * The percentiles of one date's values among all of them or within their group, ties half (scipy's percentileofscore,
 * kind mean): sorted once, counted by group on the way up. Its memory is taken once, for many dates.
 */
export class RankedDay {
  private readonly sorter: Sorter;
  private readonly kept: Float64Array;
  private readonly keptStock: Uint32Array;
  private readonly keptGroup: Uint16Array;
  private readonly order: Uint32Array;
  /** By group: its values; those already passed; those equal to the one at hand. */
  private readonly present: Uint32Array;
  private readonly below: Uint32Array;
  private readonly tied: Uint32Array;

  /** `scale`: the highest percentile, 1 or 100; groups are numbered below `groupCount`. */
  constructor(
    stocks: number,
    private readonly scale: number,
    groupCount = 1,
  ) {
    this.sorter = new Sorter(stocks);
    this.kept = new Float64Array(stocks);
    this.keptStock = new Uint32Array(stocks);
    this.keptGroup = new Uint16Array(stocks);
    this.order = new Uint32Array(stocks);
    this.present = new Uint32Array(groupCount);
    this.below = new Uint32Array(groupCount);
    this.tied = new Uint32Array(groupCount);
  }

  /**
   * Writes the percentiles of the date that begins at cell `start`; missing cells are not written.
   * @param groups by stock; null: all together
   */
  percentiles(
    values: Float64Array,
    result: Float64Array,
    start = 0,
    groups: Uint16Array | null = null,
  ): void {
    const { kept, order } = this;
    const count = this.keep(values, start);
    this.sorter.sort(kept, count, order);
    if (groups !== null) this.countGroups(count, groups);
    let from = 0;
    while (from < count) {
      const value = kept[order[from] as number] as number;
      let to = from + 1;
      while (to < count && kept[order[to] as number] === value) to += 1;
      if (groups !== null && to === from + 1) this.writeAlone(from, result, start);
      else if (groups !== null) this.writeGrouped(from, to, result, start);
      else this.write(from, to, this.scale * ((from + to) / 2 / count), result, start);
      from = to;
    }
  }

  private keep(values: Float64Array, start: number): number {
    const { kept, keptStock } = this;
    let count = 0;
    for (let stock = 0; stock < keptStock.length; stock += 1) {
      const value = values[start + stock] as number;
      if (Number.isNaN(value)) continue;
      kept[count] = value;
      keptStock[count] = stock;
      count += 1;
    }
    return count;
  }

  /** The equal values `order[from … to − 1]`, all at one percentile. */
  private write(from: number, to: number, percentile: number, result: Float64Array, start: number): void {
    const { order, keptStock } = this;
    for (let at = from; at < to; at += 1)
      result[start + (keptStock[order[at] as number] as number)] = percentile;
  }

  private countGroups(count: number, groups: Uint16Array): void {
    const { keptGroup, keptStock, present } = this;
    this.below.fill(0);
    present.fill(0);
    for (let row = 0; row < count; row += 1) {
      const group = groups[keptStock[row] as number] as number;
      keptGroup[row] = group;
      present[group] = (present[group] as number) + 1;
    }
  }

  /** Writes the equal values, each at the percentile of its group. */
  private writeGrouped(from: number, to: number, result: Float64Array, start: number): void {
    const { order, keptStock, keptGroup, present, below, tied } = this;
    for (let at = from; at < to; at += 1) {
      const group = keptGroup[order[at] as number] as number;
      tied[group] = (tied[group] as number) + 1;
    }
    for (let at = from; at < to; at += 1) {
      const row = order[at] as number;
      const group = keptGroup[row] as number;
      const place = (below[group] as number) + (tied[group] as number) / 2;
      result[start + (keptStock[row] as number)] = this.scale * (place / (present[group] as number));
    }
    for (let at = from; at < to; at += 1) {
      const group = keptGroup[order[at] as number] as number;
      below[group] = (below[group] as number) + (tied[group] as number);
      tied[group] = 0;
    }
  }

  /** Writes a value that no other equals, as most are. */
  private writeAlone(at: number, result: Float64Array, start: number): void {
    const { order, keptStock, keptGroup, present, below } = this;
    const row = order[at] as number;
    const group = keptGroup[row] as number;
    const passed = below[group] as number;
    result[start + (keptStock[row] as number)] = this.scale * ((passed + 0.5) / (present[group] as number));
    below[group] = passed + 1;
  }
}
