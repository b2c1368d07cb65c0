import { setImmediate as otherWork } from 'node:timers/promises';
import { indicatorOf } from '@console/market/indicators';
import { carryReports, isListed, medianInPlace, type GraphInput, type Listings } from '@console/quant';
import { Inject, Injectable } from '@nestjs/common';
import { readAgain, PANEL_STORE, type PanelFrame, type PanelStore } from '@console/market/panels';

/** How long a report is valid, in days: as in factors. */
const MOST_AGE = 400;
/** The number of days computed at a time: a hundred thousand values, so that other requests are answered in between. */
const DAYS_AT_ONCE = 20;
/** The most indicators whose medians are cached, each at most some 200 kB. */
const MOST_KEPT = 60;
/** The medians by day, for one state of the market data. */
interface Kept {
  readonly version: string;
  readonly byDay: Map<string, number>;
}

/**
 * The median of an indicator, day by day, over all securities listed on the day that have a value. Reads the panels
 * that factors are computed from; medians are cached until the data changes.
 */
@Injectable()
export class MarketMedians {
  private readonly kept = new Map<string, Kept>();

  constructor(@Inject(PANEL_STORE) private readonly panels: PanelStore) {}

  /**
   * A value for each day, NaN where no security has one. Request several indicators at once: those whose panels are not
   * there yet are then read together. @throws Error for an unknown indicator
   */
  async of(id: string, dates: readonly string[]): Promise<Float64Array> {
    if (indicatorOf(id) === undefined) throw new Error(`no such indicator: ${id}`);
    return readAgain(() => this.find(id, dates));
  }

  private async find(id: string, dates: readonly string[]): Promise<Float64Array> {
    const frame = await this.panels.frame();
    const { byDay } = this.keep(id, frame.version);
    const left = new Set(dates.filter((date) => !byDay.has(date)));
    const rows = [...frame.dates.keys()].filter((row) => left.has(frame.dates[row] ?? ''));
    const [first, last] = [rows[0], rows.at(-1)];
    if (first !== undefined && last !== undefined) {
      const [values, listings] = await Promise.all([
        this.panels.values(frame, id, { from: first, to: last + 1 }),
        this.panels.listings(frame),
      ]);
      await putMedians(values, { frame, listings, rows, first }, byDay);
    }
    return Float64Array.from(dates, (date) => byDay.get(date) ?? NaN);
  }

  /** The cache of an indicator, marked as used last; empty when the data has changed since. */
  private keep(id: string, version: string): Kept {
    const before = this.kept.get(id);
    const kept = before?.version === version ? before : { version, byDay: new Map<string, number>() };
    this.kept.delete(id);
    this.kept.set(id, kept);
    for (const [oldest] of this.kept) if (this.kept.size > MOST_KEPT) this.kept.delete(oldest);
    return kept;
  }
}

interface Wanted {
  readonly frame: PanelFrame;
  readonly listings: Listings;
  /** The wanted rows, ascending. */
  readonly rows: readonly number[];
  /** The row at which the values begin. */
  readonly first: number;
}

async function putMedians(
  values: GraphInput,
  { frame: { dates, days, stocks }, listings, rows, first }: Wanted,
  into: Map<string, number>,
): Promise<void> {
  const present = new Float64Array(stocks);
  for (let at = 0; at < rows.length; at += DAYS_AT_ONCE) {
    const some = rows.slice(at, at + DAYS_AT_ONCE);
    const isPanel = values instanceof Float64Array;
    const cells = isPanel
      ? values
      : carryReports(values, { days: Int32Array.from(some, (row) => days[row] ?? 0), most: MOST_AGE });
    for (const [index, row] of some.entries()) {
      const from = (isPanel ? row - first : index) * stocks;
      const count = keepListed(cells.subarray(from, from + stocks), { listings, row }, present);
      into.set(dates[row] ?? '', medianInPlace(present, count));
    }
    await otherWork();
  }
}

/** Writes the values of the securities listed on a row into `present`, and returns how many there are. */
function keepListed(
  cells: Float64Array,
  { listings, row }: { readonly listings: Listings; readonly row: number },
  present: Float64Array,
): number {
  let count = 0;
  for (const [stock, value] of cells.entries()) {
    if (!Number.isFinite(value) || !isListed(listings, stock, row)) continue;
    present[count] = value;
    count += 1;
  }
  return count;
}
