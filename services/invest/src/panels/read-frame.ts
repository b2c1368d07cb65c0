import { createHash } from 'node:crypto';
import { barDays, INDICATORS } from '@console/market';
import { tableName } from '@console/node-kit';
import type { DataSource } from 'typeorm';
import type { PanelFrame } from './panel-store.ts';

const DAY_MS = 86_400_000;

/** What panels rest on beside the indicators' own tables. */
const REFERENCE = ['security', 'sw_industry', 'sw_member', 'trading_calendar', 'adjust_factor', 'index_bar'];
const TABLES = new Set([...REFERENCE, ...INDICATORS.map(({ table }) => table)]);

/** The newest loads of the tables that panels rest on. */
export interface LoadedState {
  readonly mart: string;
  readonly loads: Readonly<Record<string, number>>;
  readonly asOf: string | null;
}

/** Two small queries. */
export async function readLoads(database: DataSource): Promise<LoadedState> {
  const snapshot = tableName('market', 'snapshot');
  const rows = await database.query<{ table_name: string; id: number; as_of: string | null }[]>(
    `SELECT table_name, MAX(id) AS id, MAX(CASE WHEN status = 'loaded' THEN as_of END) AS as_of
       FROM ${snapshot} WHERE status IN ('loaded', 'undone') GROUP BY table_name ORDER BY table_name`,
  );
  const first = await database.query<unknown[]>(
    `SELECT id, table_name, content_hash, started_at FROM ${snapshot} ORDER BY id LIMIT 1`,
  );
  const kept = rows.filter(({ table_name }) => TABLES.has(table_name));
  return {
    mart: digest([snapshot, first]),
    loads: Object.fromEntries(kept.map(({ table_name, id }) => [table_name, id])),
    asOf: kept.find(({ table_name }) => table_name === 'daily_bar')?.as_of ?? null,
  };
}

/** The name of a state. */
export const versionOf = ({ mart, loads }: LoadedState): string => digest([mart, loads]);

/** The frame of a state; null when a load came in between. */
export async function readFrame(database: DataSource, state: LoadedState): Promise<PanelFrame | null> {
  const dates = await barDays(database, { from: null, to: null });
  const rows = await database.query<{ id: number | null }[]>(
    `SELECT MAX(id) AS id FROM ${tableName('market', 'security')}`,
  );
  if (versionOf(await readLoads(database)) !== versionOf(state)) return null;
  const ids = Object.values(state.loads);
  const stocks = rows[0]?.id ?? 0;
  return {
    version: versionOf(state),
    ...state,
    shape: digest([dates, stocks]),
    snapshotId: ids.length === 0 ? null : Math.max(...ids),
    dates,
    days: Int32Array.from(dates, (date) => Date.parse(`${date}T00:00:00Z`) / DAY_MS),
    stocks,
  };
}

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
