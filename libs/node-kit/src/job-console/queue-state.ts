import {
  JOB_STATES,
  shanghaiDateTime,
  type JobQueueState,
  type JobSchema,
  type JobState,
} from '@console/contract-core';
import type { DataSource } from 'typeorm';
import { tableName } from '../database/schema-name.ts';

const HOUR_MS = 3_600_000;

export interface QueueStateParts {
  readonly schema: JobSchema;
  readonly database: DataSource;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

interface HourRow {
  readonly done: number | string;
  readonly failed: number | string;
  readonly meanSeconds: number | string | null;
}

/** How a tenant's queue stands: everything but the workers, which are nobody's. */
export async function queueState(
  { schema, database, now }: QueueStateParts,
  tenantId: string,
): Promise<Omit<JobQueueState, 'workers'>> {
  const table = tableName(schema, 'job');
  const [states, [waiting], [hour]] = await Promise.all([
    database.query<{ state: JobState; jobs: number | string }[]>(
      `SELECT state, COUNT(*) AS jobs FROM ${table} WHERE tenant_id = ? GROUP BY state`,
      [tenantId],
    ),
    // By the database's own clock, as it is handed over; a retried one waits from its retry.
    database.query<{ seconds: number | null }[]>(
      `SELECT TIMESTAMPDIFF(SECOND, MIN(due_at), UTC_TIMESTAMP(3)) AS seconds FROM ${table}
        WHERE tenant_id = ? AND state = 'queued'`,
      [tenantId],
    ),
    database.query<HourRow[]>(
      `SELECT COUNT(IF(state = 'succeeded', 1, NULL)) AS done, COUNT(IF(state = 'failed', 1, NULL)) AS failed,
              AVG(IF(state = 'succeeded', TIMESTAMPDIFF(SECOND, started_at, finished_at), NULL)) AS meanSeconds
         FROM ${table} WHERE tenant_id = ? AND state IN ('succeeded', 'failed') AND finished_at > ?`,
      [tenantId, shanghaiDateTime(now - HOUR_MS)],
    ),
  ]);
  const count = (wanted: JobState): number => Number(states.find(({ state }) => state === wanted)?.jobs ?? 0);
  const waitingSeconds = waiting?.seconds ?? null;
  const { done = 0, failed = 0, meanSeconds = null } = hour ?? {};
  return {
    counts: Object.fromEntries(JOB_STATES.map((state) => [state, count(state)])) as JobQueueState['counts'],
    oldestWaiting: waitingSeconds === null ? null : Math.max(0, waitingSeconds),
    done: Number(done),
    failed: Number(failed),
    meanSeconds: meanSeconds === null ? null : Number(meanSeconds),
  };
}
