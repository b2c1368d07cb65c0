import { readDaily, type MarketIndicator } from '../../indicators/index.ts';
import { blankSuspended, isFollowed, isPriceOfDay } from '../../read/index.ts';
import type { DataSource } from 'typeorm';
import { martQueries } from '../../read/mart-queries.ts';
import { DataSettling } from '../data-settling.ts';
import type { DayScans, ScanPlace } from './day-scans.ts';
import { keptPanel } from './kept-panel.ts';
import { readAsOf } from './market-loads.ts';
import type { PanelDirectory } from '../files/panel-directory.ts';
import type { PanelContent } from '../files/panel-file.ts';
import { ADJUSTING, type PanelSource } from '../panel-source.ts';
import type { PanelFrame } from '../panel-store.ts';
import type { ReportScans } from './report-scans.ts';
import { staleDays } from './stale-days.ts';
import { panelMemory } from '../panel-memory.ts';

export interface PanelPlaces {
  readonly database: DataSource;
  readonly directory: PanelDirectory;
  readonly scans: DayScans;
  readonly reports: ReportScans;
  /** The whole panel of halts of a frame: 1 where a stock was not traded. */
  readonly suspended: (frame: PanelFrame) => Promise<Float64Array>;
}

/**
 * The whole panel of a daily indicator, in shared memory: from its file, as far as no load has changed it since, and the
 * other days from MariaDB. What was not in a file of this load is then written to one. A suspended stock has no price
 * that day.
 * @throws FrameGone when a later load has replaced wanted rows; DataSettling for adjusted prices of bars that
 *   their ex-rights factors have not followed yet
 */
export async function loadDailyPanel(
  places: PanelPlaces,
  frame: PanelFrame,
  source: PanelSource,
): Promise<Float64Array> {
  const { database } = places;
  const { tables } = source;
  const { load, found, keep } = await keptPanel(places, frame, source);
  if (found?.load === load && isWhole(found, frame)) return found.values;
  const values = new Float64Array(panelMemory(8 * frame.dates.length * frame.stocks)).fill(NaN);
  const isStale = found && (await staleDays(database, source, { after: found.load, through: load }));
  const missing = found && isStale ? takeOver(found, frame, { values, isStale }) : [...frame.dates.keys()];
  if (missing.length === 0 && found?.load === load) return values;
  const { isSteady } = await readAsOf(database, { tables, load }, () =>
    readTraded(places, source, { frame, rows: missing, values }),
  );
  if (isSteady) await keep({ columns: frame.stocks, integers: frame.days, values });
  return values;
}

interface Part {
  readonly frame: PanelFrame;
  readonly rows: readonly number[];
  readonly values: Float64Array;
}

async function readTraded(
  places: PanelPlaces,
  { indicator, isAdjusted }: PanelSource,
  { frame, rows, values }: Part,
): Promise<void> {
  const ofBars = { source: indicator.table, derived: ADJUSTING };
  if (isAdjusted && !(await isFollowed(places.database, ofBars))) throw new DataSettling();
  const [suspended] = await Promise.all([
    isPriceOfDay(indicator.id) ? places.suspended(frame) : null,
    readRows(places, indicator, { ...frame, rows, values }),
  ]);
  if (suspended) blankSuspended(values, suspended, { stocks: frame.stocks, rows });
}

/** Whether a file has exactly the frame's rows and columns. */
function isWhole({ columns, integers }: PanelContent, { stocks, days }: PanelFrame): boolean {
  return (
    columns === stocks && integers.length === days.length && days.every((day, row) => integers[row] === day)
  );
}

/** Copies the unchanged days. Returns the rows of the others. */
function takeOver(
  { columns, integers, values: old }: PanelContent,
  { dates, days, stocks }: PanelFrame,
  { values, isStale }: { readonly values: Float64Array; readonly isStale: (day: string) => boolean },
): readonly number[] {
  const rowsOfOld = new Map([...integers].map((day, row) => [day, row]));
  const width = Math.min(columns, stocks);
  const missing: number[] = [];
  for (const [row, date] of dates.entries()) {
    const oldRow = rowsOfOld.get(days[row] as number);
    if (oldRow === undefined || isStale(date)) missing.push(row);
    else values.set(old.subarray(oldRow * columns, oldRow * columns + width), row * stocks);
  }
  return missing;
}

/** The number of days of blocks read at a time. */
const DAYS_AT_ONCE = 200;

/** Reads rows from the importer's blocks of the field, and otherwise from the table. */
async function readRows(
  { database, scans }: PanelPlaces,
  indicator: MarketIndicator,
  { values, ...place }: ScanPlace & { readonly values: Float64Array },
): Promise<void> {
  if (!(await hasBlocks(database, indicator))) return scans.read(indicator, place, values);
  const { dates, rows, stocks } = place;
  for (let at = 0; at < rows.length; at += DAYS_AT_ONCE) {
    const part = rows.slice(at, at + DAYS_AT_ONCE);
    const days = part.map((row) => dates[row] ?? '');
    const { securities, values: cells } = await readDaily(database, indicator, days);
    const width = Math.min(securities, stocks);
    for (const [index, row] of part.entries())
      values.set(cells.subarray(index * securities, index * securities + width), row * stocks);
  }
}

async function hasBlocks(database: DataSource, { table, column }: MarketIndicator): Promise<boolean> {
  if (table !== 'daily_bar') return false;
  const block = await martQueries(database)
    .selectFrom('market.panel_block')
    .select('field')
    .where('field', '=', column)
    .limit(1)
    .executeTakeFirst();
  return block !== undefined;
}
