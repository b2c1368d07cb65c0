import { z } from 'zod';
import { kitConfigSchema } from '../../config/kit-config.ts';

/** The environment variables that every worker process reads. A worker with more extends it. */
export const workerConfigSchema = kitConfigSchema
  .pick({
    NODE_ENV: true,
    DATABASE_URL: true,
    DATABASE_POOL: true,
    SCHEMA_PREFIX: true,
    REDIS_URL: true,
    TEST_CLOCK: true,
    LOG_LEVEL: true,
    METRICS_TOKEN: true,
    HOST: true,
  })
  .extend({
    /** The number of jobs at the same time. */
    WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(32).default(2),
    /** How long running jobs may go on after SIGTERM before they are handed back to the queue. */
    WORKER_GRACE_MS: z.coerce.number().int().min(0).max(600_000).default(2000),
    /** Serves health and metrics when given. */
    WORKER_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  });
export type WorkerConfig = z.output<typeof workerConfigSchema>;
