import { createHash } from 'node:crypto';
import type { Connection } from 'mysql2/promise';
import { selectRows } from '../database/select-rows.ts';
import { dropTwins } from '../database/swap-in.ts';
import type { Snapshots } from '../import/load/snapshots.ts';
import { emptyTally } from '../import/files/table-rows.ts';
import { nothingChanged } from './changed.ts';
import type { Changes, Derived } from './derived.ts';
import { DERIVED } from './derived-list.ts';

export interface DeriveOptions {
  readonly connection: Connection;
  readonly snapshots: Snapshots;
  readonly source: string;
  readonly demo: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Default: every derived table, in its order. */
  readonly tables?: readonly Derived[];
}

/**
 * Brings every derived table up to date with its source tables, under the import lock. A snapshot of each records
 * the loads it has followed, so that the import after a stopped one catches up, even when no file changed. Returns
 * the tables that were rebuilt.
 */
export async function deriveAll(options: DeriveOptions): Promise<readonly string[]> {
  const rebuilt: string[] = [];
  const tables = options.tables ?? DERIVED;
  await dropTwins(
    options.connection,
    tables.map(({ table }) => table.name),
  );
  for (const derived of tables) {
    options.signal?.throwIfAborted();
    if (await bringUpToDate(derived, options)) rebuilt.push(derived.table.name);
  }
  return rebuilt;
}

async function bringUpToDate(derived: Derived, options: DeriveOptions): Promise<boolean> {
  const { connection, snapshots } = options;
  const { sources } = derived;
  const loads = await snapshots.loadedIds(sources);
  const before = await lastDerivation(connection, derived.table.name);
  if (!before && loads.every((id) => id === null)) return false;

  const made = digest([derived.table, derived.version]);
  const hash = `${made}${digest(loads)}`;
  const known = before?.content_hash.startsWith(made) ? before.derived_through : null;
  const { through, changes } = await snapshots.changesSince(sources, known);
  if (nothingChanged(changes)) return false;
  await record(derived, options, { hash, through, changes });
  return true;
}

async function record(
  { table, rebuild }: Derived,
  { connection, snapshots, source, demo }: DeriveOptions,
  { hash, through, changes }: { hash: string; through: number; changes: Changes },
): Promise<void> {
  const snapshot = await snapshots.begin({ table: table.name, source, demo, hash });
  const tally = emptyTally();
  try {
    await rebuild(connection, changes);
    const [now] = await selectRows<{ rows: number; asOf: string | null }>(
      connection,
      `SELECT COUNT(*) AS \`rows\`, ${table.asOf ? `MAX(\`${table.asOf}\`)` : 'NULL'} AS asOf FROM \`${table.name}\``,
    );
    tally.rows = now?.rows ?? 0;
    tally.asOf = now?.asOf ?? '';
    await connection.query('UPDATE snapshot SET derived_through = ? WHERE id = ?', [through, snapshot]);
    await snapshots.end(snapshot, 'loaded', { tally, message: null });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    await snapshots.end(snapshot, 'failed', { tally, message });
    throw error;
  }
}

interface Derivation {
  readonly content_hash: string;
  readonly derived_through: number | null;
}

async function lastDerivation(connection: Connection, table: string): Promise<Derivation | null> {
  const rows = await selectRows<Derivation>(
    connection,
    `SELECT content_hash, derived_through FROM snapshot
      WHERE table_name = ? AND status = 'loaded' ORDER BY id DESC LIMIT 1`,
    [table],
  );
  return rows[0] ?? null;
}

/** Half of the 64 characters of a content hash: one half is of the definition, the other of the sources. */
const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
