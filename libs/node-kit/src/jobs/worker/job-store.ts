import {
  shanghaiDateTime,
  type Clock,
  type JobProgressDetail,
  type JobSchema,
  type JobState,
} from '@console/contract-core';
import { expressionBuilder, sql, type Updateable } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { transact } from '../../database/transact.ts';
import { tellSubmitter } from './job-notice.ts';
import { changeJobs, hasChanged, jobQueries, jobsById, utcNow } from '../job-queries.ts';
import type { Handed } from '../queue/job-queue.ts';
import type { JobRow } from '../job-row.ts';
import { JobStopped } from './job-stopped.ts';

/** The silence of a worker after which its job is taken from it. */
const LEASE_SECONDS = 6;

/** The data a worker has of a running job. */
export interface Claim extends Handed {
  readonly tenantId: string;
  readonly name: string;
  readonly payload: string;
  readonly attempt: number;
  readonly maxAttempts: number;
  /** The user who is told how it ended; null for a job of the console itself. */
  readonly submittedBy: number | null;
}

export interface StoreParts {
  readonly schema: JobSchema;
  readonly database: DataSource;
  readonly clock: Clock;
  /** The process's name, as stored. */
  readonly worker: string;
}

const e = expressionBuilder<{ readonly j: JobRow }, 'j'>();
const isAsked = sql<0 | 1>`${e.ref('j.cancel_requested_at')} IS NOT NULL`;

/** Back to the queue as a new turn; a job that was asked to stop is cancelled instead, `now`. */
const queuedAgain = (now: string) => ({
  finished_at: sql<string | null>`IF(${isAsked}, ${now}, NULL)`,
  state: sql<JobState>`IF(${isAsked}, 'cancelled', 'queued')`,
  turn: e('j.turn', '+', 1),
  handed_at: null,
  heartbeat_at: null,
});

/** The worker's side of the job table: every change names the turn it assumes. */
export class JobStore {
  constructor(private readonly parts: StoreParts) {}

  /**
   * Claims a queued job. Returns null when it is finished, claimed, of another turn, or of a name without
   * `maxAttempts`, which only a newer worker knows.
   */
  async claim({ id, turn }: Handed, maxAttempts: (name: string) => number | null): Promise<Claim | null> {
    const row = await jobQueries(this.parts.database, this.parts.schema)
      .selectFrom('job')
      .select(['tenant_id as tenantId', 'name', 'payload', 'attempts', 'submitted_by as submittedBy'])
      .where('id', '=', id)
      .where('turn', '=', turn)
      .where('state', '=', 'queued')
      .executeTakeFirst();
    if (!row) return null;
    const most = maxAttempts(row.name);
    if (most === null) return null;
    const taken = await hasChanged(
      this.of({ id, turn }, 'queued').set({
        state: 'running',
        attempts: e('j.attempts', '+', 1),
        max_attempts: most,
        worker: this.parts.worker,
        started_at: this.now(),
        heartbeat_at: utcNow,
        progress: 0,
        progress_detail: null,
        error: null,
      }),
    );
    if (!taken) return null;
    const { attempts, ...job } = row;
    return { id, turn, ...job, attempt: attempts + 1, maxAttempts: most };
  }

  /** Lets a job that was not claimed be handed over again without the wait. */
  async unhand(job: Handed): Promise<void> {
    await this.of(job, 'queued').set({ handed_at: null }).execute();
  }

  /** Renews the lease; returns why the job has to stop, or null. */
  async beat(job: Handed): Promise<'cancelled' | 'lost' | null> {
    if (!(await hasChanged(this.of(job).set({ heartbeat_at: utcNow })))) return 'lost';
    const row = await jobQueries(this.parts.database, this.parts.schema)
      .selectFrom('job as j')
      .select(isAsked.as('asked'))
      .where('j.id', '=', job.id)
      .where('j.state', '=', 'running')
      .where('j.turn', '=', job.turn)
      .executeTakeFirst();
    return row?.asked ? 'cancelled' : null;
  }

