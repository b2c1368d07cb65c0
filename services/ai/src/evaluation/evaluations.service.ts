import { Injectable } from '@nestjs/common';
import { aiEntries, EVALUATION_MESSAGES } from '@console/contract-ai';
import {
  MESSAGES,
  OPEN_JOB_STATES,
  Refusal,
  type InputOf,
  type OutputOf,
  type Session,
} from '@console/contract-core';
import { transact } from '@console/node-kit/database';
import { Jobs } from '@console/node-kit/jobs/submit';
import { Audit, Creations } from '@console/node-kit/records';
import { DataSource, type EntityManager } from 'typeorm';
import { takeDesk } from '../asking/asking-desk.ts';
import type { Asker } from '../console/console-calls.ts';
import { queries } from '../queries.ts';
import { EvaluationPlans } from './evaluation-plans.ts';
import { removeOldest, storeEvaluation } from './store-evaluation.ts';

type Input = InputOf<typeof aiEntries.startEvaluation>;
type Started = OutputOf<typeof aiEntries.startEvaluation>;

interface Place {
  readonly topicId: number;
  readonly jobId: string;
}

/** Starts, stops and resumes evaluations; each with its audit line, in one transaction. */
@Injectable()
export class EvaluationsService {
  constructor(
    private readonly database: DataSource,
    private readonly creations: Creations,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
    private readonly plans: EvaluationPlans,
  ) {}

  /** Queues an evaluation, once for a key. Refuses a second of the topic at a time. */
  async start(
    session: Session,
    input: Input,
    { key, asker }: { readonly key: string; readonly asker: Asker },
  ): Promise<Started> {
    const { tenantId } = session;
    const plan = await this.plans.plan(session, input);
    const frozen = await this.plans.freeze(session, plan, asker);
    const creation = { schema: 'ai', entry: aiEntries.startEvaluation, session, key, input } as const;
    const { evaluationId, jobId } = await this.creations.once(creation, async (manager) => {
      await takeDesk(manager, tenantId);
      await refuseUnderWay(manager, { tenantId, topicId: plan.topicId });
      const queued = await storeEvaluation(manager, this.jobs, { session, plan, frozen });
      await removeOldest(manager, { tenantId, topicId: plan.topicId });
      const { topicId, versions, models } = plan;
      const after = { topicId, versions, models, cases: frozen.length };
      await this.record(manager, session, { action: 'start', id: queued.evaluationId, after });
      return queued;
    });
    await this.jobs.handOver(jobId);
    return { evaluationId };
  }

  /** What has been answered is kept. One that was stopped already is answered as it is. */
  async stop(session: Session, evaluationId: number): Promise<Started> {
    const { tenantId } = session;
    const { jobId } = await this.place(tenantId, evaluationId);
    await transact(this.database, async (manager) => {
      const before = await this.jobs.find(tenantId, jobId, manager);
      const after = await this.jobs.cancel(tenantId, jobId, manager);
      if (before.state === after.state && before.cancelRequested === after.cancelRequested) return;
      await this.record(manager, session, {
        action: 'stop',
        id: evaluationId,
        before: { state: before.state },
        after: { state: after.state, cancelRequested: after.cancelRequested },
      });
    });
    return { evaluationId };
  }

  /** Goes on with what is missing. Refuses one that neither failed nor was stopped, and while another of the topic runs. */
  async resume(session: Session, evaluationId: number): Promise<Started> {
    const { tenantId } = session;
    const { topicId, jobId } = await this.place(tenantId, evaluationId);
    await transact(this.database, async (manager) => {
      await takeDesk(manager, tenantId);
      const before = await this.jobs.find(tenantId, jobId, manager);
      if (before.state === 'failed' || before.state === 'cancelled')
        await refuseUnderWay(manager, { tenantId, topicId });
      const { state } = await this.jobs.retry(tenantId, jobId, manager);
      await this.record(manager, session, {
        action: 'resume',
        id: evaluationId,
        before: { state: before.state },
        after: { state },
      });
    });
    await this.jobs.handOver(jobId);
    return { evaluationId };
  }

  /** Refuses (404) an evaluation that is not the tenant's. */
  private async place(tenantId: string, evaluationId: number): Promise<Place> {
    const row = await queries(this.database)
      .selectFrom('ai.evaluation')
      .select(({ ref }) => ['topic_id as topicId', ref('job_id').$notNull().as('jobId')])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', evaluationId)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal(MESSAGES.notFound);
    return row;
  }

  private record(
    manager: EntityManager,
    session: Session,
    {
      action,
      id,
      ...sides
    }: {
      readonly action: 'start' | 'stop' | 'resume';
      readonly id: number;
      readonly before?: object;
      readonly after: object;
    },
  ): Promise<void> {
    return this.audit.record(manager, {
      session,
      service: 'ai',
      action: `ai.${action}-evaluation`,
      subject: `evaluation:${id}`,
      ...sides,
    });
  }
}

/** Refuses a second evaluation of a topic. Within a transaction that holds the tenant's desk. */
async function refuseUnderWay(
  manager: EntityManager,
  { tenantId, topicId }: { readonly tenantId: string; readonly topicId: number },
): Promise<void> {
  const open = await queries(manager)
    .selectFrom('ai.evaluation as e')
    .innerJoin('ai.job as j', 'j.id', 'e.job_id')
    .select('e.id')
    .where('e.tenant_id', '=', tenantId)
    .where('e.topic_id', '=', topicId)
    .where('j.state', 'in', OPEN_JOB_STATES)
    .limit(1)
    .executeTakeFirst();
  if (open !== undefined) throw new Refusal(EVALUATION_MESSAGES.underWay);
}
