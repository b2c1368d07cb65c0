import type { Page, RowOf, Session, TableEntry } from '@console/contract-core';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { countRows, countRowsNow } from './count-rows.ts';
import type { TableQuery } from './table-source.ts';

/** A piece of a WHERE: text with `?` places and their values. Never holds a caller's text itself. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

export interface SqlTable<E extends TableEntry> {
  /** What filters and sorts read: `schema.table c LEFT JOIN …`, joins that neither add nor drop rows. */
  readonly from: string;
  /** More of them, by the alias under which conditions and sorts name them: left out of what names them nowhere. */
  readonly joins?: Readonly<Record<string, string>>;
  /** Further joins that only the shown rows need; again none that adds or drops rows. */
  readonly details?: string;
  /** A unique column: names a row, and breaks ties so that no row shows on two pages. */
  readonly key: string;
  /**
   * What breaks ties instead of `key` when sorted by a column of another table: unique within the
   * result, and the tail of that column's index, so that the database reads the page in index order.
   */
  readonly ties?: Readonly<Partial<Record<Extract<keyof RowOf<E>, string>, string>>>;
  /** The column that holds the tenant, or 'shared' for market data that all tenants read. */
  readonly tenant: string | 'shared';
  /** The SQL expression of every row key. */
  readonly columns: Readonly<Record<Extract<keyof RowOf<E>, string>, string>>;
  readonly where?: (filter: TableQuery<E>['filter']) => readonly Condition[];
  /** Small, and changed by who then looks at it: its count is asked for anew each time. */
  readonly countAnew?: true;
}

/**
 * One page of a SQL table. The page's keys are found first and joined back, so that a deep page reads
 * the sort index and not the wide rows. The count is remembered for a second, unless the table says otherwise.
 */
export async function sqlPage<E extends TableEntry>(
  database: DataSource,
  { entry, table, query, session }: { entry: E; table: SqlTable<E>; query: TableQuery<E>; session: Session },
): Promise<Page<RowOf<E>>> {
  const conditions = [...tenantCondition(table.tenant, session), ...(table.where?.(query.filter) ?? [])];
  const where =
    conditions.length === 0 ? '' : `WHERE ${conditions.map(({ sql }) => `(${sql})`).join(' AND ')}`;
  const values = conditions.flatMap((condition) => condition.values);
  const order = orderBy(entry, table, query.sort);
  const select = Object.entries<string>(table.columns).map(([key, sql]) => `${sql} AS \`${key}\``);
  const every = Object.values(table.joins ?? {}).join(' ');
  const pageSql = `SELECT ${select.join(', ')} FROM ${table.from} ${every}
    JOIN (SELECT ${table.key} AS page_key FROM ${table.from} ${joinsOf(table, where + order)} ${where}
           ORDER BY ${order} LIMIT ? OFFSET ?) page
      ON page.page_key = ${table.key} ${table.details ?? ''} ORDER BY ${order}`;
  const [content, totalElements] = await Promise.all([
    database.query<RowOf<E>[]>(pageSql, [...values, query.size, query.page * query.size]),
    (table.countAnew ? countRowsNow : countRows)(
      database,
      `SELECT COUNT(*) AS total FROM ${table.from} ${joinsOf(table, where)} ${where}`,
      values,
    ),
  ]);
  return { totalElements, content };
}

/** Those that a piece of SQL names. */
function joinsOf<E extends TableEntry>({ joins = {} }: SqlTable<E>, sql: string): string {
  return Object.entries(joins)
    .filter(([alias]) => new RegExp(`\\b${alias}\\.`).test(sql))
    .map(([, join]) => join)
    .join(' ');
}

function tenantCondition(tenant: string, session: Session): readonly Condition[] {
  return tenant === 'shared' ? [] : [{ sql: `${tenant} = ?`, values: [session.tenantId] }];
}

/** Missing values stand last either way; a column that is never missing keeps its index. */
function orderBy<E extends TableEntry>(entry: E, table: SqlTable<E>, sort: TableQuery<E>['sort']): string {
  const expression = table.columns[sort.column as keyof typeof table.columns];
  const field = entry.row.shape[sort.column];
  const mayMiss = sort.direction === 'ASC' && field instanceof z.ZodNullable;
  const tie = table.ties?.[sort.column as keyof typeof table.ties] ?? table.key;
  return `${mayMiss ? `${expression} IS NULL, ` : ''}${expression} ${sort.direction}, ${tie} ${sort.direction}`;
}
