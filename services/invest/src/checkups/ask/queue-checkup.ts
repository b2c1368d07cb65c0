import { CHECKUPS_KEPT, type CheckupScope } from '@console/contract-invest';
import { OPEN_JOB_STATES, shanghaiDateTime, type JobState, type Session } from '@console/contract-core';
import { JOB_PRIORITY } from '@console/node-kit/jobs';
import type { Jobs } from '@console/node-kit/jobs/submit';
import type { EntityManager } from 'typeorm';
import { queries } from '../../queries.ts';
import type { FrozenSubject } from './frozen-subjects.ts';
import { partsOf } from './parts-of.ts';

/** A check-up and the job that judges it. */
export interface QueuedCheckup {
  readonly checkupId: number;
  readonly jobId: string;
  readonly state: JobState;
}

export interface CheckupDraft {
  /** Who asks for it; only a tenant where the night does. */
  readonly session: Pick<Session, 'tenantId' | 'userId' | 'realName'> | { readonly tenantId: string };
  readonly scope: CheckupScope;
  readonly subjects: readonly FrozenSubject[];
  /** The business date, where the night asks. */
  readonly nightDate: string | null;
}

/**
 * Whether a check-up of the tenant waits or runs. Another call for the same tenant waits until the transaction ends:
 * call it before any read of the transaction, whose snapshot would otherwise be from before the wait.
 */
export async function isUnderWay(manager: EntityManager, tenantId: string): Promise<boolean> {
  await queries(manager)
    .insertInto('invest.checkup_turn')
    .values({ tenant_id: tenantId })
    .onDuplicateKeyUpdate({ tenant_id: tenantId })
    .execute();
  const open = await queries(manager)
    .selectFrom('invest.job')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', OPEN_JOB_STATES)
    .where('name', '=', 'invest.checkup')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Writes a check-up with its parts and its job; the caller hands the job over after the commit. */
export async function queueCheckup(
  manager: EntityManager,
  jobs: Jobs,
  { session, scope, subjects, nightDate }: CheckupDraft,
): Promise<QueuedCheckup> {
  const { tenantId } = session;
  const { insertId } = await queries(manager)
    .insertInto('invest.checkup')
    .values({
      tenant_id: tenantId,
      scope,
      night_date: nightDate,
      subjects: subjects.length,
      frozen: JSON.stringify(subjects),
      created_by: 'userId' in session ? session.userId : null,
      created_at: shanghaiDateTime(jobs.parts.clock.now()),
    })
    .executeTakeFirstOrThrow();
  const checkupId = Number(insertId);
  const parts = partsOf(subjects).map((part, at) => ({
    checkup_id: checkupId,
    tenant_id: tenantId,
    part: at,
    subjects: JSON.stringify(part.map(({ subject }) => subject)),
  }));
  await queries(manager).insertInto('invest.checkup_part').values(parts).execute();
  const { job } = await jobs.submit(manager, {
    name: 'invest.checkup',
    payload: { checkupId },
    session,
    uniqueKey: `checkup:${checkupId}`,
    // Minutes of work, which gives way to what someone waits for at a screen.
    priority: JOB_PRIORITY.batch,
  });
  await queries(manager)
    .updateTable('invest.checkup')
    .set({ job_id: job.id })
    .where('id', '=', checkupId)
    .where('tenant_id', '=', tenantId)
    .execute();
  return { checkupId, jobId: job.id, state: job.state };
}

/** Removes the tenant's oldest check-ups beyond those that are kept, the new one counted. The ids of those removed. */
export async function removeOldest(manager: EntityManager, tenantId: string): Promise<readonly number[]> {
  const rows = await queries(manager)
    .selectFrom('invest.checkup')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id', 'desc')
    .limit(1000)
    .offset(CHECKUPS_KEPT - 1)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  await queries(manager)
    .deleteFrom('invest.checkup')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return ids;
}
