import { OPEN_JOB_STATES } from '@console/contract-core';
import { transact } from '@console/node-kit/database';
import { JOB_PRIORITY, type JobContext } from '@console/node-kit/jobs';
import type { Jobs } from '@console/node-kit/jobs/submit';
import type { DataSource, EntityManager } from 'typeorm';
import { queries } from '../../queries.ts';
import type { CheckupToDo } from './checkup-to-do.ts';
import type { CheckupKey } from './parts.ts';

/** The most jobs that share the work of a check-up beside its own. */
const MOST = 7;

/** The jobs that wait to share the work of a check-up, or do. */
export async function openShares(
  database: DataSource | EntityManager,
  { id, tenantId }: CheckupKey,
): Promise<readonly string[]> {
  const rows = await queries(database)
    .selectFrom('invest.job')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', 'invest.checkupShare')
    .where('state', 'in', OPEN_JOB_STATES)
    .where('payload', '=', payloadOf(id))
    .execute();
  return rows.map((row) => row.id);
}

/** The payload of such a job, as it is stored. */
const payloadOf = (checkupId: number): string => JSON.stringify({ checkupId });

/**
 * Offers the rest of a check-up to other workers: a job for each that may come, once, unless there are some already. One
 * that finds nothing to do ends at once.
 */
export async function offerShares(
  checkup: CheckupToDo,
  {
    database,
    jobs,
    context,
    parts,
  }: {
    readonly database: DataSource;
    readonly jobs: Jobs;
    readonly context: JobContext;
    /** The number of parts that are left. */
    readonly parts: number;
  },
): Promise<void> {
  const { id, tenantId } = checkup;
  const count = Math.min(MOST, parts - 1);
  if (count <= 0) return;
  const offered = await transact(database, async (manager) => {
    await context.lock(manager);
    const open = await openShares(manager, checkup);
    if (open.length > 0) return [];
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const { job } = await jobs.submit(manager, {
        name: 'invest.checkupShare',
        payload: { checkupId: id },
        session: { tenantId },
        priority: JOB_PRIORITY.batch,
      });
      ids.push(job.id);
    }
    return ids;
  });
  for (const job of offered) await jobs.handOver(job);
}

/** Removes the offers that no worker has taken: there is nothing left to share. */
export async function dropShares(manager: EntityManager, { id, tenantId }: CheckupKey): Promise<void> {
  await queries(manager)
    .deleteFrom('invest.job')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', 'invest.checkupShare')
    .where('state', '=', 'queued')
    .where('payload', '=', payloadOf(id))
    .execute();
}
