import { Sorter } from '../stats/sorter.ts';
import type { Definition } from './definition.ts';
import { countFaults } from './parameter-fault.ts';
import { flagField, optional } from './parameter-fields.ts';
import type { RulePanel } from './rule-panel.ts';

export interface CrossPercentileParameters {
  /** Among the stocks of the same industry on the date instead of all; the panel then has industries. */
  readonly byIndustry?: boolean | null;
}

/**
 * Rule 3, 截面百分位: 100 × the percentile among the date's stocks that have a value, ties half (scipy's
 * percentileofscore, kind mean).
 */
export const crossPercentile: Definition<CrossPercentileParameters> = {
  fields: { byIndustry: optional(flagField()) },
  faults: (_, inputs) => countFaults(inputs, [1, 1]),
  apply: (inputs, { byIndustry }, panel) => {
    const grouping = byIndustry === true ? byIndustryOf(panel) : TOGETHER;
    const day = new RankedDay(panel.stocks, grouping);
    const values = inputs[0] as Float64Array;
    const result = new Float64Array(values.length).fill(NaN);
    for (let start = 0; start < values.length; start += panel.stocks) day.percentiles(values, result, start);
    return result;
  },
};

/** The group of cell c, stock s is `groups[moving ? c : s]`. */
interface Grouping {
  readonly groups: Uint16Array | undefined;
  readonly moving: boolean;
  readonly count: number;
}

const TOGETHER: Grouping = { groups: undefined, moving: false, count: 1 };

function byIndustryOf({ industries, stocks }: RulePanel): Grouping {
  if (industries === undefined) throw new RangeError('percentiles within industries need the industries');
  let greatest = 0;
  for (const industry of industries) greatest = Math.max(greatest, industry);
  return { groups: industries, moving: industries.length !== stocks, count: greatest + 1 };
}

/** One date: sorted once, counted by group on the way up. Its memory is taken once. */
class RankedDay {
  private readonly sorter: Sorter;
  private readonly kept: Float64Array;
  private readonly keptStock: Uint32Array;
  private readonly keptGroup: Uint16Array;
  private readonly order: Uint32Array;
  /** By group: its values; those already passed; those equal to the one at hand. */
  private readonly present: Uint32Array;
  private readonly below: Uint32Array;
  private readonly tied: Uint32Array;

  constructor(
    stocks: number,
    private readonly grouping: Grouping,
  ) {
    this.sorter = new Sorter(stocks);
    this.kept = new Float64Array(stocks);
    this.keptStock = new Uint32Array(stocks);
    this.keptGroup = new Uint16Array(stocks);
    this.order = new Uint32Array(stocks);
    this.present = new Uint32Array(grouping.count);
    this.below = new Uint32Array(grouping.count);
    this.tied = new Uint32Array(grouping.count);
  }

  /** Writes the percentiles of the date that begins at cell `start`; missing cells are not written. */
  percentiles(values: Float64Array, result: Float64Array, start: number): void {
    const { kept, order } = this;
    const count = this.keep(values, start);
    this.sorter.sort(kept, count, order);
    const grouped = this.grouping.groups !== undefined;
    if (grouped) this.countGroups(count, start);
    let from = 0;
    while (from < count) {
      const value = kept[order[from] as number] as number;
      let to = from + 1;
      while (to < count && kept[order[to] as number] === value) to += 1;
      if (grouped && to === from + 1) this.writeAlone(from, result, start);
      else if (grouped) this.writeGrouped(from, to, result, start);
      else this.write(from, to, 100 * ((from + to) / 2 / count), result, start);
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

  private countGroups(count: number, start: number): void {
    const { keptGroup, keptStock, present } = this;
    const { groups, moving } = this.grouping;
    if (groups === undefined) return;
    this.below.fill(0);
    present.fill(0);
    for (let row = 0; row < count; row += 1) {
      const stock = keptStock[row] as number;
      const group = groups[moving ? start + stock : stock] as number;
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
      result[start + (keptStock[row] as number)] = 100 * (place / (present[group] as number));
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
    result[start + (keptStock[row] as number)] = 100 * ((passed + 0.5) / (present[group] as number));
    below[group] = passed + 1;
  }
}
