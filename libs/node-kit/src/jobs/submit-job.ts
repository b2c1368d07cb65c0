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
import { tableName } from '../database/schema-name.ts';
import { canonicalJson } from './canonical-json.ts';
import { JOB_COLUMNS, toJob, type JobRow } from './job-row.ts';

export interface Submission<Name extends JobName = JobName> {
  readonly name: Name;
  readonly payload: JobPayload<Name>;
  /** Whose job it is: the session of the caller, or only a tenant when the console submits by itself. */
  readonly session: Pick<Session, 'tenantId' | 'userId' | 'realName'> | { readonly tenantId: string };
  /** The caller's Idempotency-Key: the same key answers the same job. */
  readonly idempotencyKey?: string;
  /** Names the job's one effect, such as strategy and trade date; a second submission answers the first's job. */
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
  /** False when an equal submission had written it: this one changed nothing. */
  readonly isNew: boolean;
}

/**
 * Writes a job's row in the caller's transaction, or answers the row that an equal submission wrote.
 * Throws on a payload that is not the name's; refuses a key that stands for something else.
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
  const values = [id, session.tenantId, name, payload, hash, uniqueKey, idempotencyKey, priority];
  try {
    await manager.query(
      `INSERT INTO ${tableName(schema, 'job')} (id, tenant_id, name, payload, payload_hash, unique_key,
         idempotency_key, priority, submitted_by, submitted_name, submitted_at, due_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, UTC_TIMESTAMP(3))`,
      [...values, userId, realName, shanghaiDateTime(now)],
    );
  } catch (error) {
    if ((error as { code?: string }).code !== 'ER_DUP_ENTRY') throw error;
    return { job: await existing(manager, submission, { schema, hash }), isNew: false };
  }
  const [row] = await manager.query<JobRow[]>(
    `SELECT ${JOB_COLUMNS} FROM ${tableName(schema, 'job')} WHERE id = ?`,
    [id],
  );
  if (!row) throw new Error(`job ${id} was written and is not there`);
  return { job: toJob(row), isNew: true };
}

/** The row whose key stood in the way, read as it is now and not as the transaction began. */
async function existing(
  manager: EntityManager,
  submission: Submission,
  { schema, hash }: { readonly schema: JobSchema; readonly hash: string },
): Promise<Job> {
  const read = async (where: string, values: readonly string[]): Promise<KeyedRow | undefined> => {
    const rows = await manager.query<KeyedRow[]>(
      `SELECT ${JOB_COLUMNS}, tenant_id, payload_hash FROM ${tableName(schema, 'job')}
       WHERE ${where} LOCK IN SHARE MODE`,
      [...values],
    );
    return rows[0];
  };
  const { session, idempotencyKey, uniqueKey } = submission;
  const submitted =
    idempotencyKey === undefined
      ? undefined
      : await read('tenant_id = ? AND idempotency_key = ?', [session.tenantId, idempotencyKey]);
  if (submitted && submitted.payload_hash !== hash) throw new Refusal(JOB_MESSAGES.keyReused);
  if (submitted) return toJob(submitted);
  const effect = uniqueKey === undefined ? undefined : await read('unique_key = ?', [uniqueKey]);
  if (effect?.tenant_id !== session.tenantId)
    throw new Error(`the effect key ${uniqueKey} is another tenant's`);
  return toJob(effect);
}

type KeyedRow = JobRow & { readonly tenant_id: string; readonly payload_hash: string };
