import { RankedDay } from '../stats/ranked-day.ts';

/** The highest value of an index. */
export const INDEX_SCALE = 5;

/**
 * 5 × the mean percentile of some measures among the stocks of a date, ties half, higher is better; missing measures
 * are left out. Its memory is taken once, for many dates.
 */
export class MeanPercentile {
  private readonly day: RankedDay;
  /** By place among the measures: the last that was ranked, and the groups of all. */
  private readonly ranked: Ranked[] = [];
  private groups: Uint16Array | null = null;
  private readonly sums: Float64Array;
  private readonly present: Uint8Array;

  /** `least`: the measures that a stock must have; groups are numbered below `groupCount`. */
  constructor(
    private readonly stocks: number,
    private readonly least: number,
    private readonly groupCount = 1,
  ) {
    this.day = new RankedDay(stocks, 1, groupCount);
    this.sums = new Float64Array(stocks);
    this.present = new Uint8Array(stocks);
  }

  /**
   * Writes the index of every stock, NaN where it has too few measures.
   * @param groups by stock, within which it is ranked; null: all together
   */
  write(measures: readonly Float64Array[], groups: Uint16Array | null, result: Float64Array): void {
    const { sums, present, least } = this;
    sums.fill(0);
    present.fill(0);
    this.regroup(groups);
    for (const [place, measure] of measures.entries()) {
      const { ranks } = this.rankedAt(place, measure);
      for (let stock = 0; stock < ranks.length; stock += 1) {
        const rank = ranks[stock] as number;
        const isPresent = !Number.isNaN(rank);
        sums[stock] = (sums[stock] as number) + (isPresent ? rank : 0);
        present[stock] = (present[stock] as number) + Number(isPresent);
      }
    }
    for (let stock = 0; stock < sums.length; stock += 1) {
      const count = present[stock] as number;
      result[stock] = count < least ? NaN : INDEX_SCALE * ((sums[stock] as number) / count);
    }
  }

  /** The median by group of each measure that was ranked last, valid until the next date; NaN for a group without any. */
  medians(): readonly Float64Array[] {
    return this.ranked.map(({ medians }) => medians);
  }

  /** Each measure of the last date with its percentiles, valid until the next date. */
  percentiles(): readonly RankedMeasure[] {
    return this.ranked;
  }

  /** Takes a date's groups; where they are others, every measure is ranked again. */
  private regroup(groups: Uint16Array | null): void {
    if (isSameGroups(this.groups, groups)) return;
    this.groups = groups?.slice() ?? null;
    this.ranked.length = 0;
  }

  /** A measure ranked, as on the date before where nothing changed: on most days no one reports. */
  private rankedAt(place: number, measure: Float64Array): Ranked {
    const before = this.ranked[place];
    if (before && isSame(before.measure, measure)) return before;
    const ranked = before ?? this.emptyRanked();
    ranked.measure.set(measure);
    this.day.percentiles(measure, ranked.ranks, 0, this.groups);
    this.day.medians(ranked.medians);
    this.ranked[place] = ranked;
    return ranked;
  }

  private emptyRanked(): Ranked {
    const ofStocks = (): Float64Array => new Float64Array(this.stocks);
    return { measure: ofStocks(), ranks: ofStocks(), medians: new Float64Array(this.groupCount) };
  }
}

/** A measure as it was ranked and its percentiles, 0 to 1, by stock; NaN is missing. */
export interface RankedMeasure {
  readonly measure: Float64Array;
  readonly ranks: Float64Array;
}

/** And its median by group. */
interface Ranked extends RankedMeasure {
  readonly medians: Float64Array;
}

function isSame(one: Float64Array, other: Float64Array): boolean {
  for (let at = 0; at < other.length; at += 1)
    if (one[at] !== other[at] && !(Number.isNaN(one[at]) && Number.isNaN(other[at]))) return false;
  return true;
}

function isSameGroups(one: Uint16Array | null, other: Uint16Array | null): boolean {
  if (one === null || other === null) return one === other;
  for (let at = 0; at < other.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}
