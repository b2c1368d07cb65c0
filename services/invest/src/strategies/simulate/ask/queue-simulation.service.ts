import { Inject, Injectable } from '@nestjs/common';
import { STRATEGY_MESSAGES } from '@console/contract-invest';
import { Refusal, shanghaiDateTime, type Clock, type JobState, type Session } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { JOB_PRIORITY } from '@console/node-kit/jobs';
import { Jobs } from '@console/node-kit/jobs/submit';
import { Audit } from '@console/node-kit/records';
import type { EntityManager } from 'typeorm';
import { openRunsOf } from '../../../backtests/ask/write-run.ts';
import { queries } from '../../../queries.ts';
import { lockStyle } from '../../publish/lock-style.ts';
import { compositionHash, readSeal, sealOf } from '../../seal.ts';
import { keepUniverse } from '../../universes.ts';
import type { SimulationDraft } from './draft-simulation.service.ts';

/** A simulation and the job that computes it. */
export interface QueuedSimulation {
  readonly simulationId: number;
  readonly jobId: string;
  readonly state: JobState;
}

/** The content of a simulation's audit line, beside who and when. */
interface SimulationLine {
  readonly action: 'submitSimulation' | 'cancelSimulation' | 'retrySimulation';
  readonly id: number;
  readonly before?: object;
  readonly after: object;
}

/** The most simulations of one user that may wait or run. */
const MOST_OPEN = 3;

/** Queues simulations, each with its job and its audit line in the caller's transaction. */
@Injectable()
export class QueueSimulationService {
  constructor(
    private readonly jobs: Jobs,
    private readonly audit: Audit,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Queues a simulation; the caller hands the job over after the commit. Call it in a transaction that has read nothing
   * yet.
   * @throws Refusal simulationBusy where the user has the most allowed, noStyle
   */
  async queue(
    manager: EntityManager,
    session: Session,
    { parts, endDate, benchmark }: SimulationDraft,
    styleId: number,
  ): Promise<QueuedSimulation> {
    const { tenantId, userId } = session;
    await this.checkOpen(manager, { tenantId, userId });
    const style = await lockStyle(manager, tenantId, styleId);
    const universe = await keepUniverse(manager, tenantId);
    const { seal, sealHash } = sealOf({ ...parts, style, universe });
    const { insertId } = await queries(manager)
      .insertInto('invest.strategy_simulation')
      .values({
        tenant_id: tenantId,
        style_id: styleId,
        name: parts.name,
        style_name: style.styleName,
        strategy_type: parts.type,
        seal,
        seal_hash: sealHash,
        composition_hash: compositionHash(readSeal(seal)),
        benchmark,
        start_date: parts.startDate,
        end_date: endDate,
        created_by: userId,
        created_at: shanghaiDateTime(this.clock.now()),
      })
      .executeTakeFirstOrThrow();
    const id = Number(insertId);
    const { job } = await this.jobs.submit(manager, {
      name: 'invest.simulate',
      payload: { simulationId: id },
      session,
      uniqueKey: `simulation:${id}`,
      priority: JOB_PRIORITY.interactive,
    });
    await queries(manager)
      .updateTable('invest.strategy_simulation')
      .set({ job_id: job.id })
      .where('id', '=', id)
      .where('tenant_id', '=', tenantId)
      .execute();
    const after = { name: parts.name, styleId, startDate: parts.startDate, endDate, benchmark, sealHash };
    await this.record(manager, session, { action: 'submitSimulation', id, after });
    return { simulationId: id, jobId: job.id, state: job.state };
  }

  /** @throws Refusal simulationBusy */
  async checkOpen(
    manager: EntityManager,
    user: { readonly tenantId: string; readonly userId: number },
  ): Promise<void> {
    const count = await openRunsOf(manager, user, 'invest.simulate');
    if (count >= MOST_OPEN) throw new Refusal(STRATEGY_MESSAGES.simulationBusy, { count, most: MOST_OPEN });
  }

  record(manager: EntityManager, session: Session, { action, id, ...change }: SimulationLine): Promise<void> {
    return this.audit.record(manager, {
      session,
      service: 'invest',
      action: `invest.${action}`,
      subject: `simulation:${id}`,
      ...change,
    });
  }
}
