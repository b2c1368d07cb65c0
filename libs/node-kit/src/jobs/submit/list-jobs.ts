import type { Job, JobName, JobSchema, JobState, Page } from '@console/contract-core';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { textContaining, textStarting } from '../../tables/like-text.ts';
import { jobQueries } from '../job-queries.ts';
import { JOB_COLUMNS, toJob, type JobRow } from '../job-row.ts';

export interface JobListQuery {
  readonly tenantId: string;
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
  /** None given means all, here and below. */
  readonly states?: readonly JobState[];
  readonly names?: readonly JobName[];
  /** The submitting user's id. */
  readonly submittedBy?: number;
  /** Part of the submitting user's name, of the error, or the beginning of the id. */
  readonly text?: string;
}

/** One page of a tenant's jobs, the newest first. */
export async function listJobs(
  database: DataSource,
  schema: JobSchema,
  query: JobListQuery,
): Promise<Page<Job>> {
  const jobs = jobQueries(database, schema)
    .selectFrom('job')
    .where(e.and(conditions(query)));
  const [rows, { total }] = await Promise.all([
    jobs
      .select(JOB_COLUMNS)
      .orderBy('seq', 'desc')
      .limit(query.size)
      .offset(query.page * query.size)
      .execute(),
    jobs.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { totalElements: Number(total), content: rows.map(toJob) };
}

const e = expressionBuilder<{ readonly job: JobRow }, 'job'>();

function conditions(query: JobListQuery): Expression<SqlBool>[] {
  const { tenantId, states = [], names = [], submittedBy, text = '' } = query;
  return [
    e('tenant_id', '=', tenantId),
    ...(states.length === 0 ? [] : [e('state', 'in', states)]),
    ...(names.length === 0 ? [] : [e('name', 'in', names)]),
    ...(submittedBy === undefined ? [] : [e('submitted_by', '=', submittedBy)]),
    ...(text === '' ? [] : [mentions(text)]),
  ];
}

const mentions = (text: string): Expression<SqlBool> =>
  e.or([
    e('submitted_name', 'like', textContaining(text)),
    e('error', 'like', textContaining(text)),
    sql<SqlBool>`CONVERT(${e.ref('id')} USING utf8mb4) LIKE ${textStarting(text)}`,
  ]);
