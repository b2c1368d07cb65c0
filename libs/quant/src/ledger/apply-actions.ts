import { byCode, withEntry, type Account, type OpenOrder } from './account.ts';
import { shareOf, wholeOf } from './cents.ts';
import { add, ONE, type Decimal } from './decimal.ts';
import { stockOf, type MarketDay, type StockDay } from './market-day.ts';
import type { GapKind } from './quote.ts';

export type BookingKind = 'delisted' | 'dividend' | 'bonus' | GapKind;

/** What came into or left a portfolio without an order. */
export interface Booking {
  readonly date: string;
  readonly code: string;
  readonly kind: BookingKind;
  /** Received; below zero of what left. */
  readonly shares: bigint;
  /** Cents received. */
  readonly amount: bigint;
}

/** What no announcement explains, and asks to be looked at. */
export const isFlagged = ({ kind }: Pick<Booking, 'kind'>): boolean =>
  kind !== 'dividend' && kind !== 'bonus';

/** What happens to a portfolio before the open: delistings, dividends, bonus shares and gaps, by code. */
export function applyActions(account: Account, market: MarketDay): readonly [Account, readonly Booking[]] {
  const codes = [...new Set([...account.shares.keys(), ...account.orders.keys()])].sort(byCode);
  let state = account;
  const bookings: Booking[] = [];
  for (const code of codes) {
    const held = state.shares.get(code) ?? 0n;
    const [after, made] = applyToStock(
      { held, order: state.orders.get(code) ?? null },
      stockOf(market, code),
    );
    for (const { kind, shares, amount } of made)
      bookings.push({ date: market.date, code, kind, shares, amount });
    state = {
      ...state,
      cash: made.reduce((cash, { amount }) => cash + amount, state.cash),
      shares: withEntry(state.shares, code, after.held === 0n ? null : after.held),
      orders: withEntry(state.orders, code, after.order),
    };
  }
  return [state, bookings];
}

interface Holding {
  readonly held: bigint;
  readonly order: OpenOrder | null;
}

type Entry = Pick<Booking, 'kind' | 'shares' | 'amount'>;

function applyToStock(holding: Holding, stock: StockDay): readonly [Holding, readonly Entry[]] {
  if (stock.isDelisted) return [{ held: 0n, order: null }, delisting(holding, stock)];
  const [after, entries] = afterAction(holding, stock);
  return [after, [...entries, ...gapEntries(after, stock)]];
}

function delisting({ held }: Holding, { ref }: StockDay): readonly Entry[] {
  return held === 0n ? [] : [{ kind: 'delisted', shares: -held, amount: held * (ref ?? 0n) }];
}

function afterAction(holding: Holding, { action }: StockDay): readonly [Holding, readonly Entry[]] {
  if (action === null) return [holding, []];
  const { held } = holding;
  const amount = shareOf(held * 100n, action.cash);
  const shares = wholeOf(held, action.shares);
  return [
    { held: held + shares, order: holding.order && grown(holding.order, add(ONE, action.shares)) },
    [
      ...(amount === 0n ? [] : [{ kind: 'dividend', shares: 0n, amount } as const]),
      ...(shares === 0n ? [] : [{ kind: 'bonus', shares, amount: 0n } as const]),
    ],
  ];
}

function grown({ side, remaining, cap }: OpenOrder, growth: Decimal): OpenOrder {
  return { side, remaining: wholeOf(remaining, growth), cap: cap === null ? null : wholeOf(cap, growth) };
}

function gapEntries({ held }: Holding, { gap }: StockDay): readonly Entry[] {
  if (gap === null || held === 0n) return [];
  return [{ kind: gap.kind, shares: 0n, amount: gap.kind === 'gapUp' ? 0n : held * gap.cents }];
}
