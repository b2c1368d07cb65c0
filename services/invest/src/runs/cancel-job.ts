import type { Job } from '@console/contract-core';
import type { Jobs } from '@console/node-kit/jobs/submit';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';

/** A job before and after it was cancelled. */
export interface CancelledJob {
  readonly before: Job;
  readonly after: Job;
  /** False where it was cancelled already, or asked to stop. */
  readonly isChanged: boolean;
}

/**
 * Cancels a job of the tenant in the caller's transaction: of two calls at once the second finds what the first wrote.
 * @throws Refusal of one that ended otherwise
 */
export async function cancelJob(
  manager: EntityManager,
  jobs: Jobs,
  { tenantId, jobId }: { readonly tenantId: string; readonly jobId: string },
): Promise<CancelledJob> {
  await queries(manager)
    .selectFrom('invest.job')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .forUpdate()
    .execute();
  const before = await jobs.find(tenantId, jobId, manager);
  const after = await jobs.cancel(tenantId, jobId, manager);
  const isChanged = after.state !== before.state || after.cancelRequested !== before.cancelRequested;
  return { before, after, isChanged };
}
