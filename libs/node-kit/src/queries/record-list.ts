import { Injectable, type Type } from '@nestjs/common';
import type { FilterOf, Page, RowOf, Session, TableEntry } from '@console/contract-core';
import { sql, type Expression, type SqlBool } from 'kysely';
import { DataSource } from 'typeorm';
import type { TableQuery, TableSource } from '../tables/table-source.ts';
import { keyedPage } from './keyed-page.ts';
import type { RecordReads } from './record-reads.ts';
import { queriesOf } from './typed-queries.ts';

type Condition = Expression<SqlBool>;

/** The source of a table of the tenant's records, without removed ones. `where` gives the conditions of a filter. */
export function recordList<E extends TableEntry>(
  entry: E,
  reads: RecordReads<RowOf<E>>,
  where: (filter: FilterOf<E>) => readonly Condition[] = () => [],
): Type<TableSource<E>> {
  const at = <Value>(column: string): Expression<Value> => sql.ref<Value>(`${reads.row}.${column}`);
  const present = sql<SqlBool>`${at('removed_at')} is null`;
  @Injectable()
  class RecordList implements TableSource<E> {
    constructor(private readonly database: DataSource) {}

    page(query: TableQuery<E>, { tenantId }: Session): Promise<Page<RowOf<E>>> {
      return keyedPage(this.database, entry, query, {
        from: queriesOf<AnyTables>(this.database).selectFrom(`${reads.table} as ${reads.row}`),
        tenant: { column: at('tenant_id'), id: tenantId },
        where: [present, ...where(query.filter)],
        key: at('id'),
        columns: reads.columns,
        countNow: true,
      });
    }
  }
  return RecordList;
}

type AnyTables = Record<string, Record<string, unknown>>;
