import { Injectable } from '@nestjs/common';
import type { investTables } from '@console/contract-invest';
import type { Page, RowOf, Session } from '@console/contract-core';
import { pageOfRows, type TableQuery, type TableSource } from '@console/node-kit/http';
import { DataSource } from 'typeorm';
import { ownStrategy } from '../own-strategy.ts';
import { billDate } from './own-bill.ts';
import { readHoldings } from './read-holdings.ts';

type List = typeof investTables.strategyHoldings;

/**
 * The holdings of a strategy at the close of a bill, of a day, or the newest, as a table. Refuses (404) a strategy or
 * bill that is not the tenant's.
 */
@Injectable()
export class StrategyHoldingsSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, { tenantId }: Session): Promise<Page<RowOf<List>>> {
    const { strategyId, billId, date: asked } = query.filter;
    const { lastDate } = await ownStrategy(this.database, tenantId, strategyId);
    const date =
      billId === undefined ? (asked ?? lastDate) : await billDate(this.database, strategyId, billId);
    if (date === null) return { totalElements: 0, content: [], asOf: null };
    const rows = await readHoldings(this.database, { tenantId, strategyId, date }, { sold: false });
    return { ...pageOfRows<List>(rows, 'id', query), asOf: date };
  }
}
