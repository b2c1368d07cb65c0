import type { Job, JobName, JobSchema, JobState, Page } from '@console/contract-core';
import type { DataSource } from 'typeorm';
import { tableName } from '../database/schema-name.ts';
import { textContaining, textStarting } from '../tables/like-text.ts';
import { JOB_COLUMNS, toJob, type JobRow } from './job-row.ts';

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
  const { sql, values } = conditions(query);
  const from = `FROM ${tableName(schema, 'job')} WHERE ${sql}`;
  const [rows, [count]] = await Promise.all([
    database.query<JobRow[]>(`SELECT ${JOB_COLUMNS} ${from} ORDER BY seq DESC LIMIT ? OFFSET ?`, [
      ...values,
      query.size,
      query.page * query.size,
    ]),
    database.query<{ total: number | string }[]>(`SELECT COUNT(*) AS total ${from}`, [...values]),
  ]);
  return { totalElements: Number(count?.total ?? 0), content: rows.map(toJob) };
}

function conditions(query: JobListQuery): { readonly sql: string; readonly values: readonly unknown[] } {
  const { tenantId, states = [], names = [], submittedBy, text = '' } = query;
  const parts: readonly (readonly [boolean, string, readonly unknown[]])[] = [
    [true, 'tenant_id = ?', [tenantId]],
    [states.length > 0, 'state IN (?)', [states]],
    [names.length > 0, 'name IN (?)', [names]],
    [submittedBy !== undefined, 'submitted_by = ?', [submittedBy]],
    [
      text !== '',
      '(submitted_name LIKE ? OR error LIKE ? OR CONVERT(id USING utf8mb4) LIKE ?)',
      [textContaining(text), textContaining(text), textStarting(text)],
    ],
  ];
  const wanted = parts.filter(([given]) => given);
  return {
    sql: wanted.map(([, sql]) => sql).join(' AND '),
    values: wanted.flatMap(([, , values]) => values),
  };
}
