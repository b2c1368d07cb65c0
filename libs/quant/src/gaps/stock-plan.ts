import type { Account } from '../ledger/account.ts';
import { wholeOf } from '../ledger/cents.ts';
import type { Decision } from '../ledger/decide-day.ts';
import { ZERO, type Decimal } from '../ledger/decimal.ts';
import { largestBuy } from '../ledger/lots.ts';
import { stockOf, type StockDay } from '../ledger/market-day.ts';
import { positionIndex } from '../ledger/position-cap.ts';
import { sharesOfWeight } from '../ledger/shares-of-weight.ts';
import { valueAccount } from '../ledger/value-account.ts';

/**
 * What the last signal wished of a stock, and what keeps its orders from aiming there: the aim is the wish less all
 * the rest. In shares, which grow with bonus shares.
 */
export interface StockPlan {
  /** Whole shares of the signal's weight, without caps and lots. */
  readonly wish: bigint;
  readonly riskCap: bigint;
  /** Less than a lot when it is decided. */
  readonly lot: bigint;
  /** What no legal order can trade, below zero of too many shares; less than a lot but for the growth. */
  readonly oddLot: bigint;
  readonly notListed: bigint;
}

export type Plans = ReadonlyMap<string, StockPlan>;

/** A signal's plans, of what has a weight or is held; a stock that never traded has no price to count its shares by. */
export function plansOf(account: Account, decision: Decision): Plans {
  const { market, signal } = decision;
  const { assets } = valueAccount(account, market);
  const weights = signal ?? new Map<string, Decimal>();
  const plans = new Map<string, StockPlan>();
  for (const code of new Set([...account.shares.keys(), ...weights.keys()])) {
    const stock = stockOf(market, code);
    const plan = planOf(stock, weights.get(code) ?? ZERO, {
      assets,
      index: positionIndex(decision.risks, code, market.date),
    });
    if (plan !== null) plans.set(code, plan);
  }
  return plans;
}

function planOf(
  { security, isListed, after: { ref } }: StockDay,
  weight: Decimal,
  { assets, index }: { readonly assets: bigint; readonly index: Decimal },
): StockPlan | null {
  if (ref === null) return null;
  const wish = sharesOfWeight(assets, ref, weight);
  if (!isListed) return unlisted(wish);
  const capped = sharesOfWeight(assets, ref, weight, index);
  const lot = capped - largestBuy(security.board, capped);
  return { wish, riskCap: wish - capped, lot, oddLot: 0n, notListed: 0n };
}

/** The plan of a stock that cannot be traded any more. */
export const unlisted = (wish: bigint): StockPlan => ({
  wish,
  riskCap: 0n,
  lot: 0n,
  oddLot: 0n,
  notListed: wish,
});

/** A plan after bonus shares; fractions of a share are left to the odd lot. */
export function grown(
  { wish, riskCap, lot, notListed }: StockPlan,
  growth: Decimal,
): Omit<StockPlan, 'oddLot'> {
  const grow = (shares: bigint): bigint => wholeOf(shares, growth);
  return { wish: grow(wish), riskCap: grow(riskCap), lot: grow(lot), notListed: grow(notListed) };
}
