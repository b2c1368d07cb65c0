import { RankedDay } from '../stats/ranked-day.ts';

/** The highest value of an index. */
export const INDEX_SCALE = 5;

/**
 * 5 × the mean percentile of some measures among the stocks of a date, ties half, higher is better; missing measures
 * are left out. Its memory is taken once, for many dates.
 */
export class MeanPercentile {
  private readonly day: RankedDay;
  /** By place among the measures: the last that was ranked. */
  private readonly ranked: Ranked[] = [];
  private readonly sums: Float64Array;
  private readonly present: Uint8Array;

  /** `least`: the measures that a stock must have; groups are numbered below `groupCount`. */
  constructor(
    stocks: number,
    private readonly least: number,
    groupCount = 1,
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
    for (const [place, measure] of measures.entries()) {
      const ranks = this.ranksOf(place, measure, groups);
      for (let stock = 0; stock < ranks.length; stock += 1) {
        const rank = ranks[stock] as number;
        if (Number.isNaN(rank)) continue;
        sums[stock] = (sums[stock] as number) + rank;
        present[stock] = (present[stock] as number) + 1;
      }
    }
    for (let stock = 0; stock < sums.length; stock += 1) {
      const count = present[stock] as number;
      result[stock] = count < least ? NaN : INDEX_SCALE * ((sums[stock] as number) / count);
    }
  }

  /** The percentiles of a measure, those of the date before where nothing changed: on most days no one reports. */
  private ranksOf(place: number, measure: Float64Array, groups: Uint16Array | null): Float64Array {
    const before = this.ranked[place];
    if (before && isSame(before.measure, measure) && isSameGroups(before.groups, groups)) return before.ranks;
    const ranks = new Float64Array(this.sums.length).fill(NaN);
    this.day.percentiles(measure, ranks, 0, groups);
    this.ranked[place] = { measure: measure.slice(), groups: groups?.slice() ?? null, ranks };
    return ranks;
  }
}

/** A measure as it was ranked, and its percentiles. */
interface Ranked {
  readonly measure: Float64Array;
  readonly groups: Uint16Array | null;
  readonly ranks: Float64Array;
}

function isSame(one: Float64Array, other: Float64Array): boolean {
  for (let at = 0; at < other.length; at += 1)
    if (one[at] !== other[at] && !(Number.isNaN(one[at]) && Number.isNaN(other[at]))) return false;
  return true;
}

function isSameGroups(one: Uint16Array | null, other: Uint16Array | null): boolean {
  return one === null || other === null ? one === other : one.every((group, at) => group === other[at]);
}
