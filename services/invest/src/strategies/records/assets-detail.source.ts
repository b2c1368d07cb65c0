import { Injectable } from '@nestjs/common';
import type { investTables } from '@console/contract-invest';
import { MESSAGES, Refusal, type Page, type RowOf, type Session } from '@console/contract-core';
import { pageOfRows, type TableQuery, type TableSource } from '@console/node-kit/http';
import { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import { ownStrategy } from '../own-strategy.ts';
import { readHoldings } from './read-holdings.ts';

type List = typeof investTables.assetsDetail;

/** The stocks of a day of asset statistics as a table. Refuses (404) a day that no strategy of the tenant has. */
@Injectable()
export class AssetsDetailSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, { tenantId }: Session): Promise<Page<RowOf<List>>> {
    const { assetsId } = query.filter;
    const strategyId = Number(assetsId.slice(0, -DATE_PART));
    const date = assetsId.slice(1 - DATE_PART);
    await ownStrategy(this.database, tenantId, strategyId);
    await this.checkDay(strategyId, date);
    const rows = await readHoldings(this.database, { tenantId, strategyId, date }, { sold: true });
    return { ...pageOfRows<List>(rows, 'id', query), asOf: date };
  }

  private async checkDay(strategyId: number, date: string): Promise<void> {
    const day = await queries(this.database)
      .selectFrom('invest.strategy_day')
      .select('report_date')
      .where('strategy_id', '=', strategyId)
      .where('report_date', '=', date)
      .executeTakeFirst();
    if (day === undefined) throw new Refusal(MESSAGES.notFound);
  }
}

/** The length of `-2026-07-02`. */
const DATE_PART = 11;
