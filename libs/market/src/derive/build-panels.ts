import type { Connection } from 'mysql2/promise';
import { selectRows } from '../database/select-rows.ts';
import { barDays } from '../read/bar-days.ts';
import { panelDays } from '../read/panel-cells.ts';
import type { Querying } from '../read/querying.ts';
import { panelField, type PanelField } from './panel-fields.ts';

export interface PanelRange {
  readonly fields: readonly string[];
  /** Both included; null: as far as there are bars. */
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Stores the blocks that are missing, so that `readPanel` need not read rows. Call under the import lock,
 * with the writer's account. Returns how many were stored; refuses an unknown field.
 */
export async function buildPanels(connection: Connection, { fields, from, to }: PanelRange): Promise<number> {
  const known = fields.map(panelField);
  const days = await barDays(querying(connection), { from, to });
  let stored = 0;
  for (const field of known) {
    const there = await selectRows<{ day: string }>(
      connection,
      'SELECT trade_date AS day FROM panel_block WHERE field = ?',
      [field.name],
    );
    const have = new Set(there.map(({ day }) => day));
    stored += await storePanels(
      connection,
      [field],
      days.filter((day) => !have.has(day)),
    );
  }
  return stored;
}

/** Stores the blocks of days, none of which is there yet. */
export async function storePanels(
  connection: Connection,
  fields: readonly PanelField[],
  days: readonly string[],
): Promise<number> {
  let stored = 0;
  for await (const panels of panelDays(querying(connection), { fields, days })) {
    if (panels.length === 0) continue;
    await connection.query('INSERT INTO panel_block (field, trade_date, cells) VALUES ?', [
      panels.map(({ field, day, cells }) => [field, day, Buffer.from(cells.buffer)]),
    ]);
    stored += panels.length;
  }
  return stored;
}

/** The importer's connection in the readers' shape. */
export const querying = (connection: Connection): Querying => ({
  query: async <T>(sql: string, values?: unknown[]): Promise<T> =>
    (await connection.query(sql, values))[0] as T,
});
