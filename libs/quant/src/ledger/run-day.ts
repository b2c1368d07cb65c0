import { byCode, withEntry, type Account } from './account.ts';
import { applyActions, type Booking } from './apply-actions.ts';
import { decideDay, type Decision } from './decide-day.ts';
import { compare, ZERO, type Decimal } from './decimal.ts';
import { executeOrder, type OrderEntry } from './execute-order.ts';
import { feeSum, type Costs } from './fees.ts';
import { stockOf, type MarketDay } from './market-day.ts';
import { roundHalfAway } from './rounding.ts';
import { valueAccount, type AccountValue } from './value-account.ts';

/** What a strategy trades by, the same on all its days. */
export interface LedgerRules {
  /** Cents. */
  readonly initialCapital: bigint;
  readonly costs: Costs;
  /** Share of a stock's mean amount that one day's order may be; null without a bound. */
  readonly participation: Decimal | null;
}

/** A portfolio at a close, in cents. */
export interface DayReport extends AccountValue {
  readonly date: string;
  readonly cash: bigint;
  /** Millionths: assets over the initial capital, less 1. */
  readonly earningRate: bigint;
  /** Days reported, this one included. */
  readonly statisDays: number;
}

export interface DayResult {
  readonly report: DayReport;
  readonly bookings: readonly Booking[];
  /** In the order of their execution. */
  readonly orders: readonly OrderEntry[];
}

/** One day of a portfolio: it is traded, and what its close orders is decided at once. Uses nothing later than that. */
export function runDay(
  account: Account,
  day: Omit<Decision, 'participation'>,
  rules: LedgerRules,
): readonly [Account, DayResult] {
  const [closed, result] = tradeDay(account, day.market, rules);
  return [decideDay(closed, { ...day, participation: rules.participation }), result];
}

/** One day of a portfolio from before its open to its close: corporate actions, the open orders, the report. */
export function tradeDay(
  account: Account,
  market: MarketDay,
  rules: Omit<LedgerRules, 'participation'>,
): readonly [Account, DayResult] {
  const [opened, bookings] = applyActions(account, market);
  const [traded, orders] = executeOrders(opened, market, rules);
  const closed = { ...traded, days: account.days + 1 };
  return [closed, { report: reportOf(closed, market, rules), bookings, orders }];
}

function executeOrders(
  account: Account,
  market: MarketDay,
  { costs }: Pick<LedgerRules, 'costs'>,
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

function reportOf(
  account: Account,
  market: MarketDay,
  { initialCapital }: Pick<LedgerRules, 'initialCapital'>,
): DayReport {
  const value = valueAccount(account, market);
  return {
    ...value,
    date: market.date,
    cash: account.cash,
    earningRate: roundHalfAway((value.assets - initialCapital) * MILLION, initialCapital),
    statisDays: account.days,
  };
}
