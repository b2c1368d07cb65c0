import type { Account, OpenOrder, Weights } from './account.ts';
import { power, ZERO, type Decimal } from './decimal.ts';
import { largestBuy } from './lots.ts';
import { stockOf, type MarketDay, type StockDay } from './market-day.ts';
import { meanAmount } from './quote.ts';
import { floorDivide } from './rounding.ts';
import { sharesOfWeight } from './shares-of-weight.ts';

/** What orders are sized by at a close. */
export interface Sizing {
  readonly market: MarketDay;
  /** Cents: cash and holdings at this close. */
  readonly assets: bigint;
  /** By code: the share of its weight a stock may have. */
  readonly positionIndex: (code: string) => Decimal;
  /** Share of a stock's mean amount that one day's order may be; null without a bound. */
  readonly participation: Decimal | null;
}

/**
 * A signal: every open order is cancelled, and every stock that is held or has a weight is ordered to its target. One
 * that is not listed, or has never traded, is passed over.
 */
export function sizeSignal(account: Account, weights: Weights, sizing: Sizing): Account {
  const orders = new Map<string, OpenOrder>();
  for (const code of new Set([...account.shares.keys(), ...weights.keys()])) {
    const held = account.shares.get(code) ?? 0n;
    const target = targetOf(code, weights.get(code) ?? ZERO, sizing);
    const order = target === null ? null : orderTo(target, held, capOf(code, sizing));
    if (order !== null) orders.set(code, order);
  }
  return { ...account, orders, weights };
}

/**
 * Caps that were lowered since the day before: of each of those stocks what is above its target is sold, and an open
 * buy is cut to what is below it. Nothing is bought for it.
 */
export function sizeLowered(account: Account, sizing: Sizing, lowered: (code: string) => boolean): Account {
  const orders = new Map(account.orders);
  for (const [code, weight] of account.weights) {
    if (weight.units === 0n || !lowered(code)) continue;
    const target = targetOf(code, weight, sizing);
    if (target === null) continue;
    const held = account.shares.get(code) ?? 0n;
    const order = loweredOrder(account.orders.get(code) ?? null, held - target, capOf(code, sizing));
    if (order === null) orders.delete(code);
    else orders.set(code, order);
  }
  return { ...account, orders };
}

/** `surplus` is what is held above the target, below zero where less is held. */
function loweredOrder(open: OpenOrder | null, surplus: bigint, cap: bigint | null): OpenOrder | null {
  if (surplus > 0n) {
    const selling = open?.side === 'sell' ? open.remaining : 0n;
    return { side: 'sell', remaining: selling > surplus ? selling : surplus, cap };
  }
  if (open === null || open.side === 'sell') return open && { ...open, cap };
  const remaining = open.remaining < -surplus ? open.remaining : -surplus;
  return remaining === 0n ? null : { side: 'buy', remaining, cap };
}

function orderTo(target: bigint, held: bigint, cap: bigint | null): OpenOrder | null {
  if (target === held) return null;
  return target > held
    ? { side: 'buy', remaining: target - held, cap }
    : { side: 'sell', remaining: held - target, cap };
}

/** Shares a stock should have; null where it cannot be traded at all. */
function targetOf(code: string, weight: Decimal, { market, assets, positionIndex }: Sizing): bigint | null {
  const { security, isListed, after }: StockDay = stockOf(market, code);
  if (!isListed || after.ref === null) return null;
  return largestBuy(security.board, sharesOfWeight(assets, after.ref, weight, positionIndex(code)));
}

/** Shares that an order may trade in a day. */
function capOf(code: string, { market, participation }: Sizing): bigint | null {
  const { after } = stockOf(market, code);
  if (participation === null || after.ref === null) return null;
  const { sum, days } = meanAmount(after);
  return floorDivide(participation.units * sum, power(participation.scale) * days * after.ref);
}
