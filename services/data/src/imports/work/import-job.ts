import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImportProgress, TableReport } from '@console/market/import';
import { defineJob, JobFault, type JobContext, type JobDefinition } from '@console/node-kit/jobs';
import type { DataSource } from 'typeorm';
import { importFolders, type ImportFolders } from '../../deliveries/import-folders.ts';
import { mappingPlace } from '../../deliveries/mapping-place.ts';
import { queries } from '../../queries.ts';
import { tableTitle } from '../../quality/table-catalogue.ts';
import { inChinese, isKnownRefusal } from '../../runs/in-chinese.ts';
import type { ImportResult } from './import-result.ts';
import type { RunImport } from './import-work.ts';

export interface ImportJobParts {
  readonly database: DataSource;
  /** The importer's account. */
  readonly url: string;
  readonly importDir: string;
  /** Removes what is no longer kept; takes milliseconds since the epoch. */
  readonly clearOld: (now: number) => Promise<void>;
  readonly runImport: RunImport;
}

/**
 * The job that imports a delivery. Tables that fail do not fail the job: its result has the outcome of each. A delivery
 * that is loaded completely leaves the list. Run again after a kill, what is loaded already is unchanged.
 */
export function importJob(parts: ImportJobParts): JobDefinition<'data.import'> {
  const { database, url, importDir, clearOld, runImport } = parts;
  const folders = importFolders(importDir);
  return defineJob({
    name: 'data.import',
    run: async ({ delivery, mapping, dryRun, source, demo }, context) => {
      const { jobId, signal, clock } = context;
      const dir = await deliveryFolder(folders, { delivery, jobId });
      await rm(folders.rejected(jobId), { recursive: true, force: true });
      context.progress(0, { text: '等待开始' });
      const reports = await runImport(
        {
          url,
          dir,
          dryRun,
          source,
          demo,
          jobId,
          rejectsDir: folders.rejected(jobId),
          mapping: mapping === null ? null : mappingPlace(dir, mapping),
          startedBy: await submitterOf(database, jobId),
        },
        { signal, clock, onProgress: (progress) => report(context, progress) },
      ).catch((error: unknown) => {
        throw asFault(error);
      });
      signal.throwIfAborted();
      if (!dryRun && reports.every(({ outcome }) => outcome === 'loaded' || outcome === 'unchanged'))
        await putAway(folders, { delivery, jobId });
      // The data is loaded, even if a leftover stays until the next import.
      await clearOld(clock.now()).catch((error: unknown) => {
        context.logger.error({ err: error }, 'old imports are not cleared away');
      });
      return result(reports, dryRun ? null : await runOf(database, jobId));
    },
  });
}

/** The folder of the delivery, or the one to which an earlier try of the same job has moved it. */
async function deliveryFolder(
  folders: ImportFolders,
  { delivery, jobId }: { delivery: string; jobId: string },
): Promise<string> {
  for (const dir of [folders.delivery(delivery), join(folders.done(jobId), delivery)])
    if (await access(dir).then(...YES_OR_NO)) return dir;
  throw new JobFault(`待导入目录不存在：${delivery}`);
}

const YES_OR_NO = [() => true, () => false] as const;

async function putAway(
  folders: ImportFolders,
  { delivery, jobId }: { delivery: string; jobId: string },
): Promise<void> {
  const place = join(folders.done(jobId), delivery);
  if (await access(place).then(...YES_OR_NO)) return;
  await mkdir(dirname(place), { recursive: true });
  await rename(folders.delivery(delivery), place);
}

function report(
  context: JobContext,
  { table, rows, rowsPerSecond, share, secondsLeft }: ImportProgress,
): void {
  // The last hundredth is for derived tables.
  context.progress(share * 0.99, {
    text: share < 1 ? `正在导入 ${tableTitle(table)}` : '正在计算衍生数据',
    rows,
    rowsPerSecond,
    ...(secondsLeft === null ? {} : { secondsLeft }),
  });
}

async function submitterOf(database: DataSource, jobId: string): Promise<string | null> {
  const job = await queries(database)
    .selectFrom('platform.job')
    .select('submitted_name')
    .where('id', '=', jobId)
    .executeTakeFirst();
  return job?.submitted_name ?? null;
}

async function runOf(database: DataSource, jobId: string): Promise<number | null> {
  const run = await queries(database)
    .selectFrom('market.import_run')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return run?.id ?? null;
}

/** A refusal of the importer as a fault that is shown; any other error may pass when tried again. */
function asFault(error: unknown): unknown {
  const message = error instanceof Error ? error.message : String(error);
  return isKnownRefusal(message) ? new JobFault(inChinese(message), { cause: error }) : error;
}

const result = (reports: readonly TableReport[], runId: number | null): ImportResult => ({
  runId,
  tables: reports.map(({ table, outcome, rows, skipped, rejected, message, effect }) => ({
    table,
    outcome,
    rows,
    skipped,
    rejected,
    message,
    inserted: effect?.inserted ?? null,
    updated: effect?.updated ?? null,
    deleted: effect?.deleted ?? null,
  })),
});
