import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MARKET_MIGRATIONS } from '../../schema/migrations.ts';
import { tableName } from '@console/node-kit/database';
import { insertRows, scratchData, type ScratchData } from '@console/node-kit/testing';
import { openPanelStore, type PanelStoreOptions } from '../open-panel-store.ts';
import type { PanelStore } from '../panel-store.ts';
import { barRow, type BarByHand } from '../../testing/sample-rows.ts';

type Row = Readonly<Record<string, string | number | null>>;

/** A small market for one suite with a folder for panels, and loads as the importer would record them. */
export interface PanelMarket {
  readonly data: ScratchData;
  readonly folder: string;
  /** Opens another store, as another process would. */
  open(options?: Partial<PanelStoreOptions>): PanelStore;
  put(table: string, rows: readonly Row[]): Promise<void>;
  putBars(bars: readonly BarByHand[]): Promise<void>;
  /** Records a load of these days, or of all days for null. Returns its id. */
  load(table: string, days: readonly string[] | null, more?: Row): Promise<number>;
  /** Empties every table that the suite filled, and the folder. */
  empty(): Promise<void>;
  drop(): Promise<void>;
}

export async function panelMarket(): Promise<PanelMarket> {
  const data = await scratchData({ market: MARKET_MIGRATIONS });
  const folder = await mkdtemp(join(tmpdir(), 'panels-'));
  const filled = new Set<string>();
  const put = async (table: string, rows: readonly Row[]): Promise<void> => {
    filled.add(table);
    await insertRows(data.database, tableName('market', table), rows);
  };
  return {
    data,
    folder,
    put,
    open: (options = {}) => openPanelStore({ database: data.database, directory: folder, ...options }),
    putBars: (bars) => put('daily_bar', bars.map(barRow)),
    load: async (table, days, more = {}) => {
      await put('snapshot', [{ ...loadRow(table, days), ...more }]);
      const rows = await data.database.query<{ id: number }[]>(
        `SELECT MAX(id) AS id FROM ${tableName('market', 'snapshot')}`,
      );
      return rows[0]?.id ?? 0;
    },
    empty: async () => {
      for (const table of filled) await data.database.query(`TRUNCATE TABLE ${tableName('market', table)}`);
      filled.clear();
      await rm(folder, { recursive: true, force: true });
    },
    drop: async () => {
      await data.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const loadRow = (table_name: string, days: readonly string[] | null): Row => ({
  table_name,
  source: 'test',
  is_demo: 0,
  loaded_rows: 0,
  skipped_rows: 0,
  rejected_rows: 0,
  status: 'loaded',
  as_of: days?.at(-1) ?? null,
  content_hash: '',
  started_at: '2024-02-01 12:00:00',
  changes: JSON.stringify({ days, securities: null }),
});
