import { Injectable } from '@nestjs/common';
import { investTables } from '@console/contract-invest';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage } from '@console/node-kit/queries';
import { expressionBuilder, sql } from 'kysely';
import { DataSource } from 'typeorm';
import type { Tables } from '../../queries.ts';
import { ownStrategy } from '../own-strategy.ts';
import { day, dayBefore, daysWithin, decimal, strategyDays, yuan } from './strategy-days.ts';

type List = typeof investTables.strategyBills;

const bill = expressionBuilder<{ readonly b: Tables['invest.strategy_bill'] }, 'b'>();

const COLUMNS = {
  billId: bill.ref('b.id'),
  billDate: bill.ref('b.bill_date'),
  orders: bill.ref('b.orders'),
  bought: yuan(bill.ref('b.bought')),
  sold: yuan(bill.ref('b.sold')),
  fees: yuan(bill.ref('b.fees')),
  cashAssets: yuan(day.ref('d.cash')),
  stockCapitalStart: yuan(sql`COALESCE(${dayBefore('stock_value')}, 0)`),
  stockCapitalEnd: yuan(day.ref('d.stock_value')),
  assetsEnd: yuan(day.ref('d.assets')),
  earningRate: decimal(day.ref('d.earning_rate')),
};

/** The bills of a strategy as a table. Refuses (404) one that is not the tenant's. */
@Injectable()
export class StrategyBillsSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, { tenantId }: Session): Promise<Page<RowOf<List>>> {
    const { lastDate } = await ownStrategy(this.database, tenantId, query.filter.strategyId);
    const found = await keyedPage(this.database, investTables.strategyBills, query, {
      from: strategyDays(this.database).innerJoin('invest.strategy_bill as b', (on) =>
        on.onRef('b.strategy_id', '=', 'd.strategy_id').onRef('b.bill_date', '=', 'd.report_date'),
      ),
      tenant: { column: day.ref('s.tenant_id'), id: tenantId },
      where: daysWithin(query.filter),
      key: bill.ref('b.id'),
      columns: COLUMNS,
      countNow: true,
    });
    return { ...found, asOf: lastDate };
  }
}
