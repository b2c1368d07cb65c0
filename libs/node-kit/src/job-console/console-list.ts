import type { FilterOf, JobConsole, JobConsoleRow, JobSchema, Page, Session } from '@console/contract-core';
import type { DataSource } from 'typeorm';
import { requireAuthority } from '../auth/require-authority.ts';
import { tableName } from '../database/schema-name.ts';
import { textContaining } from '../tables/like-text.ts';
import { sqlPage, type Condition, type SqlTable } from '../tables/sql-table.ts';
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

/** One page of the caller's jobs, or of the tenant's. Refuses (403) the latter to who may see nobody else's. */
export async function consoleList(
  { entry, schema, database, book }: ConsoleListParts,
  query: TableQuery<List>,
  session: Session,
): Promise<Page<JobConsoleRow>> {
  const names = query.filter.scope === 'all' ? namesSeen(session, book) : null;
  if (names?.length === 0) requireAuthority('rwgl_view', session);
  const columns = rowExpressions(book);
  const table: SqlTable<List> = {
    from: `${tableName(schema, 'job')} j`,
    key: 'j.id',
    // Of one second the one that was submitted last comes last.
    ties: { submittedAt: 'j.seq' },
    tenant: 'j.tenant_id',
    columns,
    where: (filter) => conditions(filter, { subject: columns.subject, names, userId: session.userId }),
    countAnew: true,
  };
  const found = await sqlPage(database, { entry, table, query, session });
  // As the driver reads them: flags are numbers, and what is made of several columns is raw.
  return {
    ...found,
    content: found.content.map((row) => presentRow(row as unknown as RowColumns, session, book)),
  };
}

interface Asked {
  readonly subject: string;
  /** Of which everybody's are seen; null for all. */
  readonly names: readonly string[] | null;
  readonly userId: number;
}

function conditions(
  { search, state, name, scope }: FilterOf<List>,
  { subject, names, userId }: Asked,
): readonly Condition[] {
  const text = textContaining(search ?? '');
  const like = (sql: string): string => `${sql} COLLATE utf8mb4_unicode_520_ci LIKE ?`;
  const wanted: readonly (readonly [boolean, string, readonly unknown[]])[] = [
    [scope === 'mine', 'j.submitted_by = ?', [userId]],
    [names !== null, 'j.name IN (?)', [names]],
    [state !== undefined, 'j.state = ?', [state]],
    [name !== undefined, 'j.name = ?', [name]],
    [search !== undefined, `${like(`(${subject})`)} OR ${like('j.submitted_name')}`, [text, text]],
  ];
  return wanted.flatMap(([given, sql, values]) => (given ? [{ sql, values }] : []));
}
