import { Injectable } from '@nestjs/common';
import type { Page, RowOf } from '@console/contract-core';
import type { dataTables } from '@console/contract-data';
import { missingSecurities } from '@console/market/read';
import { pageOfRows, type TableQuery, type TableSource } from '@console/node-kit/http';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { coveredTable } from './covered-table.ts';

type Missing = typeof dataTables.missing;
type Row = RowOf<Missing>;

/** The securities that are missing in one gap. */
@Injectable()
export class MissingSource implements TableSource<Missing> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<Missing>): Promise<Page<Row>> {
    const table = coveredTable(query.filter.table);
    const ids = table === null ? [] : await missingSecurities(this.database, table, query.filter.day);
    return pageOfRows<Missing>(ids.length === 0 ? [] : await this.named(ids), 'code', query);
  }

  private named(ids: readonly number[]): Promise<Row[]> {
    return queries(this.database)
      .selectFrom('market.security')
      .where('id', 'in', ids)
      .select(({ ref }) => [sql<string>`CONCAT(${ref('code')}, '.', ${ref('exchange')})`.as('code'), 'name'])
      .execute();
  }
}
