import type { Connection } from 'mysql2/promise';
import { selectRows } from '../database/select-rows.ts';
import { barDays } from '../read/bar-days.ts';
import { CREATE_PANEL_BLOCK_SQL } from '../schema/derived/panel-block-sql.ts';
import { among } from './among.ts';
import { querying, storePanels } from './build-panels.ts';
import { changesOf } from './changed.ts';
import type { Derived } from './derived.ts';
import { PANEL_FIELDS, type PanelField } from './panel-fields.ts';

/**
 * Renews the blocks of days whose bars changed, of the fields that have blocks; a field's new days at its
 * end are stored too. What is not there is not wrong, only slower: the stale ones go first.
 */
export const panelBlocks: Derived = {
  table: {
    name: 'panel_block',
    asOf: 'trade_date',
    ...{ sql: CREATE_PANEL_BLOCK_SQL, fields: PANEL_FIELDS },
  },
  version: 1,
  sources: ['daily_bar'],
  async rebuild(connection, changes) {
    const { days } = changesOf(changes, 'daily_bar');
    if (days?.length === 0) return;
    const stored = await storedFields(connection);
    for (const { name } of stored) {
      await connection.query(`DELETE FROM panel_block WHERE field = ? AND ${staleDays(name, days)}`, [name]);
    }
    for (const { name, first } of stored) {
      const field = PANEL_FIELDS.find((known) => known.name === name);
      if (field)
        await storePanels(connection, [field], await missingDays(connection, { field, first, days }));
    }
  },
};

interface StoredField {
  readonly name: string;
  readonly first: string;
}

function storedFields(connection: Connection): Promise<readonly StoredField[]> {
  return selectRows<StoredField>(
    connection,
    'SELECT field AS name, MIN(trade_date) AS first FROM panel_block GROUP BY field',
  );
}

function staleDays(field: string, days: readonly string[] | null): string {
  if (!PANEL_FIELDS.find(({ name }) => name === field)?.adjusted || days === null)
    return among('trade_date', days);
  return `trade_date >= '${days[0] ?? ''}'`;
}

/** The days with bars among those that were deleted, none before the field's first block. */
async function missingDays(
  connection: Connection,
  { field, first, days }: { field: PanelField; first: string; days: readonly string[] | null },
): Promise<readonly string[]> {
  const start = days?.[0] ?? '';
  const own = await barDays(querying(connection), { from: first > start ? first : start, to: null });
  if (days === null || field.adjusted) return own;
  const changed = new Set(days);
  return own.filter((day) => changed.has(day));
}
