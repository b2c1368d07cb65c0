import { OPEN_JOB_STATES } from '@console/contract-core';
import type { Recheck } from '@console/contract-invest';
import { namedColumns, type Querying } from '@console/node-kit/queries';
import { expressionBuilder } from 'kysely';
import { JOB_COLUMNS, presentJob } from '../../../job-columns.ts';
import { queries, type Tables } from '../../../queries.ts';
import { recheckResult } from '../jobs/recheck-result.ts';

interface OfStrategy {
  readonly tenantId: string;
  readonly strategyId: number;
}

/**
 * The job of a check of the strategy that waits or runs; null without one. The strategy is locked until the
 * transaction ends, so that two that ask at once get one job.
 */
export async function openRecheck(
  manager: Querying,
  { tenantId, strategyId }: OfStrategy,
): Promise<string | null> {
  const strategy = await queries(manager)
    .selectFrom('invest.strategy')
    .select('recheck_job as jobId')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', strategyId)
    .forUpdate()
    .executeTakeFirst();
  if (!strategy?.jobId) return null;
  const open = await queries(manager)
    .selectFrom('invest.job')
    .select('id')
    .where('id', '=', strategy.jobId)
    .where('state', 'in', OPEN_JOB_STATES)
    .executeTakeFirst();
  return open?.id ?? null;
}

type WithJobs = Tables & { readonly j: Tables['invest.job'] };

const COLUMNS = { ...JOB_COLUMNS, result: expressionBuilder<Pick<WithJobs, 'j'>, 'j'>().ref('j.result') };

/** The newest check of a strategy; null where none was asked for, or its job is no longer kept. */
export async function readRecheck(
  database: Querying,
  { tenantId, strategyId }: OfStrategy,
): Promise<Recheck | null> {
  const row = await queries(database)
    .selectFrom('invest.strategy as s')
    .innerJoin('invest.job as j', 'j.id', 's.recheck_job')
    .select(namedColumns(COLUMNS))
    .where('s.tenant_id', '=', tenantId)
    .where('s.id', '=', strategyId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { step, cancelRequested } = presentJob(row);
  const { state, progress, message, finishedAt, result } = row;
  return {
    state,
    progress,
    step,
    cancelRequested,
    message,
    finishedAt,
    result: result === null ? null : recheckResult.parse(JSON.parse(result)),
  };
}
