import { Injectable } from '@nestjs/common';
import { CASH_TITLES, type investTables } from '@console/contract-invest';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import { namedStocks } from '../named-stocks.ts';
import { ownStrategy } from '../own-strategy.ts';
import { yuanOf } from '../yuan-of.ts';

type List = typeof investTables.cashBook;

/** Parts of a day, in their order: the capital, what ex-dates bring, the orders. */
const PARTS = { initial: 0, booking: 1, order: 2 } as const;

/**
 * The cash book of a strategy as a table: the balance of each line is the sum of all until then, so the last one of a
 * day is the day's cash. Refuses (404) a strategy that is not the tenant's.
 */
@Injectable()
export class CashBookSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, { tenantId }: Session): Promise<Page<RowOf<List>>> {
    const { strategyId } = query.filter;
    const { lastDate } = await ownStrategy(this.database, tenantId, strategyId);
    const [lines, { total }] = await Promise.all([this.lines(query), this.count(query)]);
    const codes = lines.flatMap(({ code }) => (code === null ? [] : [code]));
    const stocks = await namedStocks(this.database, tenantId, codes);
    return {
      totalElements: Number(total),
      content: lines.map(({ day, part, seq, code, kind, ...line }) => ({
        id: `${day}-${part}-${seq}`,
        reportDate: day,
        kind: CASH_TITLES[kind],
        corpId: (code === null ? null : stocks.get(code)?.corpId) ?? null,
        corpName: code === null ? null : (stocks.get(code)?.corpName ?? code),
        stockCode: code,
        sharesChange: line.shares === null ? null : Number(line.shares),
        amount: yuanOf(line.amount),
        balance: yuanOf(line.balance),
        // The driver reads a whole number of a union as text.
        flagged: Number(line.flagged) === 1,
      })),
      asOf: lastDate,
    };
  }

  private lines({ filter, sort, page, size }: TableQuery<List>) {
    const way = sort.direction === 'ASC' ? 'asc' : 'desc';
    return this.book(filter)
      .selectAll()
      .orderBy('day', way)
      .orderBy('part', way)
      .orderBy('seq', way)
      .limit(size)
      .offset(page * size)
      .execute();
  }

  private count({ filter }: TableQuery<List>) {
    return this.book(filter)
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
  }

  /** The lines of the filter with their balances, which count from the first day. */
  private book({ strategyId, from, to }: TableQuery<List>['filter']) {
    const balanced = queries(this.database)
      .selectFrom(this.entries(strategyId).as('e'))
      .selectAll()
      .select(sql<string>`SUM(amount) OVER (ORDER BY day, part, seq ROWS UNBOUNDED PRECEDING)`.as('balance'));
    return queries(this.database)
      .selectFrom(balanced.as('b'))
      .$if(from !== undefined, (lines) => lines.where('day', '>=', from ?? ''))
      .$if(to !== undefined, (lines) => lines.where('day', '<=', to ?? ''));
  }

  /** Everything that changed cash or shares; amounts are cents. */
  private entries(strategyId: number) {
    const fees = sql`(o.commission + o.stamp_duty + o.transfer_fee)`;
    const capital = queries(this.database)
      .selectFrom('invest.strategy as s')
      .select(['s.start_date as day', sql<number>`${sql.lit(PARTS.initial)}`.as('part')])
      .select([sql<number>`0`.as('seq'), sql<keyof typeof CASH_TITLES>`'initial'`.as('kind')])
      .select([sql<string | null>`NULL`.as('code'), sql<string | null>`NULL`.as('shares')])
      .select(['s.initial_capital as amount', sql<number>`0`.as('flagged')])
      .where('s.id', '=', strategyId);
    const bookings = queries(this.database)
      .selectFrom('invest.strategy_booking as k')
      .select(['k.report_date as day', sql<number>`${sql.lit(PARTS.booking)}`.as('part'), 'k.seq'])
      .select([
        sql<keyof typeof CASH_TITLES>`k.kind`.as('kind'),
        'k.code',
        'k.shares',
        'k.amount',
        'k.flagged',
      ])
      .where('k.strategy_id', '=', strategyId);
    const orders = queries(this.database)
      .selectFrom('invest.strategy_order as o')
      .innerJoin('invest.strategy_bill as l', 'l.id', 'o.bill_id')
      .select(['l.bill_date as day', sql<number>`${sql.lit(PARTS.order)}`.as('part'), 'o.seq'])
      .select([sql<keyof typeof CASH_TITLES>`o.side`.as('kind'), 'o.code'])
      .select(sql<string>`IF(o.side = 'buy', o.shares, -o.shares)`.as('shares'))
      .select(sql<string>`IF(o.side = 'buy', -o.amount, o.amount) - ${fees}`.as('amount'))
      .select(sql<number>`0`.as('flagged'))
      .where('o.strategy_id', '=', strategyId)
      .where('o.shares', '>', sql.lit(0) as never);
    return capital.unionAll(bookings as never).unionAll(orders as never);
  }
}
