import type { Job, JobPayload, JobState } from '@console/contract-core';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { SystemClock } from '../clock/system-clock.ts';
import { auditLogMigration } from '../audit/audit-log-migration.ts';
import { dataSourceOptions } from '../database/data-source-options.ts';
import { createRedis, type RedisClient } from '../database/redis.ts';
import { tableName } from '../database/schema-name.ts';
import { defineJob, type AnyJob, type JobDefinition } from '../jobs/define-job.ts';
import { QUEUE_PREFIX, queueName } from '../jobs/queue/job-queue.ts';
import { jobTableMigrations } from '../jobs/job-table.ts';
import { Jobs } from '../jobs/submit/jobs.ts';
import { startWorker, type RunningWorker } from '../jobs/worker/start-worker.ts';
import type { Submission } from '../jobs/submit/submit-job.ts';
import { noticeMigration } from '../notices/notice-migration.ts';
import { TENANT } from './data/fill-ecology.ts';
import { scratchData, type ScratchData } from './data/scratch-data.ts';

export type ImportBody = JobDefinition<'data.import'>['run'];

export interface WorkerOptions {
  readonly attempts?: number;
  readonly concurrency?: number;
  readonly graceMs?: number;
  /** Other connections to the servers. */
  readonly database?: DataSource;
  readonly redis?: RedisClient;
  readonly redisUrl?: string;
}

/** A `job` table of its own with its HTTP side, and workers whose jobs do what the test says. */
export interface JobBench {
  readonly data: ScratchData;
  readonly jobs: Jobs;
  /** A worker in this process; `data.undo` succeeds at once. */
  work(run: ImportBody, options?: WorkerOptions): Promise<RunningWorker>;
  /** Submits a `data.import` of `delivery`. */
  submit(delivery: string, more?: Partial<Submission<'data.import'>>): Promise<Job>;
  /** Waits until the job is in one of the states; throws when it ends otherwise. */
  until(id: string, ...states: readonly JobState[]): Promise<Job>;
  row(id: string): Promise<Record<string, unknown>>;
  /** Deletes this bench's queue from Redis. */
  loseQueue(): Promise<void>;
  stopWorkers(): Promise<void>;
  close(): Promise<void>;
}

export const importOf = (delivery: string): JobPayload<'data.import'> => ({
  delivery,
  mapping: null,
  dryRun: false,
  demo: false,
  source: null,
});
export const SUBMITTER = { tenantId: TENANT, userId: 7, realName: '某人' } as const;

export async function jobBench(): Promise<JobBench> {
  const data = await scratchData({
    access: [auditLogMigration, noticeMigration],
    platform: jobTableMigrations(1795300000001),
  });
  const logger = pino({ level: process.env['TEST_LOG'] ?? 'silent' });
  const clock = new SystemClock();
  const open = (poolSize: number): Promise<DataSource> =>
    new DataSource(dataSourceOptions({ url: data.databaseUrl, poolSize })).initialize();
  const database = await open(6);
  const redis = createRedis(data.redisUrl);
  redis.on('error', (error: Error) => logger.warn({ reason: error.message }, 'redis'));
  await redis.connect();
  const jobs = new Jobs({ schema: 'platform', database, redis, clock, logger });
  const workers: RunningWorker[] = [];
  const loseQueue = async (): Promise<void> => {
    for await (const keys of redis.scanIterator({ MATCH: `${QUEUE_PREFIX}:${queueName('platform')}:*` }))
      if (keys.length > 0) await redis.del(keys);
  };
  const stopWorkers = async (): Promise<void> => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
  };
  return {
    data,
    jobs,
    work: async (run, { attempts, ...options } = {}) => {
      const worker = await startWorker({
        schema: 'platform',
        jobs: testJobs(run, attempts),
        database,
        redis,
        redisUrl: data.redisUrl,
        clock,
        logger,
        concurrency: 2,
        graceMs: 0,
        ...options,
      });
      workers.push(worker);
      return worker;
    },
    submit: (delivery, more) =>
      jobs.submitNow({ name: 'data.import', payload: importOf(delivery), session: SUBMITTER, ...more }),
    until: (id, ...states) => until(jobs, id, states),
    row: async (id) => {
      const [row] = await database.query<Record<string, unknown>[]>(
        `SELECT * FROM ${tableName('platform', 'job')} WHERE id = ?`,
        [id],
      );
      return row ?? {};
    },
    loseQueue,
    stopWorkers,
    close: async () => {
      await stopWorkers();
      await jobs.onModuleDestroy();
      await loseQueue();
      await redis.close();
      await database.destroy();
      await data.drop();
    },
  };
}

/** The jobs of the platform schema with a body of the test's. */
export function testJobs(run: ImportBody, attempts = 3): readonly AnyJob[] {
  return [
    defineJob({ name: 'data.import', attempts, backoffMs: 1, run }),
    defineJob({ name: 'data.undo', run: async ({ runId }: JobPayload<'data.undo'>) => runId }),
  ];
}

const POLL_MS = 50;
const MOST_POLLS = 800;
const ENDED: readonly JobState[] = ['succeeded', 'failed', 'cancelled'];

async function until(jobs: Jobs, id: string, states: readonly JobState[]): Promise<Job> {
  for (let polls = 0; polls < MOST_POLLS; polls += 1) {
    const job = await jobs.find(TENANT, id);
    if (states.includes(job.state)) return job;
    if (ENDED.includes(job.state)) throw new Error(`the job is ${job.state}: ${job.error ?? ''}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`the job never became ${states.join(' or ')}`);
}
