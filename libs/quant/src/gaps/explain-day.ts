import { byCode, type Account } from '../ledger/account.ts';
import { wholeOf } from '../ledger/cents.ts';
import type { Decision } from '../ledger/decide-day.ts';
import { add, ONE } from '../ledger/decimal.ts';
import type { OrderEntry } from '../ledger/execute-order.ts';
import { stockOf, type MarketDay, type StockDay } from '../ledger/market-day.ts';
import type { DayResult } from '../ledger/run-day.ts';
import type { SimulatedDay } from '../ledger/simulate.ts';
import { grown, plansOf, unlisted, type Plans, type StockPlan } from './stock-plan.ts';

export const GAP_CAUSES = [
  ...(['riskCap', 'lot', 'oddLot', 'notListed'] as const),
  ...(['suspended', 'upperLimit', 'lowerLimit', 'volume', 'cash'] as const),
] as const;
export type GapCause = (typeof GAP_CAUSES)[number];

/** Why a stock is not where the last signal wished it, in shares at a close. */
export interface StockGap {
  readonly code: string;
  readonly wish: bigint;
  readonly held: bigint;
  /** What adds up to `wish − held`: above zero for shares that lack, below for shares too many; without zeros. */
  readonly causes: ReadonlyMap<GapCause, bigint>;
}

/** What explaining the next day needs of the days before. */
export interface GapState {
  readonly plans: Plans;
  /** Shares that are ordered, below zero to sell; without zeros. */
  readonly ordered: ReadonlyMap<string, bigint>;
}

export const NO_PLANS: GapState = { plans: new Map(), ordered: new Map() };

/** The state of plans that were kept beside an account. */
export function gapState(plans: Plans, { orders }: Pick<Account, 'orders'>): GapState {
  const signed = [...orders].map(
    ([code, { side, remaining }]) => [code, side === 'buy' ? remaining : -remaining] as const,
  );
  return { plans, ordered: new Map(signed) };
}

/** The gaps of a day's close to what was wished before it, by code, and the state for the next day. */
export function explainDay(before: GapState, day: SimulatedDay): readonly [GapState, readonly StockGap[]] {
  const [result, { market, account }, decision] = day;
  const [closed, gaps] = explainClose(before, result, market);
  return [planDay(closed, account, decision), gaps];
}

/** The gaps of a day's close, and the state before anything is decided there. */
export function explainClose(
  before: GapState,
  { report, orders: entries }: Pick<DayResult, 'report' | 'orders'>,
  market: MarketDay,
): readonly [GapState, readonly StockGap[]] {
  const held = new Map(report.holdings.map(({ code, shares }) => [code, shares]));
  const plans = new Map<string, StockPlan>();
  const ordered = new Map<string, bigint>();
  const gaps: StockGap[] = [];
  for (const code of [...before.plans.keys()].sort(byCode)) {
    const plan = before.plans.get(code);
    if (plan === undefined) continue;
    const { after, causes, left } = explainStock(plan, {
      stock: stockOf(market, code),
      ordered: before.ordered.get(code) ?? 0n,
      entry: entries.find((entry) => entry.code === code) ?? null,
      held: held.get(code) ?? 0n,
    });
    gaps.push({ code, wish: after.wish, held: held.get(code) ?? 0n, causes });
    plans.set(code, after);
    if (left !== 0n) ordered.set(code, left);
  }
  return [{ plans, ordered }, gaps];
}

/** The state after a close decided what the account now has ordered. */
export function planDay(closed: GapState, account: Account, decision: Decision): GapState {
  if (decision.signal !== null) return gapState(plansOf(account, decision), account);
  const { ordered } = gapState(closed.plans, account);
  const plans = [...closed.plans].map(([code, plan]): [string, StockPlan] => {
    // What a lowered cap makes of an order is its own.
    const cut = (closed.ordered.get(code) ?? 0n) - (ordered.get(code) ?? 0n);
    return [code, { ...plan, riskCap: plan.riskCap + cut }];
  });
  return { plans: new Map(plans), ordered };
}

interface StockAtClose {
  readonly stock: StockDay;
  /** As it was sized before the day, below zero to sell. */
  readonly ordered: bigint;
  readonly entry: OrderEntry | null;
  readonly held: bigint;
}

interface Explained {
  readonly after: StockPlan;
  readonly causes: ReadonlyMap<GapCause, bigint>;
  /** What is still ordered after the day, below zero to sell. */
  readonly left: bigint;
}

function explainStock(plan: StockPlan, { stock, ordered, entry, held }: StockAtClose): Explained {
  if (stock.isDelisted) {
    const after = unlisted(plan.wish);
    return { after, causes: withoutZeros({ notListed: after.wish }), left: 0n };
  }
  const growth = add(ONE, stock.action?.shares ?? { units: 0n, scale: 0 });
  const sign = ordered < 0n ? -1n : 1n;
  const remaining = wholeOf(sign * ordered, growth);
  const { wish, riskCap, lot, notListed } = grown(plan, growth);
  const traded = entry?.shares ?? 0n;
  // An order without an entry was closed: there was no legal number of shares left of it.
  const left = entry === null ? 0n : sign * (remaining - traded);
  const after = { wish, riskCap, lot, notListed, oddLot: wish - riskCap - lot - notListed - held - left };
  const { wanted, tradable } = entry ?? { wanted: 0n, tradable: 0n };
  return {
    after,
    left,
    causes: withoutZeros({
      riskCap,
      lot,
      notListed,
      oddLot: after.oddLot + (entry === null ? 0n : sign * (remaining - wanted)),
      [entry === null ? 'volume' : causeOf(entry)]: sign * (wanted - tradable),
      cash: sign * (tradable - traded),
    }),
  };
}

/** What kept the market from filling an order. */
function causeOf({ reason, side }: OrderEntry): GapCause {
  if (reason === 'suspended') return 'suspended';
  if (reason === 'limit') return side === 'buy' ? 'upperLimit' : 'lowerLimit';
  return 'volume';
}

function withoutZeros(causes: Partial<Record<GapCause, bigint>>): ReadonlyMap<GapCause, bigint> {
  return new Map(GAP_CAUSES.flatMap((cause) => (causes[cause] ? [[cause, causes[cause]] as const] : [])));
}
