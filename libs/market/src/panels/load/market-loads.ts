import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { martQueries } from '../../read/mart-queries.ts';
import { FrameGone } from '../frame-gone.ts';

/** The state of the loads of some tables. */
interface Standing {
  /** The newest load that was finished or undone; 0 without one. */
  readonly load: number;
  /** Whether one of them is being loaded or derived: its rows may be between two states. */
  readonly isBusy: boolean;
}

/**
 * Reads rows of tables as a load left them. `isSteady` says whether the result may be kept as that load's.
 * @throws FrameGone when another load is current, before or after
 */
export async function readAsOf<T>(
  database: DataSource,
  { tables, load }: { readonly tables: readonly string[]; readonly load: number },
  read: () => Promise<T>,
): Promise<{ readonly value: T; readonly isSteady: boolean }> {
  const expected = async (): Promise<Standing> => {
    const standing = await standingOf(database, tables);
    if (standing.load !== load) throw new FrameGone(tables.join(' '), load, standing.load);
    return standing;
  };
  const before = await expected();
  const value = await read();
  const after = await expected();
  return { value, isSteady: load > 0 && !before.isBusy && !after.isBusy };
}

/**
 * The marks of loads by their id: a database that was restored to an earlier state gives ids a second time, to other
 * contents.
 */
export async function loadMarks(
  database: DataSource,
  loads: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (loads.length === 0) return new Map();
  const rows = await martQueries(database)
    .selectFrom('market.snapshot')
    .select(({ ref }) => [
      'id',
      sql<string>`LEFT(MD5(CONCAT_WS(' ', ${ref('table_name')}, ${ref('content_hash')}, ${ref('started_at')},
        ${ref('finished_at')})), 8)`.as('mark'),
    ])
    .where('id', 'in', loads)
    .execute();
  return new Map(rows.map(({ id, mark }) => [id, mark]));
}

async function standingOf(database: DataSource, tables: readonly string[]): Promise<Standing> {
  const { id, busy } = await martQueries(database)
    .selectFrom('market.snapshot')
    .select(({ eb, fn }) => [
      fn.max(eb.case().when('status', 'in', ['loaded', 'undone']).then(eb.ref('id')).end()).as('id'),
      fn.max<number | null>(eb('status', '=', 'running')).as('busy'),
    ])
    .where('table_name', 'in', tables)
    .executeTakeFirstOrThrow();
  return { load: id ?? 0, isBusy: busy === 1 };
}
