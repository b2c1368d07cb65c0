import { FrameGone } from '@console/market/panels';
import { marketDays, type BarRow, type MarketDay } from '@console/quant';
import type { DataSource } from 'typeorm';
import { marketBefore } from './market-before.ts';
import { marketVersion, newlyFlagged, readBars, readReference, type MarketReference } from './mart-rows.ts';

/** Days that are kept: of 5,000 stocks some 3 MB each. */
const MOST_DAYS = 24;

/** The days of the market that the ledger meets, as one state of the mart has them; shared by all strategies. */
export interface MarketState extends MarketReference {
  /**
   * A day with its quotes, those of a run over all days before it.
   * @throws RangeError for what is no day of the calendar; FrameGone when a load changed the mart meanwhile
   */
  on(date: string): Promise<MarketDay>;
  /** The codes that trade under ST (风险警示) on a day and did not when they last traded before. */
  flaggedOn(date: string): Promise<ReadonlySet<string>>;
  /** The same market with some stocks alone, whose days are read sooner. */
  among(codes: ReadonlySet<string>): MarketState;
}

/** The market of a process: days are read once, until a load changes them. */
export class MarketDays {
  private newest: Promise<MarketState> | null = null;

  constructor(private readonly database: DataSource) {}

  /** The state of the newest loads. Asking costs a small query. */
  async state(): Promise<MarketState> {
    const version = await marketVersion(this.database);
    const known = await this.newest?.catch(() => null);
    if (known?.version === version) return known;
    const opening = readReference(this.database).then((reference) => new Days(this.database, reference));
    this.newest = opening;
    return opening;
  }
}

class Days implements MarketState {
  readonly version: string;
  readonly loadId: number;
  readonly calendar: readonly string[];
  readonly securities: MarketReference['securities'];
  readonly ids: MarketReference['ids'];
  readonly dividends: MarketReference['dividends'];
  /** The day that was asked for first is the first. */
  private readonly days = new Map<string, Promise<MarketDay>>();
  private readonly flagged = new Map<string, Promise<ReadonlySet<string>>>();

  constructor(
    private readonly database: DataSource,
    private readonly reference: MarketReference,
  ) {
    ({
      version: this.version,
      loadId: this.loadId,
      calendar: this.calendar,
      securities: this.securities,
      ids: this.ids,
      dividends: this.dividends,
    } = reference);
  }

  on(date: string): Promise<MarketDay> {
    return kept(this.days, date, () => this.read(date));
  }

  flaggedOn(date: string): Promise<ReadonlySet<string>> {
    return kept(this.flagged, date, () => newlyFlagged(this.database, date));
  }

  among(codes: ReadonlySet<string>): MarketState {
    const securities = this.securities.filter(({ code }) => codes.has(code));
    const dividends = [...this.dividends].map(
      ([day, rows]) => [day, rows.filter(({ code }) => codes.has(code))] as const,
    );
    return new Days(this.database, {
      ...this.reference,
      securities,
      ids: securities.map(({ id }) => id),
      dividends: new Map(dividends),
    });
  }

  private async read(date: string): Promise<MarketDay> {
    const at = this.calendar.indexOf(date);
    if (at === -1) throw new RangeError(`${date} is no day of the market`);
    const [before, rows] = await Promise.all([
      this.days.get(this.calendar[at - 1] ?? '') ?? marketBefore(this.database, this.reference, date),
      readBars(this.database, { from: date, to: date }, this.ids),
    ]);
    const found = await marketVersion(this.database);
    if (found !== this.version) throw new FrameGone('daily_bar', this.loadId, NaN);
    const codes = new Map(this.securities.map(({ id, code }) => [id, code]));
    const bars = new Map(
      rows.map(({ securityId, row }): [string, BarRow] => [codes.get(securityId) ?? '', row]),
    );
    const { value } = marketDays(
      {
        calendar: this.calendar.slice(0, at + 1),
        securities: this.securities,
        bars: new Map([[date, bars]]),
        dividends: this.dividends.get(date) ?? [],
      },
      at === 0 ? null : before,
    ).next();
    return value as MarketDay;
  }
}

/** What is known of a date, or is found out now; a failure is not kept, nor what was known first when it is too much. */
function kept<Value>(
  known: Map<string, Promise<Value>>,
  date: string,
  find: () => Promise<Value>,
): Promise<Value> {
  const before = known.get(date);
  if (before) return before;
  const found = find();
  known.set(date, found);
  found.catch(() => known.delete(date));
  for (const [oldest] of known) if (known.size > MOST_DAYS) known.delete(oldest);
  return found;
}
