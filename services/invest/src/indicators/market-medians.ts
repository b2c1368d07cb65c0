import { setImmediate as otherWork } from 'node:timers/promises';
import { indicatorOf } from '@console/market/indicators';
import { carryReports, isListed, medianInPlace, type GraphInput, type Listings } from '@console/quant';
import { Inject, Injectable } from '@nestjs/common';
import { FrameGone } from '../panels/frame-gone.ts';
import type { PanelFrame, PanelStore } from '../panels/panel-store.ts';
import { PANEL_STORE } from '../panels/panels.module.ts';

/** How long a report stands, in days: as in factors. */
const MOST_AGE = 400;
/** Days at a time: a hundred thousand values, so that other requests are answered in between. */
const DAYS_AT_ONCE = 20;
/** Indicators whose medians are kept: some 200 kB each, at the most. */
const MOST_KEPT = 60;
const TRIES = 3;

/** Medians by day, of one state of the market data. */
interface Kept {
  readonly version: string;
  readonly byDay: Map<string, number>;
}

/**
 * What an indicator is of the middle stock, day by day, over all securities listed on it that have a value. The panels that
 * factors are computed from are read for it; what was found is kept until the data changes.
 */
@Injectable()
export class MarketMedians {
  private readonly kept = new Map<string, Kept>();

  constructor(@Inject(PANEL_STORE) private readonly panels: PanelStore) {}

  /**
   * A value for each day, NaN where nobody has one. Ask for several indicators at once: those whose panels are not
   * there yet are then read together. @throws Error for an unknown indicator
   */
  async of(id: string, dates: readonly string[]): Promise<Float64Array> {
    if (indicatorOf(id) === undefined) throw new Error(`no such indicator: ${id}`);
    for (let tried = 1; ; tried += 1)
      try {
        return await this.find(id, dates);
      } catch (error) {
        if (!(error instanceof FrameGone) || tried === TRIES) throw error;
      }
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

  /** What is kept of an indicator, as the one used last; nothing yet when the data has changed since. */
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
  /** Ascending. */
  readonly rows: readonly number[];
  /** The row that the values begin with. */
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

/** Writes the values of those listed on a row into `present`, and answers how many there are. */
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
