import type { FilterOf, JobConsole, JobConsoleRow, JobSchema, Page, Session } from '@console/contract-core';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { requireAuthority } from '../auth/require-authority.ts';
import { jobQueries } from '../jobs/job-queries.ts';
import type { JobRow } from '../jobs/job-row.ts';
import { keyedPage } from '../queries/keyed-page.ts';
import { textContaining } from '../tables/like-text.ts';
import type { TableQuery } from '../tables/table-source.ts';
import { namesSeen, presentRow, rowExpressions, type RowColumns } from './console-row.ts';
import type { RuleBook } from './job-rules.ts';

type List = JobConsole['list'];

export interface ConsoleListParts {
  readonly entry: List;
  readonly schema: JobSchema;
  readonly database: DataSource;
  readonly book: RuleBook;
}

/**
 * One page of the caller's jobs, or of the tenant's. Refuses (403) the latter to a caller who may see no one
 * else's jobs.
 */
export async function consoleList(
  { entry, schema, database, book }: ConsoleListParts,
  query: TableQuery<List>,
  session: Session,
): Promise<Page<JobConsoleRow>> {
  const names = query.filter.scope === 'all' ? namesSeen(session, book) : null;
  if (names?.length === 0) requireAuthority('rwgl_view', session);
  const columns = rowExpressions(book);
  const asked = { subject: columns.subject, names, userId: session.userId };
  const found = await keyedPage(database, entry, query, {
    from: jobQueries(database, schema).selectFrom('job as j'),
    tenant: { column: e.ref('j.tenant_id'), id: session.tenantId },
    where: conditions(query.filter, asked),
    key: e.ref('j.id'),
    // The last one of jobs submitted in the same second comes last.
    ties: { submittedAt: e.ref('j.seq') },
    columns: columns as unknown as Columns,
    countNow: true,
  });
  // As the driver reads them: flags are numbers, and values made of several columns are raw.
  return {
    ...found,
    content: found.content.map((row) => presentRow(row as unknown as RowColumns, session, book)),
  };
}

type Columns = { readonly [Key in keyof JobConsoleRow]: Expression<JobConsoleRow[Key]> };

interface Asked {
  readonly subject: Expression<string>;
  /** The names of jobs that are visible no matter who submitted them; null for all. */
  readonly names: readonly string[] | null;
  readonly userId: number;
}

const e = expressionBuilder<{ readonly j: JobRow }, 'j'>();

function conditions(
  { search, state, name, scope }: FilterOf<List>,
  { subject, names, userId }: Asked,
): readonly Expression<SqlBool>[] {
  return [
    ...(scope === 'mine' ? [e('j.submitted_by', '=', userId)] : []),
    ...(names === null ? [] : [e('j.name', 'in', names)]),
    ...(state === undefined ? [] : [e('j.state', '=', state)]),
    ...(name === undefined ? [] : [e('j.name', '=', name)]),
    ...(search === undefined
      ? []
      : [e.or([subject, e.ref('j.submitted_name')].map((words) => contains(words, search)))]),
  ];
}

const contains = (words: Expression<string | null>, text: string): Expression<SqlBool> =>
  sql`(${words}) COLLATE utf8mb4_unicode_520_ci LIKE ${textContaining(text)}`;
