import { Injectable } from '@nestjs/common';
import { rebalanceTables } from '@console/contract-invest';
import type { Page, RowOf, Session } from '@console/contract-core';
import { businessDate } from '@console/market/read';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage } from '@console/node-kit/queries';
import { sql, type SqlBool } from 'kysely';
import { DataSource } from 'typeorm';
import { dayAsked } from './day-asked.ts';
import { dayState, due, dueColumns, strategiesOn, wereDue } from './due-on.ts';

type List = typeof rebalanceTables.rebalanceRows;

/** The tenant's strategies that were due on a trading day as a table. */
@Injectable()
export class RebalanceRowsSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page({ filter, ...query }: TableQuery<List>, { tenantId }: Session): Promise<Page<RowOf<List>>> {
    const { dayState: state } = filter;
    const date = await dayAsked(this.database, await businessDate(this.database), filter.date);
    if (date === null) return { totalElements: 0, content: [], asOf: null };
    const found = await keyedPage(
      this.database,
      rebalanceTables.rebalanceRows,
      { ...query, filter },
      {
        from: strategiesOn(this.database, date),
        tenant: { column: due.ref('s.tenant_id'), id: tenantId },
        where: [...wereDue(date), ...(state === undefined ? [] : [sql<SqlBool>`${dayState} = ${state}`])],
        key: due.ref('s.id'),
        columns: dueColumns,
        countNow: true,
      },
    );
    return { ...found, asOf: date };
  }
}
