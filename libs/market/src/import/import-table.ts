import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Connection } from 'mysql2/promise';
import type { Cancellation } from './cancellation.ts';
import type { CheckContext } from './files/check-cell.ts';
import { findDuplicates } from './files/find-duplicates.ts';
import type { TableSource } from './files/find-sources.ts';
import { inspectFile } from './files/inspect-file.ts';
import { loadTable, refuseRejected } from './load/load-table.ts';
import type { RunProgress } from './progress.ts';
import { RejectFile } from './files/reject-file.ts';
import { compileRowCheck } from './files/row-check.ts';
import { keyReader } from './files/row-key.ts';
import type { LoadEffect, Snapshots } from './load/snapshots.ts';
import { emptyTally, tableRows, type InspectedSource, type RowPass, type Tally } from './files/table-rows.ts';

export interface TableReport {
  readonly table: string;
  /** `checked` is a dry run without faults, `left out` a table whose needs failed. */
  readonly outcome: 'loaded' | 'unchanged' | 'checked' | 'failed' | 'left out';
  readonly rows: number;
  readonly skipped: number;
  readonly rejected: number;
  /** The file of rejected rows; null when there are none. */
  readonly rejectFile: string | null;
  readonly message: string | null;
  /** What the load did to its table; null unless it loaded. */
  readonly effect: LoadEffect | null;
  /** Seconds since its files were first read. */
  readonly seconds: number;
}

export interface TableImport {
  readonly connection: Connection;
  readonly snapshots: Snapshots;
  readonly cancellation: Cancellation;
  /** The import it belongs to; null in a dry run, which is not recorded. */
  readonly run: number | null;
  readonly context: CheckContext;
  readonly rejectsDir: string;
  readonly dryRun: boolean;
  readonly source: string;
  readonly demo: boolean;
  readonly progress: RunProgress;
  /** Called with the key of every good row. */
  readonly onKey?: (key: string) => void;
}

/**
 * Loads one table from its files: all of it, or nothing and a report of every bad row. A file that cannot be
 * read fails its table alone.
 */
export async function importTable(source: TableSource, options: TableImport): Promise<TableReport> {
  const { table } = source;
  const done = report(table.name, performance.now());
  let files: readonly InspectedSource[];
  try {
    files = await inspectAll(source);
  } catch (error) {
    const message = messageOf(error);
    options.progress.skip(source);
    if (!options.dryRun) await recordUnreadable(source, options, message);
    return done('failed', emptyTally(), { message });
  }
  const hash = contentHash(source, files);
  if (!options.dryRun && (await options.snapshots.loadedHash(table.name)) === hash) {
    options.progress.skip(source);
    return done('unchanged', emptyTally());
  }
  return importFiles(source, files, { ...options, hash, done });
}

type Done = ReturnType<typeof report>;

async function importFiles(
  source: TableSource,
  files: readonly InspectedSource[],
  options: TableImport & { readonly hash: string; readonly done: Done },
): Promise<TableReport> {
  const { table } = source;
  const { onKey, done } = options;
  const rejects = new RejectFile(join(options.rejectsDir, `${table.name}.csv`));
  await rejects.open();
  const tally = emptyTally();
  const pass: RowPass = {
    files,
    check: compileRowCheck(table, options.context),
    readKey: keyReader(table, options.context),
    rejects,
    tally,
    ...(onKey ? { onRow: (key) => onKey(key) } : {}),
  };
  const stopProgress = options.progress.begin(source, tally);
  try {
    const effect = await (options.dryRun ? checkOnly(source, pass, options) : load(source, pass, options));
    return done(effect ? 'loaded' : 'checked', tally, { effect });
  } catch (error) {
    const rejectFile = tally.rejected > 0 ? rejects.path : null;
    return done('failed', tally, { rejectFile, message: messageOf(error) });
  } finally {
    stopProgress();
    await rejects.close();
  }
}

async function inspectAll({ files }: TableSource): Promise<readonly InspectedSource[]> {
  const inspected: InspectedSource[] = [];
  for (const file of files) inspected.push({ ...file, file: await inspectFile(file.path) });
  return inspected;
}

/** Recorded as a failed load like any other, of unreadable content. */
async function recordUnreadable(
  { table }: TableSource,
  { snapshots, run, source, demo }: TableImport,
  message: string,
): Promise<void> {
  const snapshot = await snapshots.begin({ table: table.name, run, source, demo, hash: '' });
  await snapshots.end(snapshot, 'failed', { tally: emptyTally(), message });
}

async function load(
  { table }: TableSource,
  pass: RowPass,
  { connection, snapshots, cancellation, run, source, demo, hash }: TableImport & { hash: string },
): Promise<LoadEffect> {
  const snapshot = await snapshots.begin({ table: table.name, run, source, demo, hash });
  return loadTable(table, pass, { connection, snapshots, cancellation, snapshot });
}

async function checkOnly(
  { table }: TableSource,
  pass: RowPass,
  { connection, cancellation }: TableImport,
): Promise<null> {
  const rows = cancellation.guard(tableRows(pass));
  while (!(await rows.next()).done);
  if (pass.tally.rejected === 0) {
    pass.tally.rejected = await findDuplicates(connection, { ...pass, key: table.key });
  }
  refuseRejected(pass.tally);
  return null;
}

/** The hash of all that decides the rows: the files, their reading and the table's own definition. */
function contentHash({ table }: TableSource, files: readonly InspectedSource[]): string {
  const content = JSON.stringify([table, files.map(({ file, mapping }) => [file.hash, mapping])]);
  return createHash('sha256').update(content).digest('hex');
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const report =
  (table: string, began: number) =>
  (
    outcome: TableReport['outcome'],
    { rows, skipped, rejected }: Tally,
    detail: Partial<Pick<TableReport, 'rejectFile' | 'message' | 'effect'>> = {},
  ): TableReport => ({
    table,
    outcome,
    rows,
    skipped,
    rejected,
    rejectFile: null,
    message: null,
    effect: null,
    ...detail,
    seconds: (performance.now() - began) / 1000,
  });
