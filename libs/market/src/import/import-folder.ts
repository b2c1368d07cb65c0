import { join, resolve } from 'node:path';
import type { Clock } from '@console/contract-core';
import type { Connection } from 'mysql2/promise';
import { openConnection } from '../database/open-connection.ts';
import { selectRows } from '../database/select-rows.ts';
import { deriveAll } from '../derive/derive-all.ts';
import { Cancellation, Cancelled } from './cancellation.ts';
import { findSources, type TableSource } from './files/find-sources.ts';
import { importTable, type TableImport, type TableReport } from './import-table.ts';
import type { Mapping } from './files/mapping.ts';
import { openMart, type Mart } from './open-mart.ts';
import { RunProgress, silentProgress, type ProgressReporter } from './progress.ts';
import { KEY_SEPARATOR } from './files/row-key.ts';
import { securityText, type SecurityCode } from './files/security-code.ts';
import type { Snapshots } from './load/snapshots.ts';
import { undoRun } from './load/undo-last-run.ts';

export interface ImportOptions {
  /** An account that may create, alter and drop tables of the market schema. */
  readonly url: string;
  readonly dir: string;
  readonly clock: Clock;
  /** Null for the documented format. */
  readonly mapping?: Mapping | null;
  /** Checks every row and changes nothing. */
  readonly dryRun?: boolean;
  /** The source of the data; default: the mapping's name. */
  readonly source?: string;
  readonly demo?: boolean;
  /** Default: `rejected` in the folder. */
  readonly rejectsDir?: string;
  readonly progress?: ProgressReporter;
  /** How long to wait for another import, or for the server to be done with a killed one. Default 30. */
  readonly lockSeconds?: number;
  /** Ends the import: the table being loaded stays as it was and fails, the rest is left out, nothing is derived. */
  readonly signal?: AbortSignal;
  /** Who started the import, and its job, for the record. */
  readonly startedBy?: string;
  readonly jobId?: string;
}

/**
 * Imports a folder of CSV files, table by table in the order they need each other. A table loads whole or not at
 * all; when one fails, those that need it are left out. Nothing changes when the content is what was loaded last.
 * Derived tables are updated at the end; when that fails, it throws.
 */
export async function importFolder(options: ImportOptions): Promise<readonly TableReport[]> {
  const sources = findSources(options.dir, options.mapping ?? null);
  const mart = await openMart({ ...options, lockSeconds: options.lockSeconds ?? 30 });
  try {
    await refuseMixing(mart.snapshots, options.demo ?? false);
    if (options.dryRun)
      return await importTables(sources, { ...(await tableOptions(options, mart, null)), reports: [] });
    await mart.recover();
    const halfUndone = await mart.runs.halfUndone();
    if (halfUndone) await undoRun(halfUndone, mart);
    return await importOnRecord(sources, options, mart);
  } finally {
    await mart.connection.end();
  }
}

async function importOnRecord(
  sources: readonly TableSource[],
  options: ImportOptions,
  mart: Mart,
): Promise<readonly TableReport[]> {
  const run = await mart.runs.begin({
    source: sourceOf(options),
    folder: resolve(options.dir),
    demo: options.demo ?? false,
    startedBy: options.startedBy ?? null,
    jobId: options.jobId ?? null,
  });
  const reports: TableReport[] = [];
  try {
    const parts = await tableOptions(options, mart, run);
    await importTables(sources, { ...parts, reports });
    await parts.cancellation.during(() => deriveAll({ ...parts, signal: options.signal }));
    await mart.runs.end(run, ...runOutcome(reports));
    return reports;
  } catch (error) {
    const loaded = reports.some(({ outcome }) => outcome === 'loaded');
    const isCancelled = options.signal?.aborted ?? false;
    const message = isCancelled
      ? new Cancelled().message
      : String(error instanceof Error ? error.message : error);
    await mart.runs.end(run, loaded ? 'partly' : 'failed', message);
    if (isCancelled) return reports;
    throw error;
  }
}

