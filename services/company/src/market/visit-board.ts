import { percentileRanks } from '@console/quant';
import { quarterEnd, quarterIndex } from './quarter-index.ts';

/** The kinds of institutions that visit, in the order of their figures. */
export const VISITOR_KINDS = ['fund', 'broker', 'private_fund', 'insurance', 'foreign', 'other'] as const;

/** The visiting institutions of one share in one quarter, by kind. */
export interface VisitSum {
  readonly securityId: number;
  /** The quarter's number, as by `quarterIndex`. */
  readonly quarter: number;
  /** 1 for visits less than twelve months before the day of the board. */
  readonly late: 0 | 1;
  readonly counts: readonly number[];
}

export interface Listing {
  readonly securityId: number;
  readonly listDate: string;
  readonly delistDate: string | null;
}

const QUARTERS_A_YEAR = 4;

/**
 * The scores of each kind of institution for each company: 100 × the percentile, among the companies listed on a day,
 * of the kind's visiting institutions over the twelve months up to it, ties count half. The day is a quarter's last,
 * for the newest quarter the day of the board. Scores are computed when requested.
 */
export class VisitBoard {
  private readonly places: ReadonlyMap<number, number>;
  private readonly sums = new Map<string, Float64Array>();
  private readonly ranks = new Map<number, readonly Float64Array[]>();

  constructor(
    /** The day of the board, `YYYY-MM-DD`; it gets no later visits. */
    readonly day: string,
    private readonly listings: readonly Listing[],
    sums: Iterable<VisitSum>,
  ) {
    this.places = new Map(listings.map(({ securityId }, place) => [securityId, place]));
    for (const sum of sums) this.add(sum);
  }

  /** The day at which the twelve months of a quarter's scores end. */
  endOf(quarter: number): string {
    return quarter === quarterIndex(this.day) ? this.day : quarterEnd(quarter);
  }

  /** The scores by kind, 0–100; null while the company was not listed. */
  scores(securityId: number, quarter: number): readonly (number | null)[] {
    const place = this.places.get(securityId);
    return this.ranksOf(quarter).map((ranks) => {
      const rank = place === undefined ? undefined : ranks[place];
      return rank === undefined || Number.isNaN(rank) ? null : 100 * rank;
    });
  }

  private add({ securityId, quarter, late, counts }: VisitSum): void {
    const place = this.places.get(securityId);
    if (place === undefined) return;
    counts.forEach((count, kind) => {
      const key = `${quarter} ${late} ${kind}`;
      let sums = this.sums.get(key);
      if (!sums) this.sums.set(key, (sums = new Float64Array(this.listings.length)));
      sums[place] = (sums[place] ?? 0) + count;
    });
  }

  private ranksOf(quarter: number): readonly Float64Array[] {
    let ranks = this.ranks.get(quarter);
    if (!ranks) {
      const end = this.endOf(quarter);
      ranks = VISITOR_KINDS.map((_, kind) => percentileRanks(this.yearOf(kind, quarter, end)));
      this.ranks.set(quarter, ranks);
    }
    return ranks;
  }

  /**
   * The kind's institutions of every company over the twelve months; NaN for a company that was not listed at their
   * end.
   */
  private yearOf(kind: number, quarter: number, end: string): Float64Array {
    const year = Float64Array.from(this.listings, ({ listDate, delistDate }) =>
      listDate <= end && (delistDate === null || delistDate > end) ? 0 : NaN,
    );
    for (const key of this.partsOf(kind, quarter)) {
      this.sums.get(key)?.forEach((count, place) => (year[place] = (year[place] ?? NaN) + count));
    }
    return year;
  }

  /** The four quarters; an unfinished newest one is completed by the rest of the one a year before. */
  private partsOf(kind: number, quarter: number): readonly string[] {
    const quarters = Array.from({ length: QUARTERS_A_YEAR }, (_, back) => quarter - back);
    const whole = quarters.flatMap((one) => [`${one} 0 ${kind}`, `${one} 1 ${kind}`]);
    return quarter === quarterIndex(this.day) ? [...whole, `${quarter - QUARTERS_A_YEAR} 1 ${kind}`] : whole;
  }
}
