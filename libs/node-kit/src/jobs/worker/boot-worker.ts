import type { Clock, JobSchema } from '@console/contract-core';
import { fastify, type FastifyInstance } from 'fastify';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { SystemClock } from '../../clock/system-clock.ts';
import { ConfigError, readConfig } from '../../config/read-config.ts';
import { dataSourceOptions } from '../../database/data-source-options.ts';
import { createRedis, type RedisClient } from '../../database/redis.ts';
import { createLogger, type Logger } from '../../observe/logger.ts';
import { Metrics } from '../../observe/metrics.ts';
import { addSystemRoutes } from '../../observe/system-routes.ts';
import type { AnyJob } from '../define-job.ts';
import { programVersion } from './program-version.ts';
import { startWorker, type RunningWorker } from './start-worker.ts';
import type { WorkerConfig } from './worker-config.ts';

/** The connections a worker process has opened when its jobs are made. */
export interface WorkerResources {
  readonly database: DataSource;
  readonly redis: RedisClient;
  readonly clock: Clock;
  readonly logger: Logger;
}

export interface WorkerParts {
  readonly schema: JobSchema;
  /** Every job of the schema, exactly once each, or the boot stops. */
  readonly jobs: (resources: WorkerResources) => readonly AnyJob[];
  /** Starts what the process does beside its jobs; what it returns ends it when the process stops. */
  readonly beside?: (resources: WorkerResources) => () => Promise<void>;
  /** The number of threads on which one job computes, for the job console. Default 1. */
  readonly threads?: number;
}

/**
 * The main of a worker process, as `bootService` is of a service: reads its configuration, opens what jobs
 * need and takes jobs until SIGTERM or SIGINT; then running jobs get WORKER_GRACE_MS, the rest is handed back
 * to the queue, and the process ends with 0. With WORKER_PORT it answers /health/live, /health/ready and
 * /metrics.
 */
export async function bootWorker<Config extends WorkerConfig>(
  configSchema: z.ZodType<Config>,
  parts: (config: Config) => WorkerParts,
): Promise<void> {
  try {
    const config = readConfig(configSchema, process.env);
    const { schema, jobs, beside, threads = 1 } = parts(config);
    const logger = createLogger(`${schema}-worker`, config.LOG_LEVEL);
    const worker = await openWorker({ config, schema, jobs, beside, threads, logger });
    const stop = (): void => {
      worker.close().then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    logger.info({ schema, concurrency: config.WORKER_CONCURRENCY }, 'working');
  } catch (error) {
    const text =
      error instanceof ConfigError || !(error instanceof Error)
        ? String(error)
        : (error.stack ?? error.message);
    process.stderr.write(`cannot start: ${text}\n`);
    process.exit(1);
  }
}

interface OpenWorker extends WorkerParts {
  readonly config: WorkerConfig;
  readonly logger: Logger;
}

async function openWorker({
  config,
  schema,
  jobs,
  beside,
  threads = 1,
  logger,
}: OpenWorker): Promise<RunningWorker> {
  const redis = createRedis(config.REDIS_URL);
  redis.on('error', (error: Error) => logger.warn({ reason: error.message }, 'redis'));
  await redis.connect();
  const clock = new SystemClock();
  const unfollow = config.TEST_CLOCK === '1' ? await clock.follow(redis, logger) : null;
  const open = (poolSize: number): Promise<DataSource> =>
    new DataSource(dataSourceOptions({ url: config.DATABASE_URL, poolSize })).initialize();
  const database = await open(config.DATABASE_POOL);
  const own = await open(config.WORKER_CONCURRENCY + 3);
  const worker = await startWorker({
    schema,
    jobs: jobs({ database, redis, clock, logger }),
    database: own,
    redis,
    redisUrl: config.REDIS_URL,
    clock,
    logger,
    concurrency: config.WORKER_CONCURRENCY,
    graceMs: config.WORKER_GRACE_MS,
    version: await programVersion(process.argv[1] ?? ''),
    threads,
  });
  const http = config.WORKER_PORT === undefined ? null : fastify();
  if (http) {
    const metrics = new Metrics(`${schema}-worker`);
    addSystemRoutes(http as unknown as FastifyInstance, {
      database: own,
      redis,
      metrics,
      token: config.METRICS_TOKEN,
    });
    await http.listen({ port: config.WORKER_PORT ?? 0, host: config.HOST });
  }
  const endBeside = beside?.({ database, redis, clock, logger });
  return {
    close: async () => {
      await endBeside?.();
      await worker.close();
      await http?.close();
      await unfollow?.();
      await Promise.all([database.destroy(), own.destroy()]);
      await redis.close();
    },
  };
}
