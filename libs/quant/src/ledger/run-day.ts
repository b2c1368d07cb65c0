import { byCode, withEntry, type Account, type Weights } from './account.ts';
import { applyActions, type Booking } from './apply-actions.ts';
import { compare, ZERO, type Decimal } from './decimal.ts';
import { executeOrder, type OrderEntry } from './execute-order.ts';
import { feeSum, type Costs } from './fees.ts';
import { stockOf, type MarketDay } from './market-day.ts';
import { positionIndex, type RiskLists } from './position-cap.ts';
import { roundHalfAway } from './rounding.ts';
import { sizeLowered, sizeSignal, type Sizing } from './size-orders.ts';

/** What a strategy trades by, the same on all its days. */
export interface LedgerRules {
  /** Cents. */
  readonly initialCapital: bigint;
  readonly costs: Costs;
  /** Share of a stock's mean amount that one day's order may be; null without a bound. */
  readonly participation: Decimal | null;
}

/** What is decided at a day's close. */
export interface LedgerDay {
  readonly market: MarketDay;
  /** ISO, the day before in the calendar; null on its first. */
  readonly before: string | null;
  /** Target weights that are decided today; null on a day without a signal. */
  readonly signal: Weights | null;
  readonly risks: RiskLists;
}

export interface Holding {
  readonly code: string;
  readonly shares: bigint;
  /** Cents: the last close, restated on ex-dates. */
  readonly close: bigint;
  /** Cents. */
  readonly value: bigint;
}

/** A portfolio at a close, in cents. */
export interface DayReport {
  readonly date: string;
  readonly cash: bigint;
  readonly stockValue: bigint;
  readonly assets: bigint;
  /** Millionths: assets over the initial capital, less 1. */
  readonly earningRate: bigint;
  /** Days reported, this one included. */
  readonly statisDays: number;
  /** By code. */
  readonly holdings: readonly Holding[];
}

export interface DayResult {
  readonly report: DayReport;
  readonly bookings: readonly Booking[];
  /** In the order of their execution. */
  readonly orders: readonly OrderEntry[];
}

/**
 * One day of a portfolio: corporate actions, orders at the open, the close, its report, and what is sized for the next
 * day. Uses nothing later than this close.
 */
export function runDay(account: Account, day: LedgerDay, rules: LedgerRules): readonly [Account, DayResult] {
  const [opened, bookings] = applyActions(account, day.market);
  const [traded, orders] = executeOrders(opened, day.market, rules);
  const report = reportOf({ ...traded, days: traded.days + 1 }, day.market, rules);
  const sized = sizeOrders({ ...traded, days: report.statisDays }, day, { rules, assets: report.assets });
  return [sized, { report, bookings, orders }];
}

function executeOrders(
  account: Account,
  market: MarketDay,
  { costs }: LedgerRules,
): readonly [Account, readonly OrderEntry[]] {
  let state = account;
  const entries: OrderEntry[] = [];
  for (const code of sequence(account)) {
    const order = state.orders.get(code);
    if (order === undefined) continue;
    const { cash } = state;
    const held = state.shares.get(code) ?? 0n;
    const place = { date: market.date, stock: stockOf(market, code), costs, cash, held };
    const entry = executeOrder(order, place);
    if (entry !== null) entries.push(entry);
    const left = entry === null ? 0n : order.remaining - entry.shares;
    const now = entry === null ? held : held + (entry.side === 'buy' ? entry.shares : -entry.shares);
    state = {
      ...state,
      cash: entry === null ? cash : cash + cashOf(entry),
      shares: withEntry(state.shares, code, now === 0n ? null : now),
      orders: withEntry(state.orders, code, left === 0n ? null : { ...order, remaining: left }),
    };
  }
  return [state, entries];
}

/** Cents that a trade brings, below zero for what it costs. */
export function cashOf(entry: OrderEntry): bigint {
  const { side, amount } = entry;
  if (entry.shares === 0n) return 0n;
  return (side === 'sell' ? amount : -amount) - feeSum(entry);
}

/** Sells by code, then buys by weight, the heaviest first, equal ones by code. */
function sequence({ orders, weights }: Account): readonly string[] {
  const codes = [...orders.keys()].sort(byCode);
  const on = (side: string): string[] => codes.filter((code) => orders.get(code)?.side === side);
  const weightOf = (code: string): Decimal => weights.get(code) ?? ZERO;
  return [...on('sell'), ...on('buy').sort((one, other) => compare(weightOf(other), weightOf(one)))];
}

const MILLION = 1_000_000n;

function reportOf(account: Account, market: MarketDay, { initialCapital }: LedgerRules): DayReport {
  const { cash, shares } = account;
  const holdings = [...shares.keys()].sort(byCode).map((code): Holding => {
    const held = shares.get(code) ?? 0n;
    const close = stockOf(market, code).after.ref ?? 0n;
    return { code, shares: held, close, value: held * close };
  });
  const stockValue = holdings.reduce((sum, { value }) => sum + value, 0n);
  const assets = cash + stockValue;
  return {
    date: market.date,
    cash,
    stockValue,
    assets,
    earningRate: roundHalfAway((assets - initialCapital) * MILLION, initialCapital),
    statisDays: account.days,
    holdings,
  };
}

function sizeOrders(
  account: Account,
  { market, before, signal, risks }: LedgerDay,
  { rules, assets }: { readonly rules: LedgerRules; readonly assets: bigint },
): Account {
  const indexOn =
    (date: string) =>
    (code: string): Decimal =>
      positionIndex(risks, code, date);
  const today = indexOn(market.date);
  const sizing: Sizing = { market, assets, positionIndex: today, participation: rules.participation };
  if (signal !== null) return sizeSignal(account, signal, sizing);
  if (before === null) return account;
  const earlier = indexOn(before);
  return sizeLowered(account, sizing, (code) => compare(today(code), earlier(code)) < 0);
}
