import {
  isFlagged,
  positionIndex,
  stockOf,
  type Account,
  type Booking,
  type DayResult,
  type MarketDay,
  type OrderEntry,
  type Plans,
  type RiskLists,
  type StockGap,
} from '@console/quant';
import type { BookingRow, DayRows, DayState, GapRow, HoldingRow, OrderRow } from './day-rows.ts';
import { decimalText, fixedText } from './signals/strategy-pick.ts';
import type { StoredDay } from './stored-day.ts';

export interface TradedDay {
  /** The day before; null on the first. */
  readonly before: StoredDay | null;
  readonly market: MarketDay;
  /** After the close, before anything is decided there. */
  readonly account: Account;
  readonly result: DayResult;
  readonly gaps: readonly StockGap[];
  readonly plans: Plans;
  readonly signal: DayRows['signal'];
  /** The caps that its holdings were sized by. */
  readonly risks: RiskLists;
}

/** The rows of a traded day. */
export function rowsOfDay(day: TradedDay): DayRows {
  const { market, result, gaps, signal } = day;
  const { cash, stockValue, assets, earningRate, statisDays } = result.report;
  return {
    date: market.date,
    report: {
      cash: String(cash),
      stockValue: String(stockValue),
      assets: String(assets),
      earningRate: decimalText({ units: earningRate, scale: 6 }),
      statisDays,
    },
    holdings: holdingRows(day),
    orders: result.orders.map(orderRow),
    bookings: result.bookings.map(bookingRow),
    gaps: gaps.filter(({ causes }) => causes.size > 0).map(gapRow),
    signal,
    state: dayState(day),
  };
}

/** Decimals of the columns. */
const WEIGHT_DIGITS = 16;
const INDEX_DIGITS = 8;
const ZERO = { units: 0n, scale: 0 };

function holdingRows({ before, market, account, result, risks }: TradedDay): readonly HoldingRow[] {
  return result.report.holdings.map(({ code, shares, close, value }) => {
    const held = before?.holdings.get(code);
    const weight = account.weights.get(code);
    return {
      code,
      shares: String(shares),
      sharesChange: String(shares - (held?.shares ?? 0n)),
      open: textOrNull(stockOf(market, code).bar?.open ?? null),
      close: String(close),
      value: String(value),
      valueBefore: String(held?.value ?? 0n),
      fullWeight: fixedText(weight ?? ZERO, WEIGHT_DIGITS),
      positionIndex: fixedText(positionIndex(risks, code, market.date), INDEX_DIGITS),
    };
  });
}

function orderRow(entry: OrderEntry): OrderRow {
  const { code, side, wanted, shares, price, amount, commission, stampDuty, transferFee, reason } = entry;
  return {
    code,
    side,
    wanted: String(wanted),
    shares: String(shares),
    price: textOrNull(price),
    amount: String(amount),
    commission: String(commission),
    stampDuty: String(stampDuty),
    transferFee: String(transferFee),
    status: shares === 0n ? 'none' : shares === wanted ? 'filled' : 'partial',
    reason,
  };
}

function bookingRow(booking: Booking): BookingRow {
  const { code, kind, shares, amount } = booking;
  return { code, kind, shares: String(shares), amount: String(amount), flagged: isFlagged(booking) };
}

function gapRow({ code, wish, held, causes }: StockGap): GapRow {
  return {
    code,
    wish: String(wish),
    held: String(held),
    causes: Object.fromEntries([...causes].map(([cause, shares]) => [cause, String(shares)])),
  };
}

function dayState({ before, market, account, result, plans }: TradedDay): DayState {
  const held = result.report.holdings.map(({ code }) => ({ code, stock: stockOf(market, code) }));
  return {
    orders: byCode(account.orders).map(([code, { side, remaining, cap }]) => [
      code,
      side,
      String(remaining),
      textOrNull(cap),
    ]),
    weights: byCode(account.weights).map(([code, weight]) => [code, decimalText(weight)]),
    plans: byCode(plans).map(([code, { wish, riskCap, lot, oddLot, notListed }]) => [
      code,
      String(wish),
      String(riskCap),
      String(lot),
      String(oddLot),
      String(notListed),
    ]),
    marks: held.flatMap(({ code, stock: { after } }) =>
      after.ex ? [[code, after.rights ? 'rights' : 'ex'] as const] : [],
    ),
    halts: held.flatMap(({ code, stock: { bar } }) =>
      bar === null ? [[code, 1 + (before?.holdings.get(code)?.halted ?? 0)] as const] : [],
    ),
  };
}

const byCode = <V>(map: ReadonlyMap<string, V>): readonly (readonly [string, V])[] =>
  [...map].sort(([one], [other]) => (one < other ? -1 : 1));

const textOrNull = (value: bigint | null): string | null => (value === null ? null : String(value));
