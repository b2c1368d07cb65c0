import type { Clock } from '@console/contract-core';
import type { Connection } from 'mysql2/promise';
import type { SnapshotRow } from '../../schema/snapshot-sql.ts';
import { FILE_TABLES } from '../../schema/tables.ts';
import type { TableDefinition } from '../../schema/table-definition.ts';
import { deriveAll } from '../../derive/derive-all.ts';
import { openMart } from '../open-mart.ts';
import type { ImportRun, Runs } from '../runs.ts';
import type { Snapshots } from './snapshots.ts';
import { canUndo, undoLoad } from './undo-load.ts';

export interface UndoOptions {
  /** An account that may create, alter and drop tables of the market schema. */
  readonly url: string;
  readonly clock: Clock;
  /** How long to wait for an import, or for the server to be done with a killed one. Default 30. */
  readonly lockSeconds?: number;
  /** The run to undo: refused when another one is the newest by then. */
  readonly expectedRun?: number;
}

export interface UndoReport {
  readonly run: number;
  readonly source: string;
  readonly folder: string;
  /** In the order they were undone. */
  readonly tables: readonly UndoneTable[];
}

/** How many rows the undo removed, changed back and restored. */
export interface UndoneTable {
  readonly table: string;
  readonly removed: number;
  readonly restored: number;
  readonly returned: number;
}

/** Thrown when there is nothing to undo. */
export class UndoRefused extends Error {}

/**
 * Undoes the newest import that changed something: its tables become what they were before it, derived tables are
 * updated, and the same files can be loaded again. Finishes an undo that was interrupted.
 */
export async function undoLastRun({
  url,
  clock,
  lockSeconds,
  expectedRun,
}: UndoOptions): Promise<UndoReport> {
  const mart = await openMart({ url, clock, lockSeconds: lockSeconds ?? 30 });
  try {
    await mart.recover();
    const run = (await mart.runs.halfUndone()) ?? (await mart.runs.lastLoaded());
    if (!run) throw new UndoRefused('nothing to undo: no import is on record as loaded');
    if (expectedRun !== undefined && run.id !== expectedRun)
      throw new UndoRefused(`import ${expectedRun} is not the newest one loaded: that is ${run.id}`);
    return await undoRun(run, mart);
  } finally {
    await mart.connection.end();
  }
}

interface UndoParts {
  readonly connection: Connection;
  readonly snapshots: Snapshots;
  readonly runs: Runs;
}

/** Undoes the loads of the run that are not undone yet; call under the import lock. */
export async function undoRun(run: ImportRun, parts: UndoParts): Promise<UndoReport> {
  const { connection, snapshots, runs } = parts;
  const loads = run.loads
    .filter(({ status }) => status === 'loaded')
    .map((load) => ({ load, table: tableOf(load) }))
    .toReversed();
  for (const one of loads) {
    if (await canUndo(connection, one)) continue;
    throw new UndoRefused(
      `import ${run.id} cannot be undone: a later load of ${one.table.name} replaced what that needs`,
    );
  }
  await runs.beginUndo(run.id);
  for (const { table, load } of loads) await undoLoad(table, load, parts);
  await dropBarDays(connection);
  await deriveAll({ connection, snapshots, source: run.source, demo: run.is_demo === 1 });
  await runs.endUndo(run.id);
  return {
    run: run.id,
    source: run.source,
    folder: run.folder,
    tables: loads.map(({ load }) => ({
      table: load.table_name,
      removed: load.inserted_rows ?? 0,
      restored: load.updated_rows ?? 0,
      returned: load.deleted_rows ?? 0,
    })),
  };
}

/** Deletes calendar days that came only from bars that are gone: those after the last day of a file. */
async function dropBarDays(connection: Connection): Promise<void> {
  await connection.query(
    `DELETE FROM trading_calendar
      WHERE trade_date > (SELECT COALESCE(MAX(as_of), '1000-01-01') FROM snapshot
          WHERE table_name = 'trading_calendar' AND status = 'loaded')
        AND NOT EXISTS (SELECT 1 FROM daily_bar WHERE daily_bar.trade_date = trading_calendar.trade_date)`,
  );
}

function tableOf({ table_name }: SnapshotRow): TableDefinition {
  const table = FILE_TABLES.find(({ name }) => name === table_name);
  if (!table) throw new Error(`no table ${table_name}`);
  return table;
}
