import { Injectable } from '@nestjs/common';
import { backtestCalls } from '@console/contract-invest';
import type { InputOf, Session } from '@console/contract-core';
import { transact } from '@console/node-kit/database';
import { Jobs } from '@console/node-kit/jobs/submit';
import { Creations } from '@console/node-kit/records';
import { DataSource } from 'typeorm';
import { cancelJob } from '../../runs/cancel-job.ts';
import { settled } from '../../settled.ts';
import { DraftRunService } from './draft-run.service.ts';
import { QueueRunService, type QueuedRun } from './queue-run.service.ts';
import { jobOfRun } from './stored-run.ts';

/** Submits, repeats, cancels and retries backtests; each with its audit line, in one transaction. */
@Injectable()
export class BacktestsService {
  constructor(
    private readonly database: DataSource,
    private readonly creations: Creations,
    private readonly jobs: Jobs,
    private readonly drafts: DraftRunService,
    private readonly runs: QueueRunService,
  ) {}

  /**
   * Queues a run. Refuses one that cannot be computed, unless its key belongs to a run that is already queued. Without
   * a key each is new.
   */
  async submit(
    session: Session,
    input: InputOf<typeof backtestCalls.submitBacktest>,
    key: string | null,
  ): Promise<QueuedRun> {
    const drafted = await settled(this.drafts.draft(session.tenantId, input));
    const entry = backtestCalls.submitBacktest;
    const made = await this.creations.once(
      { schema: 'invest', entry, session, key, input },
      async (manager) => {
        const draft = drafted();
        await this.drafts.lock(manager, session.tenantId, draft);
        return this.runs.queue(manager, session, { draft, action: 'submitBacktest' });
      },
    );
    await this.jobs.handOver(made.jobId);
    return made;
  }

  /**
   * Queues a run again, as a new run that is compared with the first.
   * @throws Refusal of one that has not succeeded, and once the data has changed
   */
  async repeat(session: Session, associationId: number, key: string): Promise<QueuedRun> {
    const drafted = await settled(this.drafts.again(session.tenantId, associationId));
    const made = await this.creations.once(
      { schema: 'invest', session, key, entry: backtestCalls.repeatBacktest, input: { associationId } },
      (manager) => this.runs.queue(manager, session, { draft: drafted(), action: 'repeatBacktest' }),
    );
    await this.jobs.handOver(made.jobId);
    return made;
  }

  /** Cancels a run. One that is cancelled already, or asked to stop, is answered as it is. */
  async cancel(session: Session, associationId: number): Promise<QueuedRun> {
    const { jobId } = await jobOfRun(this.database, session.tenantId, associationId);
    return transact(this.database, async (manager) => {
      const { before, after, isChanged } = await cancelJob(manager, this.jobs, {
        tenantId: session.tenantId,
        jobId,
      });
      if (isChanged)
        await this.runs.record(manager, session, {
          action: 'cancelBacktest',
          id: associationId,
          before: { state: before.state },
          after: { state: after.state, cancelRequested: after.cancelRequested },
        });
      return { associationId, jobId, state: after.state };
    });
  }

  /** @throws Refusal of one that neither failed nor was cancelled, and where its user has as many runs as one may */
  async retry(session: Session, associationId: number): Promise<QueuedRun> {
    const { jobId, createdBy } = await jobOfRun(this.database, session.tenantId, associationId);
    const userId = createdBy ?? session.userId;
    const queued = await transact(this.database, async (manager) => {
      await this.runs.checkOpen(manager, { tenantId: session.tenantId, userId });
      const before = await this.jobs.find(session.tenantId, jobId, manager);
      const { state } = await this.jobs.retry(session.tenantId, jobId, manager);
      await this.runs.record(manager, session, {
        action: 'retryBacktest',
        id: associationId,
        before: { state: before.state },
        after: { state },
      });
      return { associationId, jobId, state };
    });
    await this.jobs.handOver(queued.jobId);
    return queued;
  }
}
