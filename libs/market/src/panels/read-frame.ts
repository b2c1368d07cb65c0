import { createHash } from 'node:crypto';
import { INDICATORS } from '../indicators/index.ts';
import { barDays, highestId } from '../read/index.ts';
import { tableName } from '@console/node-kit/database';
import type { DataSource } from 'typeorm';
import { martQueries } from '../read/mart-queries.ts';
import type { PanelFrame } from './panel-store.ts';

const DAY_MS = 86_400_000;

/** The tables that panels depend on beside the indicators' own tables. */
const REFERENCE = ['security', 'sw_industry', 'sw_member', 'trading_calendar', 'adjust_factor', 'index_bar'];
const TABLES = new Set([...REFERENCE, ...INDICATORS.map(({ table }) => table)]);

/** The newest loads of the tables that panels depend on. */
export interface LoadedState {
  readonly mart: string;
  readonly loads: Readonly<Record<string, number>>;
  readonly asOf: string | null;
}

/** The newest loads; costs two small queries. */
export async function readLoads(database: DataSource): Promise<LoadedState> {
  const rows = await martQueries(database)
    .selectFrom('market.snapshot')
    .select(({ eb, fn }) => [
      'table_name',
      fn.max('id').as('id'),
      fn.max(eb.case().when('status', '=', 'loaded').then(eb.ref('as_of')).end()).as('as_of'),
    ])
    .where('status', 'in', ['loaded', 'undone'])
    .groupBy('table_name')
    .orderBy('table_name')
    .execute();
  const first = await martQueries(database)
    .selectFrom('market.snapshot')
    .select(['id', 'table_name', 'content_hash', 'started_at'])
    .orderBy('id')
    .limit(1)
    .execute();
  const kept = rows.filter(({ table_name }) => TABLES.has(table_name));
  return {
    mart: digest([tableName('market', 'snapshot'), first]),
    loads: Object.fromEntries(kept.map(({ table_name, id }) => [table_name, id])),
    asOf: kept.find(({ table_name }) => table_name === 'daily_bar')?.as_of ?? null,
  };
}

/** The id of a state. */
export const versionOf = ({ mart, loads }: LoadedState): string => digest([mart, loads]);

/** The frame of a state; null when a load came in between. */
export async function readFrame(database: DataSource, state: LoadedState): Promise<PanelFrame | null> {
  const dates = await barDays(database, { from: null, to: null });
  const stocks = await highestId(database);
  if (versionOf(await readLoads(database)) !== versionOf(state)) return null;
  const ids = Object.values(state.loads);
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
