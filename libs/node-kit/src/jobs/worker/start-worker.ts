import { hostname } from 'node:os';
import type { Clock, JobSchema } from '@console/contract-core';
import { Worker } from 'bullmq';
import type { DataSource } from 'typeorm';
import { createRedis, type RedisClient } from '../../database/redis.ts';
import type { Logger } from '../../observe/logger.ts';
import type { AnyJob } from '../define-job.ts';
import { handOver } from '../queue/hand-over.ts';
import { jobFaults } from './job-faults.ts';
import { cancelChannel, JobQueue, queueName, QUEUE_PREFIX, type Handed } from '../queue/job-queue.ts';
import { JobStore } from './job-store.ts';
import { queueConnection } from '../queue/queue-connection.ts';
import { repeat } from './repeat.ts';
import { TakenJobs } from './taken-jobs.ts';
import { reportLife } from './report-life.ts';

const RECONCILE_MS = 1000;

export interface StartWorker {
  readonly schema: JobSchema;
  readonly jobs: readonly AnyJob[];
  /** For the worker's own statements: heartbeats must not wait for the bodies. */
  readonly database: DataSource;
  readonly redis: RedisClient;
  readonly redisUrl: string;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly concurrency: number;
  /** The milliseconds that running jobs may continue when closing. */
  readonly graceMs: number;
  /**
   * Shown by the job console: the program's version, and the number of threads on which a job computes
   * (default 1).
   */
  readonly version?: string | null;
  readonly threads?: number;
}

export interface RunningWorker {
  /** Takes no more jobs, gives the running ones their grace, hands back the rest. */
  close(): Promise<void>;
}

/** Takes jobs from the schema's queue until closed. Throws when a job lacks its one handler. */
export async function startWorker(parts: StartWorker): Promise<RunningWorker> {
  const { schema, jobs, database, redis, clock, logger } = parts;
  const faults = jobFaults(schema, jobs);
  if (faults.length > 0)
    throw new Error(`jobs of ${schema}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  const store = new JobStore({ schema, database, clock, worker: `${hostname()}:${process.pid}` });
  const queue = new JobQueue(schema, redis, logger);
  const taken = new TakenJobs(jobs, { store, clock, logger });
  const listener = await listen(parts, (id) => taken.look(id));
  const consumer = consume(parts, (handed) => taken.take(handed));
  const stopReconciling = repeat(
    RECONCILE_MS,
    async () => {
      const left = await store.takeFromSilent();
      if (left > 0) logger.warn({ jobs: left }, 'jobs of silent workers taken over');
      await handOver({ database, schema, queue });
    },
    (error) => logger.warn({ err: error }, 'not reconciled'),
  );
  const { concurrency, threads, version } = parts;
  const stopTelling = reportLife({
    schema,
    redis,
    logger,
    concurrency,
    threads,
    version,
    running: () => taken.count,
  });
  const close = async (): Promise<void> => {
    taken.refuse();
    await consumer.pause();
    await taken.end(parts.graceMs);
    await stopReconciling();
    await stopTelling();
    await consumer.close();
    await listener.close();
    await queue.close();
  };
  let closed: Promise<void> | null = null;
  return { close: () => (closed ??= close()) };
}

async function listen(
  { schema, redis, logger }: StartWorker,
  asked: (id: string) => void,
): Promise<RedisClient> {
  const listener = redis.duplicate();
  listener.on('error', (error: Error) => logger.warn({ reason: error.message }, 'redis'));
  await listener.connect();
  await listener.subscribe(cancelChannel(schema), asked);
  return listener;
}

interface Consumer {
  pause(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The receiving end of the queue. The row decides what is run: duplicate messages and those of finished jobs
 * are dropped, and the job of a dead worker is queued again when the row's lease ends.
 */
function consume(
  { schema, redisUrl, concurrency, logger }: StartWorker,
  take: (handed: Handed) => Promise<void>,
): Consumer {
  const connection = createRedis(redisUrl);
  connection.on('error', (error: Error) => logger.warn({ reason: error.message }, 'redis'));
  const worker = new Worker<Handed>(queueName(schema), ({ data }) => take(data), {
    connection: queueConnection(connection),
    prefix: QUEUE_PREFIX,
    skipVersionCheck: true,
    concurrency,
    lockDuration: 5000,
    stalledInterval: 2000,
    // Shorter than the connection's patience with silence.
    drainDelay: 1,
    runRetryDelay: 500,
    autorun: false,
  });
  worker.on('error', (error) => logger.warn({ reason: error.message }, 'job queue'));
  // A connection that breaks at the wrong moment ends BullMQ's loop, so the loop is started again.
  const stop = repeat(
    500,
    async () => {
      if (!worker.closing && !worker.isPaused()) await worker.run();
    },
    (error) => logger.warn({ err: error }, 'job queue'),
  );
  return {
    pause: () => worker.pause(true),
    close: async () => {
      await worker.close();
      await stop();
      if (connection.isReady) await connection.close();
      else if (connection.isOpen) connection.destroy();
    },
  };
}
