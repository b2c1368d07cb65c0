import type { OnModuleDestroy, Provider } from '@nestjs/common';
import {
  JOB_MESSAGES,
  JOB_STATE_TITLES,
  MESSAGES,
  Refusal,
  shanghaiDateTime,
  type Clock,
  type Job,
  type JobName,
  type JobSchema,
  type Page,
} from '@console/contract-core';
import { DataSource, type EntityManager } from 'typeorm';
import type { RedisClient } from '../../database/redis.ts';
import type { Logger } from '../../observe/logger.ts';
import { inShareMode } from '../../queries/in-share-mode.ts';
import { CLOCK, LOGGER, REDIS } from '../../tokens.ts';
import { handOver } from '../queue/hand-over.ts';
import { changeJobs, hasChanged, jobQueries, utcNow } from '../job-queries.ts';
import { JobQueue } from '../queue/job-queue.ts';
import { JOB_COLUMNS, toJob } from '../job-row.ts';
import { listJobs, type JobListQuery } from './list-jobs.ts';
import { submitJob, type Submission, type Submitted } from './submit-job.ts';
import { transact } from '../../database/transact.ts';

export interface JobsParts {
  readonly schema: JobSchema;
  readonly database: DataSource;
  readonly redis: RedisClient;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The HTTP side of a schema's jobs. Provide it in a Nest module with `jobsProvider(schema)`. */
export class Jobs implements OnModuleDestroy {
  private readonly queue: JobQueue;

  constructor(readonly parts: JobsParts) {
    this.queue = new JobQueue(parts.schema, parts.redis, parts.logger);
  }

  /**
   * Writes the job in the caller's transaction, before anything else is read there. After its commit call
   * `handOver(job.id)`; without that call, or with Redis unreachable, a worker finds the job within two
   * seconds. Returns whether the job is new: a job that an equal submission wrote is returned unchanged.
   * Refuses (409) an idempotency key that was used with another name or payload.
   */
  submit<Name extends JobName>(manager: EntityManager, submission: Submission<Name>): Promise<Submitted> {
    const { schema, clock } = this.parts;
    return submitJob(manager, submission as Submission, { schema, now: clock.now() });
  }

  /** `submit` in a transaction of its own, and handed over. */
  async submitNow<Name extends JobName>(submission: Submission<Name>): Promise<Job> {
    const { job } = await transact(this.parts.database, (manager) => this.submit(manager, submission));
    await this.handOver(job.id);
    return job;
  }

  /** Gives a committed job to the queue. Never throws: workers find jobs that could not be handed over. */
  async handOver(id: string): Promise<void> {
    const { database, schema, logger } = this.parts;
    try {
      await handOver({ database, schema, queue: this.queue, id });
    } catch (error) {
      logger.warn({ err: error, jobId: id }, 'job is not handed over yet');
    }
  }

  /** Newest first. */
  list(query: JobListQuery): Promise<Page<Job>> {
    return listJobs(this.parts.database, this.parts.schema, query);
  }

  /** One job. Refuses (404) an id of another tenant. */
  async find(
    tenantId: string,
    id: string,
    manager: EntityManager = this.parts.database.manager,
  ): Promise<Job> {
    return readJob(this.rows(manager, tenantId, id));
  }

  /**
   * Cancels a queued job at once and asks a running one to stop, which its worker does within a second of the
   * commit. A cancelled job is returned unchanged; one that ended otherwise is refused, and with `onlyQueued`
   * also one that runs.
   */
  async cancel(
    tenantId: string,
    id: string,
    manager: EntityManager = this.parts.database.manager,
    { onlyQueued = false }: { readonly onlyQueued?: boolean } = {},
  ): Promise<Job> {
    const change = this.change(manager, tenantId, id);
    // Between the two statements a queued job may start and a running one may be queued again: so a second
    // round.
    for (let round = 0; round < 2; round += 1) {
      const now = shanghaiDateTime(this.parts.clock.now());
      const queued = await hasChanged(
        change
          .set({ state: 'cancelled', finished_at: now, cancel_requested_at: now })
          .where('state', '=', 'queued'),
      );
      if (queued) return this.find(tenantId, id, manager);
      if (onlyQueued) break;
      const running = await hasChanged(
        change
          .set(({ fn, val }) => ({ cancel_requested_at: fn.coalesce('cancel_requested_at', val(now)) }))
          .where('state', '=', 'running'),
      );
      if (running) {
        await this.sayCancelled(id);
        return this.find(tenantId, id, manager);
      }
    }
    // The current row: the transaction's snapshot may be older than the change that prevented the cancelling.
    const job = await readJob(this.rows(manager, tenantId, id).modifyEnd(inShareMode));
    if (job.state === 'cancelled') return job;
    throw new Refusal(JOB_MESSAGES.notCancellable, { state: JOB_STATE_TITLES[job.state] });
  }

  /** Queues a failed or cancelled job again, with all its attempts; refuses any other. */
  async retry(
    tenantId: string,
    id: string,
    manager: EntityManager = this.parts.database.manager,
  ): Promise<Job> {
    const done = await hasChanged(
      this.change(manager, tenantId, id)
        .set((e) => ({ ...AS_NEW, turn: e('turn', '+', 1), due_at: utcNow }))
        .where('state', 'in', ['failed', 'cancelled']),
    );
    const job = await this.find(tenantId, id, manager);
    if (!done) throw new Refusal(JOB_MESSAGES.notRetryable, { state: JOB_STATE_TITLES[job.state] });
    if (manager === this.parts.database.manager) await this.handOver(id);
    return job;
  }

  onModuleDestroy(): Promise<void> {
    return this.queue.close();
  }

  private rows(manager: EntityManager, tenantId: string, id: string) {
    return jobQueries(manager, this.parts.schema)
      .selectFrom('job')
      .select(JOB_COLUMNS)
      .where('id', '=', id)
      .where('tenant_id', '=', tenantId);
  }

  private change(manager: EntityManager, tenantId: string, id: string) {
    return changeJobs(manager, this.parts.schema).where('id', '=', id).where('tenant_id', '=', tenantId);
  }

  private async sayCancelled(id: string): Promise<void> {
    try {
      await this.queue.sayCancelled(id);
    } catch (error) {
      this.parts.logger.warn({ err: error, jobId: id }, 'the worker will read the cancel from the row');
    }
  }
}

/** The reset columns of a job that is queued again. */
const AS_NEW = {
  state: 'queued',
  attempts: 0,
  progress: 0,
  progress_detail: null,
  result: null,
  error: null,
  started_at: null,
  finished_at: null,
  cancel_requested_at: null,
  worker: null,
  handed_at: null,
  heartbeat_at: null,
} as const;

/** Refuses (404) when there is none. */
async function readJob(rows: ReturnType<Jobs['rows']>): Promise<Job> {
  const row = await rows.executeTakeFirst();
  if (!row) throw new Refusal(MESSAGES.notFound);
  return toJob(row);
}

/** Provides `Jobs` of a schema from what the kit gives every service. */
export function jobsProvider(schema: JobSchema): Provider {
  return {
    provide: Jobs,
    useFactory: (database: DataSource, redis: RedisClient, clock: Clock, logger: Logger) =>
      new Jobs({ schema, database, redis, clock, logger }),
    inject: [DataSource, REDIS, CLOCK, LOGGER],
  };
}
