import type { Querying } from '@console/node-kit/queries';
import type { Booking, DayResult, OrderEntry } from '@console/quant';
import { queries } from '../../queries.ts';
import { grouped } from '../grouped.ts';

/** Dates, both included; all where they are left out. */
export interface DaySpan {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The posted days of a strategy as the ledger reports them, one after another. */
export async function readDayResults(
  database: Querying,
  strategyId: number,
  { from = FIRST, to = LAST }: DaySpan = {},
): Promise<readonly DayResult[]> {
  const [days, holdings, bookings, orders] = await Promise.all([
    queries(database)
      .selectFrom('invest.strategy_day')
      .select(['report_date', 'statis_days', 'cash', 'stock_value', 'assets', 'earning_rate'])
      .where('strategy_id', '=', strategyId)
      .where(({ between }) => between('report_date', from, to))
      .orderBy('report_date')
      .execute(),
    queries(database)
      .selectFrom('invest.strategy_holding')
      .select(['report_date as date', 'code', 'shares', 'close', 'value'])
      .where('strategy_id', '=', strategyId)
      .where(({ between }) => between('report_date', from, to))
      .orderBy('report_date')
      .orderBy('code')
      .execute(),
    queries(database)
      .selectFrom('invest.strategy_booking')
      .select(['report_date as date', 'code', 'kind', 'shares', 'amount'])
      .where('strategy_id', '=', strategyId)
      .where(({ between }) => between('report_date', from, to))
      .orderBy('report_date')
      .orderBy('seq')
      .execute(),
    ordersOf(database, strategyId, { from, to }),
  ]);
  const held = grouped(holdings, ({ date }) => date);
  const booked = grouped(bookings, ({ date }) => date);
  const traded = grouped(orders, ({ date }) => date);
  return days.map(({ report_date: date, ...day }) => ({
    report: {
      date,
      statisDays: day.statis_days,
      cash: BigInt(day.cash),
      stockValue: BigInt(day.stock_value),
      assets: BigInt(day.assets),
      earningRate: millionths(day.earning_rate),
      holdings: (held.get(date) ?? []).map(({ code, shares, close, value }) => ({
        code,
        shares: BigInt(shares),
        close: BigInt(close),
        value: BigInt(value),
      })),
    },
    bookings: (booked.get(date) ?? []).map(({ code, kind, shares, amount }): Booking => ({
      date,
      code,
      kind,
      shares: BigInt(shares),
      amount: BigInt(amount),
    })),
    orders: (traded.get(date) ?? []).map((order) => entryOf(date, order)),
  }));
}

type StoredOrder = Awaited<ReturnType<typeof ordersOf>>[number];

const FIRST = '0001-01-01';
const LAST = '9999-12-31';

const ordersOf = (database: Querying, strategyId: number, { from, to }: { from: string; to: string }) =>
  queries(database)
    .selectFrom('invest.strategy_order as o')
    .innerJoin('invest.strategy_bill as b', 'b.id', 'o.bill_id')
    .selectAll('o')
    .select('b.bill_date as date')
    .where('o.strategy_id', '=', strategyId)
    .where(({ between }) => between('b.bill_date', from, to))
    .orderBy('b.bill_date')
    .orderBy('o.seq')
    .execute();

/** An order's entry. How many shares the market would have let it trade is not stored: those that it traded. */
const entryOf = (date: string, order: StoredOrder): OrderEntry => ({
  date,
  code: order.code,
  side: order.side,
  wanted: BigInt(order.wanted),
  tradable: BigInt(order.shares),
  shares: BigInt(order.shares),
  price: order.price === null ? null : BigInt(order.price),
  amount: BigInt(order.amount),
  commission: BigInt(order.commission),
  stampDuty: BigInt(order.stamp_duty),
  transferFee: BigInt(order.transfer_fee),
  reason: order.reason,
});

/** `0.012345` as 12,345. */
const millionths = (rate: string): bigint => BigInt(String(rate).replace('.', ''));
