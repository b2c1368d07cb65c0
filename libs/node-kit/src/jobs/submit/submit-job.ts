import { createHash, randomUUID } from 'node:crypto';
import {
  JOB_MESSAGES,
  JOBS,
  Refusal,
  shanghaiDateTime,
  type Job,
  type JobName,
  type JobPayload,
  type JobSchema,
  type Session,
} from '@console/contract-core';
import type { EntityManager } from 'typeorm';
import { inShareMode } from '../../queries/in-share-mode.ts';
import { canonicalJson } from '../canonical-json.ts';
import { jobQueries, utcNow } from '../job-queries.ts';
import { JOB_COLUMNS, toJob } from '../job-row.ts';

export interface Submission<Name extends JobName = JobName> {
  readonly name: Name;
  readonly payload: JobPayload<Name>;
  /** The submitter: the session of the caller, or only a tenant when the console itself submits. */
  readonly session: Pick<Session, 'tenantId' | 'userId' | 'realName'> | { readonly tenantId: string };
  /** The caller's Idempotency-Key: the same key answers the same job. */
  readonly idempotencyKey?: string;
  /**
   * Identifies the job's effect, such as strategy and trade date; a second submission returns the first one's
   * job.
   */
  readonly uniqueKey?: string;
  /** Smaller first; default 0. */
  readonly priority?: number;
}

export interface SubmitParts {
  readonly schema: JobSchema;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface Submitted {
  readonly job: Job;
  /** False when an equal submission had written the job: this one changed nothing. */
  readonly isNew: boolean;
}

/**
 * Writes a job's row in the caller's transaction, or returns the row that an equal submission wrote. Throws
 * on a payload that does not fit the name; refuses a key that was used for another job.
 */
export async function submitJob(
  manager: EntityManager,
  submission: Submission,
  { schema, now }: SubmitParts,
): Promise<Submitted> {
  const { name, session, idempotencyKey = null, uniqueKey = null, priority = 0 } = submission;
  const spec = JOBS[name];
  if (spec.schema !== schema) throw new Error(`${name} belongs to ${spec.schema}, not ${schema}`);
  const payload = canonicalJson(spec.payload.parse(submission.payload));
  const hash = createHash('sha256').update(`${name}\n${payload}`).digest('hex');
  const { userId, realName } = 'userId' in session ? session : { userId: null, realName: null };
  const id = randomUUID();
  // The insert comes first: a read would fix the transaction's view before a rival's row is in it.
  const jobs = jobQueries(manager, schema);
  try {
    await jobs
      .insertInto('job')
      .values({
        id,
        tenant_id: session.tenantId,
        name,
        payload,
        payload_hash: hash,
        unique_key: uniqueKey,
        idempotency_key: idempotencyKey,
        priority,
        submitted_by: userId,
        submitted_name: realName,
        submitted_at: shanghaiDateTime(now),
        due_at: utcNow,
      })
      .execute();
  } catch (error) {
    if ((error as { code?: string }).code !== 'ER_DUP_ENTRY') throw error;
    return { job: await existing(manager, submission, { schema, hash }), isNew: false };
  }
  const row = await jobs.selectFrom('job').select(JOB_COLUMNS).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Error(`job ${id} was written and is not there`);
  return { job: toJob(row), isNew: true };
}

/** The existing row with the same key, read as committed now and not as at the transaction's start. */
async function existing(
  manager: EntityManager,
  submission: Submission,
  { schema, hash }: { readonly schema: JobSchema; readonly hash: string },
): Promise<Job> {
  const jobs = jobQueries(manager, schema)
    .selectFrom('job')
    .select([...JOB_COLUMNS, 'tenant_id', 'payload_hash'])
    .modifyEnd(inShareMode);
  const { session, idempotencyKey, uniqueKey } = submission;
  const submitted =
    idempotencyKey === undefined
      ? undefined
      : await jobs
          .where('tenant_id', '=', session.tenantId)
          .where('idempotency_key', '=', idempotencyKey)
          .executeTakeFirst();
  if (submitted && submitted.payload_hash !== hash) throw new Refusal(JOB_MESSAGES.keyReused);
  if (submitted) return toJob(submitted);
  const effect =
    uniqueKey === undefined ? undefined : await jobs.where('unique_key', '=', uniqueKey).executeTakeFirst();
  if (effect?.tenant_id !== session.tenantId)
    throw new Error(`the effect key ${uniqueKey} is another tenant's`);
  return toJob(effect);
}
