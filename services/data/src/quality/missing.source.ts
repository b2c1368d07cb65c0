import { Injectable } from '@nestjs/common';
import type { Page, RowOf } from '@console/contract-core';
import type { dataTables } from '@console/contract-data';
import { missingSecurities } from '@console/market';
import { tableName, type TableQuery, type TableSource } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { coveredTable } from './covered-table.ts';
import { rowPage } from './row-page.ts';

type Missing = typeof dataTables.missing;
type Row = RowOf<Missing>;

/** The securities behind one gap. */
@Injectable()
export class MissingSource implements TableSource<Missing> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<Missing>): Promise<Page<Row>> {
    const table = coveredTable(query.filter.table);
    const ids = table === null ? [] : await missingSecurities(this.database, table, query.filter.day);
    return rowPage<Missing>(ids.length === 0 ? [] : await this.named(ids), query);
  }

  private named(ids: readonly number[]): Promise<Row[]> {
    return this.database.query<Row[]>(
      `SELECT CONCAT(code, '.', exchange) AS code, name FROM ${tableName('market', 'security')}
        WHERE id IN (${ids.map(() => '?').join(', ')})`,
      [...ids],
    );
  }
}
