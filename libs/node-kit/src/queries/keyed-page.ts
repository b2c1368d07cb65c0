import type { Page, RowOf, TableEntry } from '@console/contract-core';
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { countRows, countRowsNow } from '../tables/count-rows.ts';
import type { TableQuery } from '../tables/table-source.ts';
import { inOrder } from './in-order.ts';
import { namedColumns } from './named-columns.ts';
import { tablesNamed } from './tables-named.ts';

type Key<E extends TableEntry> = Extract<keyof RowOf<E>, string>;
type Rows<DB, TB extends keyof DB, Row = object> = SelectQueryBuilder<DB, TB, Row>;
/** A join that neither adds nor drops rows. */
type Join<DB, TB extends keyof DB> = (rows: Rows<DB, TB>) => object;

/** The tenant whose rows are shown, or market data that all tenants read. */
export type Tenancy =
  | { readonly column: Expression<string>; readonly id: string | Expression<string> }
  | 'shared';

/** A table over many rows, of which a page is shown. */
export interface KeyedTable<E extends TableEntry, DB, TB extends keyof DB> {
  readonly from: Rows<DB, TB>;
  readonly tenant: Tenancy;
  readonly where: readonly Expression<SqlBool>[];
  /**
   * Joins by the alias that conditions, order and columns use; a statement that does not use an alias leaves
   * its join out.
   */
  readonly joins?: Readonly<Record<string, Join<DB, TB>>>;
  /** Joins that only the shown rows need. */
  readonly details?: Join<DB, TB>;
  /** A unique expression: identifies a row, and breaks ties so that no row is on two pages. */
  readonly key: Expression<unknown>;
  /**
   * The expression that breaks ties instead of `key` when sorted by a column of another table: unique within
   * the result, and the last part of that column's index, so that the database reads the page in index order.
   */
  readonly ties?: Readonly<Partial<Record<Key<E>, Expression<unknown>>>>;
  readonly columns: { readonly [K in Key<E>]: Expression<RowOf<E>[K]> };
  /** Counted each time, for a small table whose users look at it after changing it. */
  readonly countNow?: true;
}

/**
 * One page of a table. The page's keys are found first and joined back, so that a deep page reads the sort index and
 * not the wide rows. The count is remembered for a second, unless the table says otherwise.
 */
export async function keyedPage<E extends TableEntry, DB, TB extends keyof DB>(
  database: DataSource,
  entry: E,
  query: TableQuery<E>,
  table: KeyedTable<E, DB, TB>,
): Promise<Omit<Page<RowOf<E>>, 'asOf'>> {
  const { size, page } = query;
  const statements = keyedStatements(entry, query.sort, table);
  const total = statements.total().compile();
  const [content, totalElements] = await Promise.all([
    statements.rows({ size, skipped: page * size }).execute(),
    (table.countNow ? countRowsNow : countRows)(database, total.sql, total.parameters),
  ]);
  return { totalElements, content: content as RowOf<E>[] };
}

/** The statements for the rows of a page and for the number of all rows. */
export interface KeyedStatements {
  rows(page: {
    readonly size: number | Expression<number>;
    readonly skipped: number | Expression<number>;
  }): LooseRows;
  total(): Rows<Record<string, Record<string, unknown>>, string, { total: number }>;
}

/** Both statements of a table, sorted by a column. */
export function keyedStatements<E extends TableEntry, DB, TB extends keyof DB>(
  entry: E,
  sort: TableQuery<E>['sort'],
  table: KeyedTable<E, DB, TB>,
): KeyedStatements {
  const { key, columns, details = (rows) => rows } = table as unknown as LooseTable;
  const where = [...tenantCondition(table.tenant), ...table.where];
  const order = orderOf(entry, table, sort);
  const among = (named: readonly Expression<unknown>[]): LooseRows =>
    where.reduce(
      // In brackets, because a template may contain OR.
      (rows, condition) => rows.where(sql<boolean>`(${condition})`),
      joined(table, tablesNamed(named)),
    );
  return {
    rows: ({ size, skipped }) => {
      const keys = among([...where, order])
        .select(sql`${key}`.as('page_key'))
        .orderBy(order)
        .limit(size)
        .offset(skipped)
        .as('page');
      const shown = details(
        joined(table).innerJoin(keys, (on) => on.on(sql<boolean>`${sql.ref('page.page_key')} = ${key}`)),
      );
      return shown.select(namedColumns(columns)).orderBy(order);
    },
    total: () => among(where).select(({ fn }) => fn.countAll<number>().as('total')),
  };
}

/** A query whose types the compiler has already checked, without the types of its tables. */
type LooseRows = SelectQueryBuilder<Record<string, Record<string, unknown>>, string, object>;
interface LooseTable {
  readonly from: LooseRows;
  readonly joins?: Readonly<Record<string, (rows: LooseRows) => LooseRows>>;
  readonly details?: (rows: LooseRows) => LooseRows;
  readonly key: Expression<unknown>;
  readonly columns: Readonly<Record<string, Expression<unknown>>>;
}

function tenantCondition(tenancy: Tenancy): readonly Expression<SqlBool>[] {
  return tenancy === 'shared' ? [] : [sql<SqlBool>`${tenancy.column} = ${tenancy.id}`];
}

/** The rows with those of their joins that are named, or with all. */
function joined(table: object, named?: ReadonlySet<string>): LooseRows {
  const { from, joins = {} } = table as LooseTable;
  return Object.entries(joins).reduce(
    (rows, [name, join]) => (named === undefined || named.has(name) ? join(rows) : rows),
    from,
  );
}

function orderOf<E extends TableEntry, DB, TB extends keyof DB>(
  entry: E,
  { columns, key, ties }: KeyedTable<E, DB, TB>,
  { column, direction }: TableQuery<E>['sort'],
): RawBuilder<unknown> {
  return inOrder({
    by: columns[column],
    direction,
    mayMiss: entry.row.shape[column] instanceof z.ZodNullable,
    ties: [{ by: ties?.[column] ?? key, direction }],
  });
}
