import { Injectable } from '@nestjs/common';
import { investTables } from '@console/contract-invest';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { ownStrategy } from '../own-strategy.ts';
import { assetsId, day, dayBefore, daysWithin, decimal, strategyDays, yuan } from './strategy-days.ts';

type List = typeof investTables.strategyReports;

const BILL = day
  .selectFrom('invest.strategy_bill as b')
  .select('b.id')
  .whereRef('b.strategy_id', '=', 'd.strategy_id')
  .whereRef('b.bill_date', '=', 'd.report_date')
  .$asScalar();

const COLUMNS = {
  id: assetsId,
  billId: BILL,
  reportDate: day.ref('d.report_date'),
  assets: yuan(day.ref('d.assets')),
  earningRate: decimal(day.ref('d.earning_rate')),
  // Both in cents: on the first day there is only the initial capital.
  dayRate: sql<number>`CAST(${day.ref('d.assets')} AS DOUBLE)
    / COALESCE(${dayBefore('assets')}, ${day.ref('s.initial_capital')}) - 1`,
  statisDays: day.ref('d.statis_days'),
  cashAssets: yuan(day.ref('d.cash')),
  stockCapitalEnd: yuan(day.ref('d.stock_value')),
  initialCapital: yuan(day.ref('s.initial_capital')),
};

/** The days of a strategy as a table. Refuses (404) one that is not the tenant's. */
@Injectable()
export class StrategyReportsSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, { tenantId }: Session): Promise<Page<RowOf<List>>> {
    const { id, lastDate } = await ownStrategy(this.database, tenantId, query.filter.strategyId);
    const found = await keyedPage(this.database, investTables.strategyReports, query, {
      // A date is the key of a row within one strategy alone.
      from: strategyDays(this.database).where('d.strategy_id', '=', id),
      tenant: { column: day.ref('s.tenant_id'), id: tenantId },
      where: daysWithin(query.filter),
      key: day.ref('d.report_date'),
      columns: COLUMNS,
      countNow: true,
    });
    return { ...found, asOf: lastDate };
  }
}
