import { tableName } from '@console/node-kit';
import type { DataSource } from 'typeorm';
import { FrameGone } from './frame-gone.ts';

/** How far the loads of some tables have come. */
interface Standing {
  /** The newest that was finished or undone; 0 without one. */
  readonly load: number;
  /** One of them is being loaded or derived: its rows may be between two states. */
  readonly isBusy: boolean;
}

/**
 * Reads rows of tables as a load left them. `isSteady` says whether what came out may be kept as that load's.
 * @throws FrameGone when another load stands, before or after
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
 * What loads are marked with, by their id: a database that was put back to an earlier state gives ids a second time,
 * to other contents.
 */
export async function loadMarks(
  database: DataSource,
  loads: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (loads.length === 0) return new Map();
  const rows = await database.query<{ id: number; mark: string }[]>(
    `SELECT id, LEFT(MD5(CONCAT_WS(' ', table_name, content_hash, started_at, finished_at)), 8) AS mark
       FROM ${tableName('market', 'snapshot')} WHERE id IN (${loads.map(() => '?').join(', ')})`,
    [...loads],
  );
  return new Map(rows.map(({ id, mark }) => [id, mark]));
}

async function standingOf(database: DataSource, tables: readonly string[]): Promise<Standing> {
  const rows = await database.query<{ id: number | null; busy: number | null }[]>(
    `SELECT MAX(CASE WHEN status IN ('loaded', 'undone') THEN id END) AS id, MAX(status = 'running') AS busy
       FROM ${tableName('market', 'snapshot')} WHERE table_name IN (${tables.map(() => '?').join(', ')})`,
    [...tables],
  );
  return { load: rows[0]?.id ?? 0, isBusy: rows[0]?.busy === 1 };
}
