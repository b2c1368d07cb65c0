import { tableName } from '@console/node-kit/database';
import { panelField } from '../derive/panels/panel-fields.ts';
import { barDays } from './bar-days.ts';
import { isFollowed } from './is-followed.ts';
import { panelDays } from './panel-cells.ts';
import type { Querying } from './querying.ts';

export interface Panel {
  /** Days with bars, `YYYY-MM-DD`, ascending. */
  readonly dates: readonly string[];
  /** Cells a day: the highest security id. */
  readonly securities: number;
  /** Cell `d * securities + s` is of the d-th day and the security with id s + 1; NaN is missing. */
  readonly values: Float64Array;
}

/**
 * One field of all securities over a range of days, both ends included; null ends reach as far as there are bars.
 * Reads stored blocks where they are up to date, otherwise rows. Throws for an unknown field.
 */
export async function readPanel(
  database: Querying,
  { field, from, to }: { readonly field: string; readonly from: string | null; readonly to: string | null },
): Promise<Panel> {
  const known = panelField(field);
  const dates = await barDays(database, { from, to });
  const securities = await highestId(database);
  const values = new Float64Array(dates.length * securities).fill(NaN);
  const left = new Map(dates.map((day, at) => [day, at]));
  await readStoredDays(database, { field, securities, left, values });
  for await (const days of panelDays(database, { fields: [known], days: [...left.keys()] })) {
    for (const { day, cells } of days) values.set(cells, (left.get(day) ?? 0) * securities);
  }
  return { dates, securities, values };
}

/** A panel that is being filled: `left` are the rows not filled yet, by day. */
interface Filling {
  readonly field: string;
  readonly securities: number;
  readonly left: Map<string, number>;
  readonly values: Float64Array;
}

/** Fills in the days whose blocks are stored and up to date, and removes them from `left`. */
export async function readStoredDays(
  database: Querying,
  { field, securities, left, values }: Filling,
): Promise<void> {
  if (!(await isFollowed(database, { source: 'daily_bar', derived: 'panel_block' }))) return;
  const days = [...left.keys()];
  const bytes = new Uint8Array(values.buffer);
  for (let at = 0; at < days.length; at += DAYS_AT_ONCE) {
    for (const { day, cells } of await readBlocks(database, {
      field,
      days: days.slice(at, at + DAYS_AT_ONCE),
    })) {
      const row = left.get(day);
      if (row === undefined) continue;
      bytes.set(cells, row * securities * 8);
      left.delete(day);
    }
  }
}

/** Four megabytes of blocks, for five thousand securities. */
const DAYS_AT_ONCE = 100;

/** How many columns a panel has. */
export async function highestId(database: Querying): Promise<number> {
  const rows = await database.query<{ id: number | null }[]>(
    `SELECT MAX(id) AS id FROM ${tableName('market', 'security')}`,
  );
  return rows[0]?.id ?? 0;
}

async function readBlocks(
  database: Querying,
  { field, days }: { field: string; days: readonly string[] },
): Promise<readonly { readonly day: string; readonly cells: Buffer }[]> {
  return database.query<{ day: string; cells: Buffer }[]>(
    `SELECT trade_date AS day, cells FROM ${tableName('market', 'panel_block')}
      WHERE field = ? AND trade_date IN (${days.map(() => '?').join(', ')})`,
    [field, ...days],
  );
}
