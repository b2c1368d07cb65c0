import {
  MESSAGES,
  Refusal,
  type Job,
  type JobConsole,
  type JobConsoleDetail,
  type JobConsoleRow,
  type JobQueueState,
  type OutputOf,
  type Page,
  type Session,
} from '@console/contract-core';
import type { EntityManager } from 'typeorm';
import type { Audit } from '../audit/audit.ts';
import { requireAuthority } from '../auth/require-authority.ts';
import { jobQueries } from '../jobs/job-queries.ts';
import type { Jobs } from '../jobs/submit/jobs.ts';
import { WorkerBeats } from '../jobs/worker/worker-beats.ts';
import { namedColumns } from '../queries/named-columns.ts';
import type { TableQuery } from '../tables/table-source.ts';
import { consoleList } from './console-list.ts';
import { neededFor, neededToSee, presentRow, rowExpressions, type RowColumns } from './console-row.ts';
import type { RuleBook, RuledJob } from './job-rules.ts';
import { queueState } from './queue-state.ts';
import { transact } from '../database/transact.ts';

type Changed = OutputOf<JobConsole['cancel']>;

/** The maximum length of a shown result; longer ones are for the pages of their domain. */
const MOST_RESULT = 16_384;

export interface JobConsoleParts {
  readonly entries: JobConsole;
  readonly jobs: Jobs;
  readonly audit: Audit;
  readonly book: RuleBook;
}

/** A schema's jobs as the job console sees and changes them, always of one tenant. */
export class JobConsoleService {
  private readonly beats: WorkerBeats;

  constructor(private readonly parts: JobConsoleParts) {
    const { redis, schema } = parts.jobs.parts;
    this.beats = new WorkerBeats(redis, schema);
  }

  list(query: TableQuery<JobConsole['list']>, session: Session): Promise<Page<JobConsoleRow>> {
    const { entries, jobs, book } = this.parts;
    const { schema, database } = jobs.parts;
    return consoleList({ entry: entries.list, schema, database, book }, query, session);
  }

  /**
   * One job of the tenant. Refuses (404) a job of another tenant, and (403) another user's job to a caller
   * who may not see it.
   */
  async job(id: string, session: Session): Promise<JobConsoleDetail> {
    const { payload, result, ...columns } = await this.read(id, session.tenantId);
    const row = presentRow(columns, session, this.parts.book);
    if (!row.mine) requireAuthority(neededToSee(row.name, this.parts.book), session);
    const outcome = result === null ? null : (JSON.parse(result) as JobConsoleDetail['result']);
    return {
      ...row,
      payload: JSON.parse(payload) as JobConsoleDetail['payload'],
      result: result !== null && result.length <= MOST_RESULT ? outcome : null,
      summary: outcome === null ? null : (this.parts.book[row.name]?.summary?.(outcome) ?? null),
    };
  }

  /**
   * Cancels a job. Refuses (404) as `job`, (403) a caller who may not change it, and a job that has ended
   * otherwise or must continue.
   */
  async cancel(id: string, session: Session): Promise<Changed> {
    const { jobs } = this.parts;
    const { job, rule } = await this.changeable(id, session);
    if (rule?.cancel) await rule.cancel(job, session);
    else
      await this.record('cancel', job, session, (manager) =>
        jobs.cancel(session.tenantId, id, manager, { onlyQueued: rule?.onlyQueued === true }),
      );
    return this.changed(id, session);
  }

  /** Retries a job. Refuses as `cancel`, and what its domain refuses. */
  async retry(id: string, session: Session): Promise<Changed> {
    const { jobs } = this.parts;
    const { job, rule } = await this.changeable(id, session);
    if (rule?.retry) await rule.retry(job, session);
    else {
      await this.record('retry', job, session, (manager) => jobs.retry(session.tenantId, id, manager));
      await jobs.handOver(id);
    }
    return this.changed(id, session);
  }

  /** The tenant's queue, and the workers that live. */
  async state({ tenantId }: Session): Promise<JobQueueState> {
    const { schema, database, clock } = this.parts.jobs.parts;
    const [queue, workers] = await Promise.all([
      queueState({ schema, database, now: clock.now() }, tenantId),
      this.beats.alive(),
    ]);
    return { ...queue, workers: [...workers] };
  }

  /** A job that the caller may change, with its rule. */
  private async changeable(
    id: string,
    session: Session,
  ): Promise<{ readonly job: RuledJob; readonly rule: RuleBook[string] }> {
    const { book } = this.parts;
    const { name, mine, payload } = await this.read(id, session.tenantId);
    requireAuthority(neededFor(name, mine === session.userId, book), session);
    return { job: { id, payload: JSON.parse(payload) as unknown }, rule: book[name] };
  }

  private record(
    verb: 'cancel' | 'retry',
    { id }: RuledJob,
    session: Session,
    change: (manager: EntityManager) => Promise<Job>,
  ): Promise<void> {
    const { jobs, audit, entries } = this.parts;
    return transact(jobs.parts.database, async (manager) => {
      const before = await jobs.find(session.tenantId, id, manager);
      const after = await change(manager);
      await audit.record(manager, {
        session,
        service: entries[verb].services[0],
        action: `jobs.${verb}`,
        subject: `job:${id}`,
        before: { state: before.state },
        after: { state: after.state, cancelRequested: after.cancelRequested },
      });
    });
  }

  private async changed(id: string, { tenantId }: Session): Promise<Changed> {
    const { state, cancelRequested } = await this.parts.jobs.find(tenantId, id);
    return { id, state, cancelRequested };
  }

  private async read(id: string, tenantId: string): Promise<DetailColumns> {
    const { schema, database } = this.parts.jobs.parts;
    const row = await jobQueries(database, schema)
      .selectFrom('job as j')
      .where('j.id', '=', id)
      .where('j.tenant_id', '=', tenantId)
      .select(namedColumns(rowExpressions(this.parts.book)))
      .select(['j.payload', 'j.result'])
      .executeTakeFirst();
    if (!row) throw new Refusal(MESSAGES.notFound);
    return row;
  }
}

type DetailColumns = RowColumns & { readonly payload: string; readonly result: string | null };
