import type { FilterOf, JobConsole, JobConsoleRow, JobSchema, Page, Session } from '@console/contract-core';
import type { DataSource } from 'typeorm';
import { requireAuthority } from '../auth/require-authority.ts';
import { tableName } from '../database/schema-name.ts';
import { textContaining } from '../tables/like-text.ts';
import { sqlPage, type Condition, type SqlTable } from '../tables/sql-table.ts';
import type { TableQuery } from '../tables/table-source.ts';
import { presentRow, ROW_EXPRESSIONS, subjectOf, type RowColumns } from './console-row.ts';
import type { RuleBook } from './job-rules.ts';

type List = JobConsole['list'];

export interface ConsoleListParts {
  readonly entry: List;
  readonly schema: JobSchema;
  readonly database: DataSource;
  readonly book: RuleBook;
}

/** One page of the caller's jobs, or of the tenant's. Refuses (403) the latter without rwgl_view. */
export async function consoleList(
  { entry, schema, database, book }: ConsoleListParts,
  query: TableQuery<List>,
  session: Session,
): Promise<Page<JobConsoleRow>> {
  if (query.filter.scope === 'all') requireAuthority('rwgl_view', session);
  const subject = subjectOf(book);
  const table: SqlTable<List> = {
    from: `${tableName(schema, 'job')} j`,
    key: 'j.id',
    // Of one second the one that was submitted last comes last.
    ties: { submittedAt: 'j.seq' },
    tenant: 'j.tenant_id',
    columns: { ...ROW_EXPRESSIONS, subject },
    where: (filter) => conditions(filter, { subject, userId: session.userId }),
    countAnew: true,
  };
  const found = await sqlPage(database, { entry, table, query, session });
  // As the driver reads them: flags are numbers, and what is made of several columns is raw.
  return {
    ...found,
    content: found.content.map((row) => presentRow(row as unknown as RowColumns, session, book)),
  };
}

function conditions(
  { search, state, name, scope }: FilterOf<List>,
  { subject, userId }: { readonly subject: string; readonly userId: number },
): readonly Condition[] {
  const text = textContaining(search ?? '');
  const like = (sql: string): string => `${sql} COLLATE utf8mb4_unicode_520_ci LIKE ?`;
  const wanted: readonly (readonly [boolean, string, readonly unknown[]])[] = [
    [scope === 'mine', 'j.submitted_by = ?', [userId]],
    [state !== undefined, 'j.state = ?', [state]],
    [name !== undefined, 'j.name = ?', [name]],
    [search !== undefined, `${like(`(${subject})`)} OR ${like('j.submitted_name')}`, [text, text]],
  ];
  return wanted.flatMap(([given, sql, values]) => (given ? [{ sql, values }] : []));
}
