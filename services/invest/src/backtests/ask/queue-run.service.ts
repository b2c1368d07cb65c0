import { Inject, Injectable } from '@nestjs/common';
import { BACKTEST_MESSAGES } from '@console/contract-invest';
import { Refusal, shanghaiDateTime, type Clock, type JobState, type Session } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { JOB_PRIORITY } from '@console/node-kit/jobs';
import { Jobs } from '@console/node-kit/jobs/submit';
import { Audit } from '@console/node-kit/records';
import type { EntityManager } from 'typeorm';
import type { RunDraft } from './run-draft.ts';
import { insertRun, openRunsOf, setJob } from './write-run.ts';

/** A run and the job that computes it. */
export interface QueuedRun {
  readonly associationId: number;
  readonly jobId: string;
  readonly state: JobState;
}

/** The content of a run's audit line, beside who and when. */
export interface RunLine {
  readonly action: 'submitBacktest' | 'repeatBacktest' | 'cancelBacktest' | 'retryBacktest';
  readonly id: number;
  readonly before?: object;
  readonly after: object;
}

/** The most runs of one user that may wait or run. */
const MOST_OPEN = 5;

/** Queues runs, each with its job and its audit line in the caller's transaction. */
@Injectable()
export class QueueRunService {
  constructor(
    private readonly jobs: Jobs,
    private readonly audit: Audit,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Queues a run; the caller hands the job over after the commit. Call it in a transaction that has read nothing yet.
   * @throws Refusal tooMany where the user has the most runs allowed
   */
  async queue(
    manager: EntityManager,
    session: Session,
    { draft, action }: { readonly draft: RunDraft; readonly action: RunLine['action'] },
  ): Promise<QueuedRun> {
    const { tenantId, userId } = session;
    await this.checkOpen(manager, { tenantId, userId });
    const write = { tenantId, userId, now: shanghaiDateTime(this.clock.now()) };
    const id = await insertRun(manager, write, draft);
    const { job } = await this.jobs.submit(manager, {
      name: 'invest.backtest',
      payload: { associationId: id },
      session,
      uniqueKey: `backtest:${id}`,
      priority: JOB_PRIORITY.interactive,
    });
    await setJob(manager, tenantId, { runId: id, jobId: job.id });
    const { factorId, factorName, factorVersion, params, repeatsId } = draft;
    const after = { factorId, factorName, factorVersion, params, ...(repeatsId !== null && { repeatsId }) };
    await this.record(manager, session, { action, id, after });
    return { associationId: id, jobId: job.id, state: job.state };
  }

  /** @throws Refusal tooMany */
  async checkOpen(
    manager: EntityManager,
    user: { readonly tenantId: string; readonly userId: number },
  ): Promise<void> {
    const count = await openRunsOf(manager, user);
    if (count >= MOST_OPEN) throw new Refusal(BACKTEST_MESSAGES.tooMany, { count, most: MOST_OPEN });
  }

  record(manager: EntityManager, session: Session, { action, id, ...change }: RunLine): Promise<void> {
    return this.audit.record(manager, {
      session,
      service: 'invest',
      action: `invest.${action}`,
      subject: `backtest:${id}`,
      ...change,
    });
  }
}
