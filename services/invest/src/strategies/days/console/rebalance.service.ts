import { Injectable } from '@nestjs/common';
import type { Session } from '@console/contract-core';
import type { Recheck } from '@console/contract-invest';
import { transact } from '@console/node-kit/database';
import { JOB_PRIORITY } from '@console/node-kit/jobs';
import { Jobs } from '@console/node-kit/jobs/submit';
import { Audit } from '@console/node-kit/records';
import { DataSource, type EntityManager } from 'typeorm';
import { ownStrategy } from '../../own-strategy.ts';
import { queries } from '../../../queries.ts';
import { queueDue } from '../jobs/queue-due.ts';
import { openRecheck, readRecheck } from './newest-recheck.ts';

/** Asks workers to post days of strategies by hand, and to check those that were posted. */
@Injectable()
export class RebalanceService {
  constructor(
    private readonly database: DataSource,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
  ) {}

  /** Queues what is due, and what failed, of the tenant or of one of its strategies; refuses (404) another's. */
  async queue(session: Session, strategyId: number | undefined): Promise<{ readonly queued: number }> {
    const { tenantId } = session;
    if (strategyId !== undefined) await ownStrategy(this.database, tenantId, strategyId);
    const options = { tenantId, retry: true, ...(strategyId === undefined ? {} : { strategyId }) };
    const queued = await queueDue({ database: this.database, jobs: this.jobs }, options);
    await transact(this.database, (manager) =>
      this.record(manager, session, { action: 'rebalance', strategyId, after: { queued } }),
    );
    return { queued };
  }

  /** Queues the check of a strategy of the tenant, unless one is open; refuses (404) another's. */
  async recheck(session: Session, strategyId: number): Promise<{ readonly jobId: string }> {
    const { tenantId } = session;
    await ownStrategy(this.database, tenantId, strategyId);
    const { jobId, isNew } = await transact(this.database, async (manager) => {
      const open = await openRecheck(manager, { tenantId, strategyId });
      if (open !== null) return { jobId: open, isNew: false };
      const { job } = await this.jobs.submit(manager, {
        name: 'invest.recheck',
        payload: { strategyId },
        session,
        priority: JOB_PRIORITY.interactive,
      });
      await queries(manager)
        .updateTable('invest.strategy')
        .set({ recheck_job: job.id })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', strategyId)
        .execute();
      await this.record(manager, session, {
        action: 'recheckStrategy',
        strategyId,
        after: { jobId: job.id },
      });
      return { jobId: job.id, isNew: true };
    });
    if (isNew) await this.jobs.handOver(jobId);
    return { jobId };
  }

  /** The newest check of a strategy of the tenant; refuses (404) another's. */
  async newestRecheck({ tenantId }: Session, strategyId: number): Promise<Recheck | null> {
    await ownStrategy(this.database, tenantId, strategyId);
    return readRecheck(this.database, { tenantId, strategyId });
  }

  private record(
    manager: EntityManager,
    session: Session,
    { action, strategyId, after }: RebalanceLine,
  ): Promise<void> {
    return this.audit.record(manager, {
      session,
      service: 'invest',
      action: `invest.${action}`,
      subject: strategyId === undefined ? 'strategy' : `strategy:${strategyId}`,
      after,
    });
  }
}

interface RebalanceLine {
  readonly action: 'rebalance' | 'recheckStrategy';
  readonly strategyId: number | undefined;
  readonly after: object;
}
