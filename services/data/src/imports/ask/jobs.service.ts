import { Injectable } from '@nestjs/common';
import {
  type InputOf,
  type Job,
  type JobName,
  type JobPayload,
  type OutputOf,
  type Session,
} from '@console/contract-core';
import type { dataCalls } from '@console/contract-data';
import { transact } from '@console/node-kit/database';
import { Jobs } from '@console/node-kit/jobs/submit';
import { Audit } from '@console/node-kit/records';
import { DataSource, type EntityManager } from 'typeorm';
import { queries } from '../../queries.ts';
import { ImportCheck } from './import-check.ts';
import { NAME_OF } from './job-row.ts';

type Submitted = OutputOf<typeof dataCalls.submitImport>;

export interface Asked {
  readonly session: Session;
  readonly idempotencyKey: string;
}

/** Submits, cancels and retries imports and undoings; each with its audit line, in one transaction. */
@Injectable()
export class JobsService {
  constructor(
    private readonly database: DataSource,
    private readonly jobs: Jobs,
    private readonly check: ImportCheck,
    private readonly audit: Audit,
  ) {}

  async submitImport(input: InputOf<typeof dataCalls.submitImport>, asked: Asked): Promise<Submitted> {
    await this.unlessRepeated(asked, () => this.check.import(input));
    return this.submit('data.import', input, asked);
  }

  async submitUndo({ runId }: InputOf<typeof dataCalls.submitUndo>, asked: Asked): Promise<Submitted> {
    await this.unlessRepeated(asked, () => this.check.undo(runId));
    return this.submit('data.undo', { runId }, asked);
  }

  async cancel(id: string, session: Session): Promise<Submitted> {
    return transact(this.database, async (manager) => {
      const before = await this.jobs.find(session.tenantId, id, manager);
      // An undoing that has begun goes on, whichever user asks it to stop.
      const onlyQueued = before.name === NAME_OF.undo;
      const after = await this.jobs.cancel(session.tenantId, id, manager, { onlyQueued });
      await this.record(manager, { session, action: 'data.cancelJob', before, after });
      return submitted(after);
    });
  }

  async retry(id: string, session: Session): Promise<Submitted> {
    const { name, state } = await this.jobs.find(session.tenantId, id);
    // The mart and the folders may have changed since. An undoing left half done must be finished in any case.
    if (name === NAME_OF.import && (state === 'failed' || state === 'cancelled'))
      await this.check.importAgain(id);
    const job = await transact(this.database, async (manager) => {
      const before = await this.jobs.find(session.tenantId, id, manager);
      const after = await this.jobs.retry(session.tenantId, id, manager);
      await this.record(manager, { session, action: 'data.retryJob', before, after });
      return after;
    });
    await this.jobs.handOver(job.id);
    return submitted(job);
  }

  private async submit<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    { session, idempotencyKey }: Asked,
  ): Promise<Submitted> {
    const job = await transact(this.database, async (manager) => {
      const { job: after, isNew } = await this.jobs.submit(manager, {
        name,
        payload,
        session,
        idempotencyKey,
      });
      // A repeated answer is no second action.
      if (isNew)
        await this.audit.record(manager, {
          session,
          service: 'data',
          action: name,
          subject: `job:${after.id}`,
          after: payload,
        });
      return after;
    });
    await this.jobs.handOver(job.id);
    return submitted(job);
  }

  /**
   * Checks a call that is sent for the first time. Of two at once, the later may be refused because of the effect of
   * the earlier: then it is a repetition.
   */
  private async unlessRepeated(asked: Asked, check: () => Promise<void>): Promise<void> {
    if (await this.isRepeated(asked)) return;
    try {
      await check();
    } catch (error) {
      if (!(await this.isRepeated(asked))) throw error;
    }
  }

  /** Whether the key was used before; `Jobs` checks for what. */
  private async isRepeated({ session, idempotencyKey }: Asked): Promise<boolean> {
    const job = await queries(this.database)
      .selectFrom('platform.job')
      .select('id')
      .where('tenant_id', '=', session.tenantId)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();
    return job !== undefined;
  }

  private record(
    manager: EntityManager,
    { session, action, before, after }: { session: Session; action: string; before: Job; after: Job },
  ): Promise<void> {
    return this.audit.record(manager, {
      session,
      service: 'data',
      action,
      subject: `job:${after.id}`,
      before: { state: before.state },
      after: { state: after.state, cancelRequested: after.cancelRequested },
    });
  }
}

const submitted = ({ id, state }: Job): Submitted => ({ jobId: id, state });
