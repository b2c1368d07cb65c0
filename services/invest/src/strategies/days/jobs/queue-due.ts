import { shanghaiDateTime, type JobState } from '@console/contract-core';
import { businessDate } from '@console/market/read';
import { transact } from '@console/node-kit/database';
import { JOB_PRIORITY } from '@console/node-kit/jobs';
import type { Jobs } from '@console/node-kit/jobs/submit';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { queries } from '../../../queries.ts';

export interface DueParts {
  readonly database: DataSource;
  readonly jobs: Jobs;
}

export interface DueOptions {
  /** This tenant alone, and this strategy; all by default. */
  readonly tenantId?: string;
  readonly strategyId?: number;
  /** Whether jobs that failed or were cancelled are queued again. */
  readonly retry?: boolean;
}

/** Jobs that are written in one transaction. */
const AT_ONCE = 100;

/**
 * Queues a job for each running strategy whose newest day is before the business date, once a strategy and date. The
 * number that was queued; workers find them without being told.
 */
export async function queueDue({ database, jobs }: DueParts, options: DueOptions = {}): Promise<number> {
  const date = await businessDate(database);
  if (date === null) return 0;
  const due = await dueStrategies(database, date, options);
  const fresh = due.filter(({ state }) => state === null);
  let queued = 0;
  for (let next = 0; next < fresh.length; next += AT_ONCE)
    await transact(database, async (manager) => {
      for (const { id, tenantId } of fresh.slice(next, next + AT_ONCE)) {
        const { isNew } = await jobs.submit(manager, {
          name: 'invest.rebalance',
          payload: { strategyId: id, date },
          session: { tenantId },
          uniqueKey: rebalanceKey(id, date),
          priority: JOB_PRIORITY.batch,
        });
        if (isNew) queued += 1;
      }
    });
  if (options.retry !== true) return queued;
  const ended = due.filter(({ state }) => state === 'failed' || state === 'cancelled');
  for (const { tenantId, jobId } of ended) await jobs.retry(tenantId, jobId ?? '');
  return queued + ended.length;
}

/** Names the one effect of a job: a strategy's days up to a date. */
export const rebalanceKey = (strategyId: number, date: string): string => `rebalance:${strategyId}:${date}`;

/** How long an import may take before nobody waits for it any more: one that was killed stays open. */
const LONGEST_IMPORT_MS = 3 * 3600 * 1000;

/** Whether an import is under way: its tables are of different days until it ends. */
export async function isImporting(database: DataSource, now: number): Promise<boolean> {
  const run = await queries(database)
    .selectFrom('market.import_run')
    .select('id')
    .where('status', '=', 'running')
    .where('started_at', '>', shanghaiDateTime(now - LONGEST_IMPORT_MS))
    .limit(1)
    .executeTakeFirst();
  return run !== undefined;
}

/** A strategy that is due, and its job. */
export interface DueStrategy {
  readonly id: number;
  readonly tenantId: string;
  /** The newest day of which its owner was told that it failed. */
  readonly failedDate: string | null;
  readonly jobId: string | null;
  readonly state: JobState | null;
  readonly error: string | null;
}

/** The running strategies whose newest day is before a date, with the job of that date, where there is one. */
export function dueStrategies(
  database: DataSource,
  date: string,
  { tenantId, strategyId }: DueOptions = {},
): Promise<DueStrategy[]> {
  return queries(database)
    .selectFrom('invest.strategy as s')
    .leftJoin('invest.job as j', (on) =>
      on.on('j.unique_key', '=', sql<string>`CONCAT('rebalance:', s.id, ':', ${date})`),
    )
    .select(['s.id', 's.tenant_id as tenantId', 's.failed_date as failedDate'])
    .select(['j.id as jobId', 'j.state', 'j.error'])
    .where('s.status', '=', 1)
    .where('s.removed_key', '=', 0)
    .where('s.start_date', '<=', date)
    .where(({ or, eb }) => or([eb('s.last_date', 'is', null), eb('s.last_date', '<', date)]))
    .$if(tenantId !== undefined, (some) => some.where('s.tenant_id', '=', tenantId ?? ''))
    .$if(strategyId !== undefined, (some) => some.where('s.id', '=', strategyId ?? 0))
    .orderBy('s.id')
    .execute();
}
