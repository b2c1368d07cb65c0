import { tableName } from '@console/node-kit';
import { panelField } from '../derive/panel-fields.ts';
import { barDays } from './bar-days.ts';
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
 * One field of all securities over a range of days, both ends included; null ends reach as far as there
 * are bars. Reads stored blocks where they are up to date, rows where not. Refuses an unknown field.
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
  const place = (day: string, cells: Buffer | Float64Array): void => {
    const at = left.get(day);
    if (at === undefined) return;
    const bytes = new Uint8Array(cells.buffer, cells.byteOffset, cells.byteLength);
    new Uint8Array(values.buffer, at * securities * 8).set(bytes);
    left.delete(day);
  };
  if (await blocksAreFresh(database)) {
    for (let at = 0; at < dates.length; at += DAYS_AT_ONCE) {
      const blocks = await readBlocks(database, { field, days: dates.slice(at, at + DAYS_AT_ONCE) });
      for (const { day, cells } of blocks) place(day, cells);
    }
  }
  for await (const days of panelDays(database, { fields: [known], days: [...left.keys()] })) {
    for (const { day, cells } of days) place(day, cells);
  }
  return { dates, securities, values };
}

/** Four megabytes of blocks, for five thousand securities. */
const DAYS_AT_ONCE = 100;

async function highestId(database: Querying): Promise<number> {
  const rows = await database.query<{ id: number | null }[]>(
    `SELECT MAX(id) AS id FROM ${tableName('market', 'security')}`,
  );
  return rows[0]?.id ?? 0;
}

/** Whether every load of bars has been followed by the renewal of the blocks it made stale. */
async function blocksAreFresh(database: Querying): Promise<boolean> {
  const snapshot = tableName('market', 'snapshot');
  const rows = await database.query<{ loaded: number | null; through: number | null }[]>(
    `SELECT
      (SELECT MAX(id) FROM ${snapshot} WHERE table_name = 'daily_bar' AND status IN ('loaded', 'undone')) AS loaded,
      (SELECT MAX(derived_through) FROM ${snapshot}
        WHERE table_name = 'panel_block' AND status = 'loaded') AS through`,
  );
  const { loaded = null, through = null } = rows[0] ?? {};
  return loaded === null || (through !== null && through >= loaded);
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
