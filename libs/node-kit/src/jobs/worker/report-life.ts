import { availableParallelism, hostname, loadavg } from 'node:os';
import type { JobSchema } from '@console/contract-core';
import type { RedisClient } from '../../database/redis.ts';
import type { Logger } from '../../observe/logger.ts';
import { repeat } from './repeat.ts';
import { WorkerBeats } from './worker-beats.ts';

const BEAT_MS = 5000;

export interface ReportLife {
  readonly schema: JobSchema;
  readonly redis: RedisClient;
  readonly logger: Logger;
  readonly version?: string | null | undefined;
  readonly concurrency: number;
  readonly threads?: number | undefined;
  /** How many jobs run now. */
  readonly running: () => number;
}

/** Records every five seconds that this worker is alive, until the returned function is called. */
export function reportLife({ schema, redis, logger, running, ...parts }: ReportLife): () => Promise<void> {
  const beats = new WorkerBeats(redis, schema);
  const me = { host: hostname(), pid: process.pid };
  const warn = (error: unknown): void => logger.warn({ err: error }, 'no sign of life');
  const stop = repeat(
    BEAT_MS,
    () =>
      beats.beat({
        ...me,
        version: parts.version ?? null,
        concurrency: parts.concurrency,
        threads: parts.threads ?? 1,
        running: running(),
        load: Math.round((loadavg()[0] ?? 0) * 100) / 100,
        processors: availableParallelism(),
      }),
    warn,
  );
  return async () => {
    await stop();
    await beats.remove(me).catch(warn);
  };
}
