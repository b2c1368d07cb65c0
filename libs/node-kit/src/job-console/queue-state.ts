import {
  JOB_STATES,
  shanghaiDateTime,
  type JobQueueState,
  type JobSchema,
  type JobState,
} from '@console/contract-core';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { jobQueries, utcNow } from '../jobs/job-queries.ts';

const HOUR_MS = 3_600_000;

export interface QueueStateParts {
  readonly schema: JobSchema;
  readonly database: DataSource;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The state of a tenant's queue, without the workers, which belong to no tenant. */
export async function queueState(
  { schema, database, now }: QueueStateParts,
  tenantId: string,
): Promise<Omit<JobQueueState, 'workers'>> {
  const jobs = jobQueries(database, schema).selectFrom('job').where('tenant_id', '=', tenantId);
  const [states, waiting, hour] = await Promise.all([
    jobs
      .select(['state', ({ fn }) => fn.countAll().as('jobs')])
      .groupBy('state')
      .execute(),
    // By the database's own clock, like the time of handing over; a retried job waits from its retry.
    jobs
      .where('state', '=', 'queued')
      .select(({ ref }) =>
        sql<number | null>`TIMESTAMPDIFF(SECOND, MIN(${ref('due_at')}), ${utcNow})`.as('seconds'),
      )
      .executeTakeFirst(),
    jobs
      .where('state', 'in', ['succeeded', 'failed'])
      .where('finished_at', '>', shanghaiDateTime(now - HOUR_MS))
      .select(({ ref }) => [
        sql<number>`COUNT(IF(${ref('state')} = 'succeeded', 1, NULL))`.as('done'),
        sql<number>`COUNT(IF(${ref('state')} = 'failed', 1, NULL))`.as('failed'),
        sql<string | null>`AVG(IF(${ref('state')} = 'succeeded',
          TIMESTAMPDIFF(SECOND, ${ref('started_at')}, ${ref('finished_at')}), NULL))`.as('meanSeconds'),
      ])
      .executeTakeFirst(),
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
