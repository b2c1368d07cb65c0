import { Inject, Injectable } from '@nestjs/common';
import { STRATEGY_MESSAGES } from '@console/contract-invest';
import { shanghaiDateTime, type Clock, type JobState, type Session } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { JOB_PRIORITY } from '@console/node-kit/jobs';
import { Jobs } from '@console/node-kit/jobs/submit';
import { Audit } from '@console/node-kit/records';
import type { EntityManager } from 'typeorm';
import { queries } from '../../../queries.ts';
import { checkOpenRuns } from '../../../runs/check-open-runs.ts';
import { recordRun, type RunLine } from '../../../runs/record-run.ts';
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

type Line = RunLine<'submitSimulation' | 'cancelSimulation' | 'retrySimulation'>;

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
  checkOpen(manager: EntityManager, user: Pick<Session, 'tenantId' | 'userId'>): Promise<void> {
    return checkOpenRuns(manager, user, {
      name: 'invest.simulate',
      most: MOST_OPEN,
      refusal: STRATEGY_MESSAGES.simulationBusy,
    });
  }

  record(manager: EntityManager, session: Session, line: Line): Promise<void> {
    return recordRun(this.audit, manager, session, { kind: 'simulation', ...line });
  }
}
