import { isFlagged, type Booking } from '../ledger/apply-actions.ts';
import type { OrderEntry } from '../ledger/execute-order.ts';
import type { DayReport, DayResult } from '../ledger/run-day.ts';

/** The days of a portfolio as `ledger.md` has them: a line a day, an order and a booking; money as text. */
export function ledgerJson(days: readonly DayResult[]): string {
  const parts = {
    days: days.map(({ report }) => dayRow(report)),
    orders: days.flatMap(({ orders }) => orders.map(orderRow)),
    bookings: days.flatMap(({ bookings }) => bookings.map(bookingRow)),
  };
  const lists = Object.entries(parts).map(([name, rows]) => ` "${name}": ${linesOf(rows)}`);
  return `{\n${lists.join(',\n')}\n}\n`;
}

function linesOf(rows: readonly object[]): string {
  if (rows.length === 0) return '[]';
  return `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n ]`;
}

const dayRow = ({
  date,
  cash,
  stockValue,
  assets,
  earningRate,
  statisDays,
  holdings,
}: DayReport): object => ({
  date,
  cash: fixed(cash, 2),
  stockValue: fixed(stockValue, 2),
  assets: fixed(assets, 2),
  earningRate: fixed(earningRate, 6),
  statisDays,
  holdings: holdings.map(({ code, shares, close, value }) => ({
    code,
    shares: Number(shares),
    close: fixed(close, 2),
    value: fixed(value, 2),
  })),
});

const orderRow = (entry: OrderEntry): object => ({
  date: entry.date,
  code: entry.code,
  side: entry.side,
  wanted: Number(entry.wanted),
  shares: Number(entry.shares),
  price: entry.price === null ? null : fixed(entry.price, 2),
  amount: fixed(entry.amount, 2),
  commission: fixed(entry.commission, 2),
  stampDuty: fixed(entry.stampDuty, 2),
  transferFee: fixed(entry.transferFee, 2),
  status: statusOf(entry),
  reason: entry.reason,
});

function statusOf({ shares, wanted }: OrderEntry): 'filled' | 'partial' | 'none' {
  if (shares === 0n) return 'none';
  return shares === wanted ? 'filled' : 'partial';
}

const bookingRow = (booking: Booking): object => ({
  date: booking.date,
  code: booking.code,
  kind: booking.kind,
  shares: Number(booking.shares),
  amount: fixed(booking.amount, 2),
  flagged: isFlagged(booking),
});

/** A whole number of `10 ** -places` with as many decimals; zero has no sign. */
function fixed(value: bigint, places: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
