import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Connection } from 'mysql2/promise';
import type { CheckContext } from './check-cell.ts';
import { findDuplicates } from './find-duplicates.ts';
import type { TableSource } from './find-sources.ts';
import { inspectFile } from './inspect-file.ts';
import type { ProgressReporter } from './progress.ts';
import { RejectFile } from './reject-file.ts';
import { compileRowCheck } from './row-check.ts';
import type { Snapshots } from './snapshots.ts';
import { Staging } from './staging.ts';
import { emptyTally, tableRows, type InspectedSource, type RowPass, type Tally } from './table-rows.ts';

export interface TableReport {
  readonly table: string;
  /** `checked` is a dry run without faults, `left out` a table whose needs failed. */
  readonly outcome: 'loaded' | 'unchanged' | 'checked' | 'failed' | 'left out';
  readonly rows: number;
  readonly skipped: number;
  readonly rejected: number;
  /** Where the rejected rows stand; null when there are none. */
  readonly rejectFile: string | null;
  readonly message: string | null;
}

export interface TableImport {
  readonly connection: Connection;
  readonly snapshots: Snapshots;
  readonly context: CheckContext;
  readonly rejectsDir: string;
  readonly dryRun: boolean;
  readonly source: string;
  readonly demo: boolean;
  readonly progress: ProgressReporter;
  /** Sees the key of every good row. */
  readonly onKey?: (key: string) => void;
}

/** Loads one table from its files: all of it, or nothing and a report of every bad row. */
export async function importTable(source: TableSource, options: TableImport): Promise<TableReport> {
  const { table } = source;
  const files: InspectedSource[] = [];
  for (const file of source.files) files.push({ ...file, file: await inspectFile(file.path) });
  const hash = contentHash(source, files);
  const done = report(table.name);
  if (!options.dryRun && (await options.snapshots.loadedHash(table.name)) === hash) {
    return done('unchanged', emptyTally());
  }

  const rejects = new RejectFile(join(options.rejectsDir, `${table.name}.csv`));
  await rejects.open();
  const tally = emptyTally();
  const { onKey } = options;
  const pass: RowPass = {
    files,
    check: compileRowCheck(table, options.context),
    rejects,
    tally,
    ...(onKey ? { onRow: (key) => onKey(key) } : {}),
  };
  const stopProgress = options.progress.begin({
    table: table.name,
    bytes: files.reduce((sum, { file }) => sum + file.bytes, 0),
    tally,
  });
  const attempt = options.dryRun
    ? checkOnly(source, pass, options)
    : load(source, pass, { ...options, hash });
  const message = await attempt.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  stopProgress();
  await rejects.close();
  const rejectFile = tally.rejected > 0 ? rejects.path : null;
  if (message !== null) return done('failed', tally, { rejectFile, message });
  return done(options.dryRun ? 'checked' : 'loaded', tally);
}

async function load(
  { table }: TableSource,
  pass: RowPass,
  { connection, snapshots, source, demo, hash }: TableImport & { hash: string },
): Promise<void> {
  const snapshot = await snapshots.begin({ table: table.name, source, demo, hash });
  const staging = new Staging(connection, table);
  try {
    await staging.create();
    const kept = await staging.load(tableRows(pass));
    if (pass.tally.rejected === 0 && kept < pass.tally.rows) {
      pass.tally.rejected = await findDuplicates(connection, { ...pass, key: table.key });
      if (pass.tally.rejected === 0) throw new Error(`${pass.tally.rows - kept} rows were not kept`);
    }
    refuseRejected(pass.tally);
    await staging.move(() => snapshots.end(snapshot, 'loaded', { tally: pass.tally, message: null }));
  } catch (error) {
    await staging.drop();
    const message = error instanceof Error ? error.message : String(error);
    await snapshots.end(snapshot, 'failed', { tally: pass.tally, message });
    throw error;
  }
  // Outside: rows that are in place are not recorded as failed because a leftover stayed.
  await staging.clear();
}

async function checkOnly({ table }: TableSource, pass: RowPass, { connection }: TableImport): Promise<void> {
  const rows = tableRows(pass);
  while (!(await rows.next()).done);
  if (pass.tally.rejected === 0) {
    pass.tally.rejected = await findDuplicates(connection, { ...pass, key: table.key });
  }
  refuseRejected(pass.tally);
}

function refuseRejected(tally: Tally): void {
  if (tally.rejected > 0) throw new Error(`${tally.rejected} bad rows, nothing loaded`);
}

/** Files, their reading and the table's own definition: what decides the rows. */
function contentHash({ table }: TableSource, files: readonly InspectedSource[]): string {
  const content = JSON.stringify([table, files.map(({ file, mapping }) => [file.hash, mapping])]);
  return createHash('sha256').update(content).digest('hex');
}

const report =
  (table: string) =>
  (
    outcome: TableReport['outcome'],
    { rows, skipped, rejected }: Tally,
    detail: { rejectFile: string | null; message: string | null } = { rejectFile: null, message: null },
  ): TableReport => ({ table, outcome, rows, skipped, rejected, ...detail });
