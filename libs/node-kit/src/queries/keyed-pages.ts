import type { FilterOf, Page, RowOf, TableEntry } from '@console/contract-core';
import type { Expression, Kysely } from 'kysely';
import type { DataSource } from 'typeorm';
import { countRows } from '../tables/count-rows.ts';
import type { TableQuery } from '../tables/table-source.ts';
import { byFilterAndOrder } from './by-filter-and-order.ts';
import { keyedStatements, type KeyedTable } from './keyed-page.ts';
import { templatesOf, type Places, type QueryTemplate } from './query-template.ts';

interface Owner {
  readonly tenantId: string;
}
interface Shown extends Owner {
  readonly size: number;
  readonly skipped: number;
}
interface Templates {
  readonly total: QueryTemplate<Owner, { readonly total: number }>;
  readonly rows: QueryTemplate<Shown, object>;
}

/** The table for a filter, and for a tenant that is known only when it is read. */
export type TableFor<Tables, E extends TableEntry, DB, TB extends keyof DB> = (
  queries: Kysely<Tables>,
  tenantId: Expression<string>,
  filter: FilterOf<E>,
) => Omit<KeyedTable<E, DB, TB>, 'countNow'>;

/**
 * Pages of a table as `keyedPage` reads them, for tables that are read often: the statements for a filter and
 * an order are built once, and a request fills in only its tenant and page.
 */
export function keyedPages<Tables, E extends TableEntry, DB, TB extends keyof DB>(
  entry: E,
  tableFor: TableFor<Tables, E, DB, TB>,
): (database: DataSource, query: TableQuery<E>, tenantId: string) => Promise<Omit<Page<RowOf<E>>, 'asOf'>> {
  const template = templatesOf<Tables>();
  const templatesFor = byFilterAndOrder<E, Templates>(({ filter, sort }) => ({
    total: template((queries, { tenantId }: Places<Owner>) =>
      keyedStatements(entry, sort, tableFor(queries, tenantId, filter)).total(),
    ),
    rows: template((queries, { tenantId, ...page }: Places<Shown>) =>
      keyedStatements(entry, sort, tableFor(queries, tenantId, filter)).rows(page),
    ),
  }));
  return async (database, query, tenantId) => {
    const { total, rows } = templatesFor(query);
    const { size, page } = query;
    const counted = total.written({ tenantId });
    const [content, totalElements] = await Promise.all([
      rows(database, { tenantId, size, skipped: page * size }),
      countRows(database, counted.sql, counted.parameters),
    ]);
    return { totalElements, content: content as RowOf<E>[] };
  };
}
