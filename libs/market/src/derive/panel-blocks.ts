import type { Connection } from 'mysql2/promise';
import { selectRows } from '../database/select-rows.ts';
import { barDays } from '../read/bar-days.ts';
import { CREATE_PANEL_BLOCK_SQL } from '../schema/derived/panel-block-sql.ts';
import { among } from './among.ts';
import { changesOf } from './changed.ts';
import type { Derived } from './derived.ts';
import { PANEL_FIELDS, type PanelField } from './panel-fields.ts';
import { querying } from './querying.ts';
import { storePanels } from './store-panels.ts';

/** What every backtest reads. Their blocks of all days are kept, so that none goes through millions of rows. */
const ALWAYS: readonly string[] = ['adjusted_close', 'suspended', 'st', 'float_capital'];

/**
 * Renews the blocks of days whose bars changed: of the fields that are always kept, on all days, and of the others
 * that somebody had built, from their first block on. What is not there is not wrong, only slower: the stale ones go
 * first.
 */
export const panelBlocks: Derived = {
  table: {
    name: 'panel_block',
    asOf: 'trade_date',
    ...{ sql: CREATE_PANEL_BLOCK_SQL, fields: PANEL_FIELDS },
  },
  version: 2,
  sources: ['daily_bar'],
  async rebuild(connection, changes) {
    const { days } = changesOf(changes, 'daily_bar');
    if (days?.length === 0) return;
    const fields = await fieldsToKeep(connection);
    await deleteStale(connection, days);
    await storeMissing(connection, fields);
  },
};

/** A field and the day from which on its blocks are kept; '' for all days. */
interface KeptField {
  readonly field: PanelField;
  readonly first: string;
}

async function fieldsToKeep(connection: Connection): Promise<readonly KeptField[]> {
  const built = await selectRows<{ name: string; first: string }>(
    connection,
    'SELECT field AS name, MIN(trade_date) AS first FROM panel_block GROUP BY field',
  );
  const firsts = new Map(built.map(({ name, first }) => [name, first]));
  for (const name of ALWAYS) firsts.set(name, '');
  return PANEL_FIELDS.flatMap((field) => {
    const first = firsts.get(field.name);
    return first === undefined ? [] : [{ field, first }];
  });
}

async function deleteStale(connection: Connection, days: readonly string[] | null): Promise<void> {
  if (days === null) {
    await connection.query('TRUNCATE TABLE panel_block');
    return;
  }
  await connection.query(`DELETE FROM panel_block WHERE ${among('trade_date', days)}`);
  const adjusted = PANEL_FIELDS.filter((field) => field.adjusted).map(({ name }) => name);
  await connection.query('DELETE FROM panel_block WHERE field IN (?) AND trade_date >= ?', [
    adjusted,
    days[0],
  ]);
}

/** Days that lack the same fields are read together: each row once. */
async function storeMissing(connection: Connection, kept: readonly KeptField[]): Promise<void> {
  const days = await barDays(querying(connection), { from: null, to: null });
  const rows = await selectRows<{ field: string; day: string }>(
    connection,
    'SELECT field, trade_date AS day FROM panel_block',
  );
  const there = new Set(rows.map(({ field, day }) => `${field} ${day}`));
  const parts = new Map<string, { readonly fields: readonly PanelField[]; readonly days: string[] }>();
  for (const day of days) {
    const missing = kept.filter(({ field, first }) => day >= first && !there.has(`${field.name} ${day}`));
    if (missing.length === 0) continue;
    const fields = missing.map(({ field }) => field);
    const name = fields.map((field) => field.name).join();
    const part = parts.get(name) ?? { fields, days: [] };
    parts.set(name, part);
    part.days.push(day);
  }
  for (const part of parts.values()) await storePanels(connection, part.fields, part.days);
}
