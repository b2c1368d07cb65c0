import type { Booking } from '../ledger/apply-actions.ts';
import type { OrderEntry } from '../ledger/execute-order.ts';
import type { DayReport, DayResult } from '../ledger/run-day.ts';

/** Ex-date bookings that are worth something by themselves. */
export const PAID_KINDS = ['dividend', 'rights', 'gap'] as const;
export type PaidKind = (typeof PAID_KINDS)[number];

export const COST_KINDS = ['commission', 'stampDuty', 'transferFee', 'slippage'] as const;
export type CostKind = (typeof COST_KINDS)[number];

/** What a stock earned on a day, in cents. Its profit is holding + trading + paid − costs. */
export interface StockProfit {
  readonly code: string;
  /** Its value at the close before. */
  readonly start: bigint;
  /** The price change of what was there at the close before, to this close or to its sale. */
  readonly holding: bigint;
  /** The price change of what was bought today, from the purchase to the close. */
  readonly trading: bigint;
  readonly paid: Readonly<Record<PaidKind, bigint>>;
  readonly costs: Readonly<Record<CostKind, bigint>>;
}

/** The open of a stock that traded, in cents. */
export type OpenOf = (code: string, date: string) => bigint;

/**
 * What each stock earned on a day. On an ex-date the fall of the price is in `holding`, what is paid for it beside it.
 *
 * @param before the report of the day before; null before the first
 * @param openOf splits the slippage from the price; without it slippage is 0 and stays within the price change
 */
export function dayProfits(
  before: DayReport | null,
  { report, bookings, orders }: DayResult,
  openOf: OpenOf | null = null,
): StockProfit[] {
  const starts = valuesOf(before);
  const ends = valuesOf(report);
  const closes = new Map(report.holdings.map(({ code, close }) => [code, close]));
  const traded = new Map(orders.filter(({ shares }) => shares > 0n).map((entry) => [entry.code, entry]));
  const booked = groupByCode(bookings);
  const codes = new Set([...starts.keys(), ...ends.keys(), ...traded.keys(), ...booked.keys()]);
  return [...codes].map((code) =>
    profitOf({
      code,
      start: starts.get(code) ?? 0n,
      end: ends.get(code) ?? 0n,
      close: closes.get(code) ?? 0n,
      entry: traded.get(code) ?? null,
      bookings: booked.get(code) ?? [],
      openOf,
    }),
  );
}

interface StockChange {
  readonly code: string;
  readonly start: bigint;
  readonly end: bigint;
  readonly close: bigint;
  readonly entry: OrderEntry | null;
  readonly bookings: readonly Booking[];
  readonly openOf: OpenOf | null;
}

function profitOf({ code, start, end, close, entry, bookings, openOf }: StockChange): StockProfit {
  const slippage = entry === null || openOf === null ? 0n : slippageOf(entry, openOf);
  const bought = entry?.side === 'buy' ? entry : null;
  const sold = entry?.side === 'sell' ? entry : null;
  const purchase = bought === null ? 0n : bought.shares * close;
  return {
    code,
    start,
    holding:
      end - purchase - start + (sold === null ? 0n : sold.amount + slippage) + amountOf(bookings, 'delisted'),
    trading: bought === null ? 0n : purchase - bought.amount + slippage,
    paid: {
      dividend: amountOf(bookings, 'dividend'),
      rights: amountOf(bookings, 'rights'),
      gap: amountOf(bookings, 'gap'),
    },
    costs: {
      commission: entry?.commission ?? 0n,
      stampDuty: entry?.stampDuty ?? 0n,
      transferFee: entry?.transferFee ?? 0n,
      slippage,
    },
  };
}

/** How much worse than at the open it was traded. */
function slippageOf({ code, date, side, shares, amount }: OrderEntry, openOf: OpenOf): bigint {
  const atOpen = shares * openOf(code, date);
  return side === 'buy' ? amount - atOpen : atOpen - amount;
}

function amountOf(bookings: readonly Booking[], kind: Booking['kind']): bigint {
  return bookings.reduce((sum, booking) => (booking.kind === kind ? sum + booking.amount : sum), 0n);
}

function groupByCode(bookings: readonly Booking[]): ReadonlyMap<string, readonly Booking[]> {
  const groups = new Map<string, Booking[]>();
  for (const booking of bookings) {
    const group = groups.get(booking.code);
    if (group) group.push(booking);
    else groups.set(booking.code, [booking]);
  }
  return groups;
}

const valuesOf = (report: DayReport | null): ReadonlyMap<string, bigint> =>
  new Map(report?.holdings.map(({ code, value }) => [code, value]));
