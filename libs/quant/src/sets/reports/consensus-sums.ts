import type { ConsensusFigure, ConsensusRows } from './consensus-rows.ts';

/** A fiscal year of a set, as its members' analysts see it. Sums are NaN where no member has what they need. */
export interface ConsensusYear {
  readonly year: number;
  /** The members that have an entry of the year, and those of them whose year was already reported. */
  readonly covered: number;
  readonly reported: number;
  /** The weight of the members that have an entry of the year; NaN where none has one. */
  readonly weight: number;
  /** Whether any member's newest expectations contain the year; otherwise it is a past year alone. */
  readonly current: boolean;
  readonly revenue: number;
  readonly profit: number;
  /** Both sides of the growth: the sums over the members that have the year before too. */
  readonly growth: Readonly<Record<'revenue' | 'profit', { readonly now: number; readonly before: number }>>;
  /** Ratios of sums over the members that have both parts. */
  readonly grossMargin: number;
  readonly pretaxMargin: number;
  /** Profit over the equity and the capital that each member's own ratio implies. */
  readonly roe: number;
  readonly roic: number;
}

export interface ConsensusQuestion {
  readonly day: number;
  readonly counted: ArrayLike<number>;
  readonly weights?: ArrayLike<number>;
}

/**
 * The consensus of a set on a day, by fiscal year, ascending: each member with its newest expectations known by then,
 * and its earlier years as last reported. Growth compares the same members: the first expected year with their last
 * reported one.
 * @param counted 1 for the members that count, by their number
 * @param weights of the members, such as their market value, by their number; NaN for missing
 */
export function consensusSums(rows: ConsensusRows, question: ConsensusQuestion): readonly ConsensusYear[] {
  return consensusOnDays(rows, [question])[0] ?? [];
}

/** The same on several days, ascending, in one pass over the rows. */
export function consensusOnDays(
  rows: ConsensusRows,
  questions: readonly ConsensusQuestion[],
): readonly (readonly ConsensusYear[])[] {
  const sums = questions.map(() => new Map<number, Sums>());
  const length = rows.members.length;
  for (let start = 0, end = 0; start < length; start = end) {
    const member = rows.members[start] as number;
    for (end = start; end < length && rows.members[end] === member;) end += 1;
    if (!questions.some(({ counted }) => counted[member] === 1)) continue;
    const known = new Known(rows, start, end);
    for (const [at, { day, counted, weights = [] }] of questions.entries()) {
      known.until(day);
      const years = sums[at];
      if (counted[member] !== 1 || years === undefined) continue;
      addMember(
        rows,
        { entries: known.entries(), newest: known.newest, weight: weights[member] ?? NaN },
        years,
      );
    }
  }
  return sums.map((years) =>
    [...years].sort(([one], [other]) => one - other).map(([year, own]) => own.result(year)),
  );
}

/** What is known of a member on one day after another. */
class Known {
  /** The day of the newest expectations. */
  newest = NaN;
  /** The last entry of each year that was reported. */
  private readonly actuals = new Map<number, number>();
  private last: number;
  private first: number;

  constructor(
    private readonly rows: ConsensusRows,
    start: number,
    private readonly end: number,
  ) {
    [this.first, this.last] = [start, start];
  }

  /** Goes on to a day, not before the one before. */
  until(day: number): void {
    const { days, years, actual } = this.rows;
    for (; this.last < this.end && (days[this.last] as number) <= day; this.last += 1) {
      const entry = this.last;
      if (days[entry] !== this.newest) [this.newest, this.first] = [days[entry] as number, entry];
      if (actual[entry] === 1) this.actuals.set(years[entry] as number, entry);
    }
  }

  /** By year, the place of the entry that counts: of the newest expectations, else as last reported. */
  entries(): ReadonlyMap<number, number> {
    const entries = new Map(this.actuals);
    for (let entry = this.first; entry < this.last; entry += 1)
      entries.set(this.rows.years[entry] as number, entry);
    return entries;
  }
}

interface MemberEntries {
  readonly entries: ReadonlyMap<number, number>;
  readonly newest: number;
  readonly weight: number;
}

function addMember(
  rows: ConsensusRows,
  { entries, newest, weight }: MemberEntries,
  years: Map<number, Sums>,
): void {
  for (const [year, entry] of entries) {
    const sums = years.get(year) ?? new Sums();
    years.set(year, sums);
    sums.add(rows, entry, { before: entries.get(year - 1), current: rows.days[entry] === newest, weight });
  }
}

/** Two sums over the same members, NaN while there is none. */
class Pair {
  above = NaN;
  below = NaN;

  add(above: number, below: number): void {
    if (!Number.isFinite(above) || !Number.isFinite(below)) return;
    this.above = (Number.isNaN(this.above) ? 0 : this.above) + above;
    this.below = (Number.isNaN(this.below) ? 0 : this.below) + below;
  }

  get ratio(): number {
    return this.below === 0 ? NaN : this.above / this.below;
  }
}

interface AddedEntry {
  /** The place of the member's year before. */
  readonly before: number | undefined;
  readonly current: boolean;
  readonly weight: number;
}

class Sums {
  private covered = 0;
  private reported = 0;
  private readonly weight = new Pair();
  private current = false;
  private readonly totals = { revenue: new Pair(), profit: new Pair() };
  private readonly growth = { revenue: new Pair(), profit: new Pair() };
  private readonly ratios = {
    grossMargin: new Pair(),
    pretaxMargin: new Pair(),
    roe: new Pair(),
    roic: new Pair(),
  };

  add({ figures, actual }: ConsensusRows, entry: number, { before, current, weight }: AddedEntry): void {
    const of = (name: ConsensusFigure, at: number | undefined = entry): number =>
      at === undefined ? NaN : (figures[name][at] as number);
    this.covered += 1;
    this.weight.add(weight, 0);
    this.reported += actual[entry] === 1 ? 1 : 0;
    this.current ||= current;
    for (const name of ['revenue', 'profit'] as const) {
      this.totals[name].add(of(name), 0);
      this.growth[name].add(of(name), before === undefined ? NaN : of(name, before));
    }
    for (const name of ['grossMargin', 'pretaxMargin'] as const)
      this.ratios[name].add(of(name) * of('revenue'), of('revenue'));
    for (const name of ['roe', 'roic'] as const) this.ratios[name].add(...implied(of('profit'), of(name)));
  }

  result(year: number): ConsensusYear {
    const { totals, growth, ratios } = this;
    return {
      year,
      covered: this.covered,
      reported: this.reported,
      weight: this.weight.above,
      current: this.current,
      revenue: totals.revenue.above,
      profit: totals.profit.above,
      growth: {
        revenue: { now: growth.revenue.above, before: growth.revenue.below },
        profit: { now: growth.profit.above, before: growth.profit.below },
      },
      grossMargin: ratios.grossMargin.ratio,
      pretaxMargin: ratios.pretaxMargin.ratio,
      roe: ratios.roe.ratio,
      roic: ratios.roic.ratio,
    };
  }
}

/** Profit, and the capital that it is a return on; no capital where their signs differ, or one is 0. */
function implied(profit: number, ratio: number): readonly [profit: number, capital: number] {
  const capital = profit / ratio;
  return [profit, capital > 0 ? capital : NaN];
}
