import { Injectable } from '@nestjs/common';
import { CHECKUP_MESSAGES, checkupCalls } from '@console/contract-invest';
import { MESSAGES, Refusal, type InputOf, type Session } from '@console/contract-core';
import { transact } from '@console/node-kit/database';
import { Jobs } from '@console/node-kit/jobs/submit';
import { Audit, Creations } from '@console/node-kit/records';
import { DataSource, type EntityManager } from 'typeorm';
import { queries } from '../../queries.ts';
import { cancelJob } from '../../runs/cancel-job.ts';
import { recordRun, type RunLine } from '../../runs/record-run.ts';
import { settled } from '../../settled.ts';
import { openShares } from '../work/shares.ts';
import { frozenSubjects } from './frozen-subjects.ts';
import { isUnderWay, queueCheckup, removeOldest, type QueuedCheckup } from './queue-checkup.ts';

type Line = RunLine<'submitCheckup' | 'cancelCheckup' | 'retryCheckup'>;

/** Submits, cancels and retries check-ups; each with its audit line, in one transaction. */
@Injectable()
export class CheckupsService {
  constructor(
    private readonly database: DataSource,
    private readonly creations: Creations,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
  ) {}

  /**
   * Queues a check-up of what there is now. Refuses one without subjects, and a second of the tenant at a time, unless
   * its key belongs to one that is already queued.
   */
  async submit(
    session: Session,
    input: InputOf<typeof checkupCalls.submitCheckup>,
    key: string | null,
  ): Promise<QueuedCheckup> {
    const { tenantId } = session;
    const read = await settled(frozenSubjects(this.database, tenantId, input.scope));
    const made = await this.creations.once(
      { schema: 'invest', entry: checkupCalls.submitCheckup, session, key, input },
      async (manager) => {
        if (await isUnderWay(manager, tenantId)) throw new Refusal(CHECKUP_MESSAGES.running);
        const subjects = read();
        if (subjects.length === 0) throw new Refusal(CHECKUP_MESSAGES.noFactors);
        const removed = await removeOldest(manager, tenantId);
        const draft = { session, scope: input.scope, subjects, nightDate: null };
        const queued = await queueCheckup(manager, this.jobs, draft);
        await this.record(manager, session, {
          action: 'submitCheckup',
          id: queued.checkupId,
          after: { scope: input.scope, subjects: subjects.length, ...(removed.length > 0 && { removed }) },
        });
        return queued;
      },
    );
    await this.jobs.handOver(made.jobId);
    return made;
  }

  /** Cancels a check-up and the jobs that share its work. One that is cancelled already is answered as it is. */
  async cancel(session: Session, checkupId: number): Promise<QueuedCheckup> {
    const { tenantId } = session;
    const jobId = await this.jobOf(tenantId, checkupId);
    const shares = await openShares(this.database, { id: checkupId, tenantId });
    return transact(this.database, async (manager) => {
      const { before, after, isChanged } = await cancelJob(manager, this.jobs, { tenantId, jobId });
      const { state, cancelRequested } = after;
      if (!isChanged) return { checkupId, jobId, state };
      for (const share of shares) await this.jobs.cancel(tenantId, share, manager).catch(unlessEnded);
      await this.record(manager, session, {
        action: 'cancelCheckup',
        id: checkupId,
        before: { state: before.state },
        after: { state, cancelRequested },
      });
      return { checkupId, jobId, state };
    });
  }

  /** @throws Refusal of one that neither failed nor was cancelled, and while another of the tenant waits or runs */
  async retry(session: Session, checkupId: number): Promise<QueuedCheckup> {
    const { tenantId } = session;
    const jobId = await this.jobOf(tenantId, checkupId);
    const queued = await transact(this.database, async (manager) => {
      if (await isUnderWay(manager, tenantId)) throw new Refusal(CHECKUP_MESSAGES.running);
      const before = await this.jobs.find(tenantId, jobId, manager);
      const { state } = await this.jobs.retry(tenantId, jobId, manager);
      await this.record(manager, session, {
        action: 'retryCheckup',
        id: checkupId,
        before: { state: before.state },
        after: { state },
      });
      return { checkupId, jobId, state };
    });
    await this.jobs.handOver(jobId);
    return queued;
  }

  /** The job of a check-up, which never changes; refuses (404) one that is not the tenant's. */
  private async jobOf(tenantId: string, checkupId: number): Promise<string> {
    const row = await queries(this.database)
      .selectFrom('invest.checkup')
      .select(({ ref }) => ref('job_id').$notNull().as('jobId'))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', checkupId)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal(MESSAGES.notFound);
    return row.jobId;
  }

  private record(manager: EntityManager, session: Session, line: Line): Promise<void> {
    return recordRun(this.audit, manager, session, { kind: 'checkup', ...line });
  }
}

/** A share may have ended meanwhile. */
function unlessEnded(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
