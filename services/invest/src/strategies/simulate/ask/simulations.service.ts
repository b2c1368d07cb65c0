import { Injectable } from '@nestjs/common';
import { simulationCalls } from '@console/contract-invest';
import { MESSAGES, Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { barDays, businessDate } from '@console/market/read';
import { transact } from '@console/node-kit/database';
import { Jobs } from '@console/node-kit/jobs/submit';
import { Creations } from '@console/node-kit/records';
import { DataSource } from 'typeorm';
import { cancelJob } from '../../../runs/cancel-job.ts';
import { indexesWithBars } from '../../../indexes-with-bars.ts';
import { queries } from '../../../queries.ts';
import { settled } from '../../../settled.ts';
import { DraftSimulationService } from './draft-simulation.service.ts';
import { QueueSimulationService, type QueuedSimulation } from './queue-simulation.service.ts';

/** Submits, cancels and retries simulations; each with its audit line, in one transaction. */
@Injectable()
export class SimulationsService {
  constructor(
    private readonly database: DataSource,
    private readonly creations: Creations,
    private readonly jobs: Jobs,
    private readonly drafts: DraftSimulationService,
    private readonly runs: QueueSimulationService,
  ) {}

  /**
   * Queues a simulation. Refuses one that cannot be computed, unless its key belongs to one that is already queued.
   * Without a key each is new.
   */
  async submit(
    session: Session,
    input: InputOf<typeof simulationCalls.submitSimulation>,
    key: string | null,
  ): Promise<QueuedSimulation> {
    const drafted = await settled(this.drafts.draft(session.tenantId, input));
    const entry = simulationCalls.submitSimulation;
    const made = await this.creations.once(
      { schema: 'invest', entry, session, key, input },
      async (manager) => this.runs.queue(manager, session, drafted(), input.strategy.styleId),
    );
    await this.jobs.handOver(made.jobId);
    return made;
  }

  /** Cancels a simulation. One that is cancelled already, or asked to stop, is answered as it is. */
  async cancel(session: Session, simulationId: number): Promise<QueuedSimulation> {
    const { tenantId } = session;
    const { jobId } = await this.jobOf(tenantId, simulationId);
    return transact(this.database, async (manager) => {
      const { before, after, isChanged } = await cancelJob(manager, this.jobs, { tenantId, jobId });
      if (isChanged)
        await this.runs.record(manager, session, {
          action: 'cancelSimulation',
          id: simulationId,
          before: { state: before.state },
          after: { state: after.state, cancelRequested: after.cancelRequested },
        });
      return { simulationId, jobId, state: after.state };
    });
  }

  /** @throws Refusal of one that neither failed nor was cancelled, and where its user has as many as one may */
  async retry(session: Session, simulationId: number): Promise<QueuedSimulation> {
    const { tenantId } = session;
    const { jobId, createdBy } = await this.jobOf(tenantId, simulationId);
    const queued = await transact(this.database, async (manager) => {
      await this.runs.checkOpen(manager, { tenantId, userId: createdBy ?? session.userId });
      const before = await this.jobs.find(tenantId, jobId, manager);
      const { state } = await this.jobs.retry(tenantId, jobId, manager);
      await this.runs.record(manager, session, {
        action: 'retrySimulation',
        id: simulationId,
        before: { state: before.state },
        after: { state },
      });
      return { simulationId, jobId, state };
    });
    await this.jobs.handOver(queued.jobId);
    return queued;
  }

  /** The days a simulation may begin on, and the indexes it may be compared with. */
  async options(): Promise<OutputOf<typeof simulationCalls.simulationOptions>> {
    const [days, lastDate, benchmarks] = await Promise.all([
      barDays(this.database, { from: null, to: null }),
      businessDate(this.database),
      indexesWithBars(this.database),
    ]);
    return { firstDate: lastDate === null ? null : (days[0] ?? null), lastDate, benchmarks };
  }

  /** The job of a simulation and who submitted it, which never change. */
  private async jobOf(
    tenantId: string,
    id: number,
  ): Promise<{ readonly jobId: string; readonly createdBy: number | null }> {
    const row = await queries(this.database)
      .selectFrom('invest.strategy_simulation')
      .select(({ ref }) => [ref('job_id').$notNull().as('jobId'), 'created_by as createdBy'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal(MESSAGES.notFound);
    return row;
  }
}
