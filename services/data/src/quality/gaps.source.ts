import { Injectable } from '@nestjs/common';
import type { Page, RowOf } from '@console/contract-core';
import type { dataTables } from '@console/contract-data';
import { gaps } from '@console/market/read';
import { pageOfRows, type TableQuery, type TableSource } from '@console/node-kit/http';
import { DataSource } from 'typeorm';
import { coveredTable } from './covered-table.ts';

type Gaps = typeof dataTables.gaps;

/** The days on which a table has fewer securities than it should; none for a table not counted by day. */
@Injectable()
export class GapsSource implements TableSource<Gaps> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<Gaps>): Promise<Page<RowOf<Gaps>>> {
    const table = coveredTable(query.filter.table);
    const days = table === null ? [] : await gaps(this.database, table);
    const rows = days.map(({ day, present, expected }) => ({
      day,
      present: Number(present),
      expected,
      missing: expected === null ? null : expected - present,
    }));
    return pageOfRows<Gaps>(rows, 'day', query);
  }
}
