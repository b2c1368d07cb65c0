import type { JobSchema } from '@console/contract-core';
import { sql, type AliasedExpression, type Kysely, type UpdateQueryBuilder, type UpdateResult } from 'kysely';
import { queriesOf, type Querying } from '../queries/typed-queries.ts';
import type { JobRow } from './job-row.ts';

interface Tables {
  readonly job: JobRow;
}

/** The time of the database's own clock, by which a worker writes and compares the times of jobs. */
export const utcNow = sql<string>`UTC_TIMESTAMP(3)`;

/** Typed queries of the jobs of a schema. */
export const jobQueries = (database: Querying, schema: JobSchema): Kysely<Tables> =>
  queriesOf<Tables>(database).withSchema(schema);

/**
 * The jobs as `j`, for a statement that changes or locks some by their ids: otherwise the optimizer may find
 * a row by its state and lock others of that state on the way.
 */
export const jobsById = (schema: JobSchema): AliasedExpression<JobRow, 'j'> =>
  sql<JobRow>`${sql.table(`${schema}.job`)}`.as<'j'>(sql`${sql.ref('j')} FORCE INDEX (PRIMARY)`);

type JobChange = UpdateQueryBuilder<Tables & { readonly j: JobRow }, 'j', 'j', UpdateResult>;

/** A change of jobs that are named by their ids. */
export const changeJobs = (database: Querying, schema: JobSchema): JobChange =>
  jobQueries(database, schema).updateTable(jobsById(schema));

/** Whether a change found the row that it names. */
export async function hasChanged(change: JobChange): Promise<boolean> {
  const { numUpdatedRows } = await change.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
