import { JOBS, type Clock, type JobSchema, type JobSpec, type JobState } from '@console/contract-core';
import type { EntityManager } from 'typeorm';
import { Notices } from '../../notices/notices.ts';
import { jobQueries } from '../job-queries.ts';

/** The words for how a job ended. A user who cancelled a job gets no notice. */
const ENDINGS: Readonly<Partial<Record<JobState, string>>> = { succeeded: '已完成', failed: '失败' };

/** Notifies the user who submitted a job of how it ended, in the transaction that ended it. */
export async function tellSubmitter(
  manager: EntityManager,
  { schema, clock }: { readonly schema: JobSchema; readonly clock: Clock },
  id: string,
): Promise<void> {
  const job = await jobQueries(manager, schema)
    .selectFrom('job')
    .select(['name', 'state', 'error', 'tenant_id as tenantId', 'submitted_by as userId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!job || job.userId === null) return;
  const ending = ENDINGS[job.state];
  if (ending === undefined) return;
  const spec: JobSpec | undefined = Object.hasOwn(JOBS, job.name)
    ? JOBS[job.name as keyof typeof JOBS]
    : undefined;
  await new Notices(clock).notify(manager, {
    tenantId: job.tenantId,
    userId: job.userId,
    kind: 'job',
    title: `${spec?.title ?? job.name} ${ending}`,
    text: job.error,
    ...(spec === undefined ? {} : { link: linkOf(spec, id) }),
  });
}

/** Its page, or the job centre with the job open. */
const linkOf = ({ schema, page }: JobSpec, id: string): string =>
  page ?? `/operations/tasks?service=${schema}&job=${id}`;