  /** Locks the row for the effect's transaction, and renews the lease with it. Throws JobStopped. */
  async lock(manager: EntityManager, { id, turn }: Handed): Promise<void> {
    // All in the caller's transaction: another connection would wait for the lock this one takes.
    const row = await jobQueries(manager, this.parts.schema)
      .selectFrom(jobsById(this.parts.schema))
      .select(isAsked.as('asked'))
      .where('j.id', '=', id)
      .where('j.state', '=', 'running')
      .where('j.turn', '=', turn)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.asked) throw new JobStopped(row ? 'cancelled' : 'lost');
    await this.of({ id, turn }, 'running', manager).set({ heartbeat_at: utcNow }).execute();
  }

  progress(job: Handed, share: number, detail: JobProgressDetail | undefined): Promise<boolean> {
    const said = detail === undefined ? {} : { progress_detail: JSON.stringify(detail) };
    return hasChanged(this.of(job).set({ progress: share, ...said }));
  }

  succeed(job: Claim, result: string): Promise<boolean> {
    return this.end(job, { state: 'succeeded', progress: 1, result });
  }

  fail(job: Claim, error: string): Promise<boolean> {
    return this.end(job, { state: 'failed', error: error.slice(0, MOST_ERROR) });
  }

  cancelled(job: Handed): Promise<boolean> {
    return hasChanged(this.of(job).set({ state: 'cancelled', finished_at: this.now() }));
  }

  /** Queues a failed try again, not before `pauseMs` have passed. */
  again(job: Handed, pauseMs: number): Promise<boolean> {
    const pause = Math.round(pauseMs * 1000);
    const due = sql<string>`${utcNow} + INTERVAL ${pause} MICROSECOND`;
    return hasChanged(this.of(job).set({ ...queuedAgain(this.now()), due_at: due }));
  }

  /** Queues a job that the process has no time for; the try does not count. */
  handBack(job: Handed): Promise<boolean> {
    const attempts = e('j.attempts', '-', 1);
    return hasChanged(this.of(job).set({ ...queuedAgain(this.now()), attempts, due_at: utcNow }));
  }

  /**
   * Takes the jobs of silent workers: queues them again, or fails them when they had all their tries. Skips
   * locked rows, because a process that locks a row is alive. Returns their number.
   */
  takeFromSilent(): Promise<number> {
    // Locks no gaps, so that other workers can start jobs and renew leases meanwhile.
    return transact(
      this.parts.database,
      async (manager) => {
        const rows = await jobQueries(manager, this.parts.schema)
          .selectFrom('job')
          .select(['id', 'attempts', 'max_attempts as most'])
          .where('state', '=', 'running')
          .where('heartbeat_at', '<', sql<string>`${utcNow} - INTERVAL ${LEASE_SECONDS} SECOND`)
          .limit(100)
          .forUpdate()
          .skipLocked()
          .execute();
        for (const { id, attempts, most } of rows) await this.takeFrom(manager, id, { attempts, most });
        return rows.length;
      },
      'READ COMMITTED',
    );
  }

  private async takeFrom(manager: EntityManager, id: string, { attempts, most }: Tries): Promise<void> {
    const job = jobQueries(manager, this.parts.schema).updateTable('job as j').where('j.id', '=', id);
    if (attempts < most) {
      await job.set({ ...queuedAgain(this.now()), due_at: utcNow }).execute();
      return;
    }
    await job
      .set({
        state: sql<JobState>`IF(${isAsked}, 'cancelled', 'failed')`,
        error: `执行进程 ${attempts} 次意外中断，不再重试`,
        finished_at: this.now(),
      })
      .execute();
    await tellSubmitter(manager, this.parts, id);
  }

  private now(): string {
    return shanghaiDateTime(this.parts.clock.now());
  }

  /** Ends a job and notifies its submitter in one transaction; a worker that lost the job sends no notice. */
  private end(job: Claim, ended: Updateable<JobRow>): Promise<boolean> {
    const change = (manager?: EntityManager): Promise<boolean> =>
      hasChanged(this.of(job, 'running', manager).set({ ...ended, finished_at: this.now() }));
    if (job.submittedBy === null) return change();
    return transact(this.parts.database, async (manager) => {
      const mine = await change(manager);
      if (mine) await tellSubmitter(manager, this.parts, job.id);
      return mine;
    });
  }

  /** A change of the job, if it is still in that turn. */
  private of(
    { id, turn }: Handed,
    state: 'queued' | 'running' = 'running',
    manager: EntityManager = this.parts.database.manager,
  ) {
    return changeJobs(manager, this.parts.schema)
      .where('j.id', '=', id)
      .where('j.state', '=', state)
      .where('j.turn', '=', turn);
  }
}

const MOST_ERROR = 1000;

interface Tries {
  readonly attempts: number;
  readonly most: number;
}
