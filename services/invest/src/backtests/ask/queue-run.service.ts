import { Inject, Injectable } from '@nestjs/common';
import { BACKTEST_MESSAGES } from '@console/contract-invest';
import { shanghaiDateTime, type Clock, type JobState, type Session } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { JOB_PRIORITY } from '@console/node-kit/jobs';
import { Jobs } from '@console/node-kit/jobs/submit';
import { Audit } from '@console/node-kit/records';
import type { EntityManager } from 'typeorm';
import { checkOpenRuns } from '../../runs/check-open-runs.ts';
import { recordRun, type RunLine } from '../../runs/record-run.ts';
import type { RunDraft } from './run-draft.ts';
import { insertRun, setJob } from './write-run.ts';

/** A run and the job that computes it. */
export interface QueuedRun {
  readonly associationId: number;
  readonly jobId: string;
  readonly state: JobState;
}

type Line = RunLine<'submitBacktest' | 'repeatBacktest' | 'cancelBacktest' | 'retryBacktest'>;

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
    { draft, action }: { readonly draft: RunDraft; readonly action: Line['action'] },
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
  checkOpen(manager: EntityManager, user: Pick<Session, 'tenantId' | 'userId'>): Promise<void> {
    return checkOpenRuns(manager, user, {
      name: 'invest.backtest',
      most: MOST_OPEN,
      refusal: BACKTEST_MESSAGES.tooMany,
    });
  }

  record(manager: EntityManager, session: Session, line: Line): Promise<void> {
    return recordRun(this.audit, manager, session, { kind: 'backtest', ...line });
  }
}
