import type { JobSchema } from '@console/contract-core';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { changeJobs, jobQueries, utcNow } from '../job-queries.ts';
import type { JobQueue } from './job-queue.ts';

/** The seconds after which a queued job is handed over again: the queue may have lost it. */
const HAND_AGAIN_SECONDS = 8;
const MOST_AT_ONCE = 500;

export interface HandOverParts {
  readonly database: DataSource;
  readonly schema: JobSchema;
  readonly queue: JobQueue;
  /** One job only; else every job that is due. */
  readonly id?: string;
}

/**
 * Hands over to the queue the jobs it lacks. Handing over twice is harmless: the queue knows each turn by its
 * id.
 */
export async function handOver(parts: HandOverParts): Promise<void> {
  const { database, schema, queue } = parts;
  const queued = changeJobs(database, schema).where('state', '=', 'queued');
  let due: Awaited<ReturnType<typeof dueJobs>>;
  do {
    due = await dueJobs(parts);
    if (due.length === 0) return;
    const ids = due.map((row) => row.id);
    // Marked first: once handed over, a row may be locked by the transaction of its job, and the handing over
    // must not wait for that.
    await queued.set({ handed_at: utcNow }).where('id', 'in', ids).execute();
    try {
      await queue.hand(due);
    } catch (error) {
      await queued.set({ handed_at: null }).where('id', 'in', ids).execute();
      throw error;
    }
  } while (due.length === MOST_AT_ONCE);
}

function dueJobs({ database, schema, id }: HandOverParts) {
  const jobs = jobQueries(database, schema)
    .selectFrom('job')
    .select(['id', 'turn', 'name', 'priority'])
    .where('state', '=', 'queued')
    .where('due_at', '<=', utcNow)
    .where((e) =>
      e.or([
        e('handed_at', 'is', null),
        e('handed_at', '<', sql<string>`${utcNow} - INTERVAL ${HAND_AGAIN_SECONDS} SECOND`),
      ]),
    )
    .orderBy('priority')
    .orderBy('seq')
    .limit(MOST_AT_ONCE);
  return (id === undefined ? jobs : jobs.where('id', '=', id)).execute();
}
