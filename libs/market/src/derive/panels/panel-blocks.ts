import type { Connection } from 'mysql2/promise';
import { selectRows } from '../../database/select-rows.ts';
import { barDays } from '../../read/bar-days.ts';
import { CREATE_PANEL_BLOCK_SQL } from '../../schema/derived/panel-block-sql.ts';
import { among } from '../among.ts';
import { changesOf } from '../changed.ts';
import type { Derived } from '../derived.ts';
import { fieldText, PANEL_FIELDS, type PanelField } from './panel-fields.ts';
import { querying } from '../querying.ts';
import { storePanels } from './store-panels.ts';

/**
 * Renews the blocks of days whose bars changed: every field of all days, so that no backtest goes through millions
 * of rows. A missing block is not wrong, only slower: so the stale ones are deleted first.
 */
export const panelBlocks: Derived = {
  table: {
    name: 'panel_block',
    asOf: 'trade_date',
    sql: CREATE_PANEL_BLOCK_SQL,
    fields: PANEL_FIELDS.map(fieldText),
  },
  version: 3,
  sources: ['daily_bar'],
  async rebuild(connection, changes) {
    const { days } = changesOf(changes, 'daily_bar');
    if (days?.length === 0) return;
    await deleteStale(connection, days);
    await storeMissing(connection);
  },
};

const NAMES = PANEL_FIELDS.map(({ name }) => name);
const ADJUSTED = PANEL_FIELDS.filter(({ adjusted }) => adjusted).map(({ name }) => name);

async function deleteStale(connection: Connection, days: readonly string[] | null): Promise<void> {
  if (days === null) {
    await connection.query('TRUNCATE TABLE panel_block');
    return;
  }
  await connection.query(`DELETE FROM panel_block WHERE field IN (?) AND ${among('trade_date', days)}`, [
    NAMES,
  ]);
  await connection.query('DELETE FROM panel_block WHERE field IN (?) AND trade_date >= ?', [
    ADJUSTED,
    days[0],
  ]);
}

/** Days that lack the same fields are read together: each row once. */
async function storeMissing(connection: Connection): Promise<void> {
  const days = await barDays(querying(connection), { from: null, to: null });
  const rows = await selectRows<{ field: string; day: string }>(
    connection,
    'SELECT field, trade_date AS day FROM panel_block',
  );
  const there = new Set(rows.map(({ field, day }) => `${field} ${day}`));
  const parts = new Map<string, { readonly fields: readonly PanelField[]; readonly days: string[] }>();
  for (const day of days) {
    const fields = PANEL_FIELDS.filter(({ name }) => !there.has(`${name} ${day}`));
    if (fields.length === 0) continue;
    const lacking = fields.map(({ name }) => name).join();
    const part = parts.get(lacking) ?? { fields, days: [] };
    parts.set(lacking, part);
    part.days.push(day);
  }
  for (const part of parts.values()) await storePanels(connection, part.fields, part.days);
}