/** Loads or checks the tables one after the other, each adding its report; the ids grow on the way. */
async function importTables(
  sources: readonly TableSource[],
  parts: ImportParts & { readonly reports: TableReport[] },
): Promise<readonly TableReport[]> {
  const { ids, progress, reports } = parts;
  progress.start(sources);
  for (const source of sources) {
    const { name } = source.table;
    const obstacle = obstacleOf(source, reports, parts);
    if (obstacle) {
      progress.skip(source);
      reports.push(leftOut(name, obstacle));
      continue;
    }
    const isSecurity = name === 'security';
    const onKey = (key: string): void => addPlaceholder(ids, key.replace(KEY_SEPARATOR, '.'));
    reports.push(await importTable(source, { ...parts, ...(isSecurity && parts.dryRun ? { onKey } : {}) }));
    if (isSecurity && !parts.dryRun) {
      for (const [text, id] of await readSecurityIds(parts.connection)) ids.set(text, id);
    }
  }
  return reports;
}

/** Why a table is not even tried. */
function obstacleOf(
  { table }: TableSource,
  reports: readonly TableReport[],
  { cancellation }: ImportParts,
): string | null {
  if (cancellation.isAborted) return new Cancelled().message;
  const broken = table.needs?.find((need) =>
    reports.some(
      (report) => report.table === need && (report.outcome === 'failed' || report.outcome === 'left out'),
    ),
  );
  return broken === undefined ? null : `needs ${broken}, which did not load`;
}

function runOutcome(reports: readonly TableReport[]): ['loaded' | 'partly' | 'failed', string | null] {
  const bad = reports.filter(({ outcome }) => outcome === 'failed' || outcome === 'left out');
  if (bad.length === 0) return ['loaded', null];
  const message = bad.map(({ table, outcome }) => `${table} ${outcome}`).join(', ');
  return [reports.some(({ outcome }) => outcome === 'loaded') ? 'partly' : 'failed', message];
}

type ImportParts = TableImport & { readonly ids: Map<string, number> };

async function tableOptions(
  options: ImportOptions,
  { connection, snapshots }: Mart,
  run: number | null,
): Promise<ImportParts> {
  const ids = await readSecurityIds(connection);
  return {
    connection,
    snapshots,
    run,
    ids,
    cancellation: new Cancellation(connection, {
      signal: options.signal,
      openAnother: () => openConnection(options.url),
    }),
    context: { securityIds: ids },
    rejectsDir: options.rejectsDir ?? join(options.dir, 'rejected'),
    dryRun: options.dryRun ?? false,
    source: sourceOf(options),
    demo: options.demo ?? false,
    progress: new RunProgress(options.progress ?? silentProgress),
  };
}

const sourceOf = ({ source, mapping }: ImportOptions): string => source ?? mapping?.name ?? '标准格式';

const leftOut = (table: string, message: string): TableReport => ({
  table,
  outcome: 'left out',
  rows: 0,
  skipped: 0,
  rejected: 0,
  rejectFile: null,
  message,
  effect: null,
  seconds: 0,
});

/** In a dry run securities of the file itself count as known, under unused ids. */
function addPlaceholder(ids: Map<string, number>, text: string): void {
  if (!ids.has(text)) ids.set(text, -1 - ids.size);
}

/** Real and invented rows in one mart could not be distinguished. */
async function refuseMixing(snapshots: Snapshots, demo: boolean): Promise<void> {
  const holdsDemo = await snapshots.holdsDemo();
  if (holdsDemo === null || holdsDemo === demo) return;
  throw new Error(
    holdsDemo
      ? 'the mart contains demo data and real data would mix with it: start with another DATA_DIR and DEMO_SIZE=none, and import there'
      : 'the mart contains real data and demo data would mix with it: start with another DATA_DIR for the demo, and leave this one to DEMO_SIZE=none',
  );
}

async function readSecurityIds(connection: Connection): Promise<Map<string, number>> {
  const rows = await selectRows<SecurityCode & { id: number }>(
    connection,
    'SELECT id, code, exchange FROM security',
  );
  return new Map(rows.map((row) => [securityText(row), row.id]));
}
