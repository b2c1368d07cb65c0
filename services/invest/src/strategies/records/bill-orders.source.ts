import { Injectable } from '@nestjs/common';
import type { investTables } from '@console/contract-invest';
import type { Page, RowOf, Session } from '@console/contract-core';
import { pageOfRows, type TableQuery, type TableSource } from '@console/node-kit/http';
import { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import { namedStocks } from '../named-stocks.ts';
import { ownStrategy } from '../own-strategy.ts';
import { reasonText } from '../reason-text.ts';
import { yuanOf, yuanOrNull } from '../yuan-of.ts';
import { billDate } from './own-bill.ts';

type List = typeof investTables.billOrders;
type Order = RowOf<List>;

/** The orders of a bill as a table. Refuses (404) a strategy or bill that is not the tenant's. */
@Injectable()
export class BillOrdersSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, { tenantId }: Session): Promise<Page<Order>> {
    const { strategyId, billId } = query.filter;
    await ownStrategy(this.database, tenantId, strategyId);
    const asOf = await billDate(this.database, strategyId, billId);
    return { ...pageOfRows<List>(await this.orders(tenantId, billId), 'seq', query), asOf };
  }

  private async orders(tenantId: string, billId: number): Promise<Order[]> {
    const rows = await queries(this.database)
      .selectFrom('invest.strategy_order')
      .selectAll()
      .where('bill_id', '=', billId)
      .execute();
    const codes = rows.map(({ code }) => code);
    const stocks = await namedStocks(this.database, tenantId, codes);
    return rows.map((order) => ({
      seq: order.seq,
      corpId: stocks.get(order.code)?.corpId ?? null,
      corpName: stocks.get(order.code)?.corpName ?? order.code,
      stockCode: order.code,
      side: order.side,
      wanted: Number(order.wanted),
      shares: Number(order.shares),
      price: yuanOrNull(order.price),
      amount: yuanOf(order.amount),
      commission: yuanOf(order.commission),
      stampDuty: yuanOf(order.stamp_duty),
      transferFee: yuanOf(order.transfer_fee),
      orderStatus: order.status,
      reason: order.reason === null ? null : reasonText(order.reason, order.side),
    }));
  }
}
