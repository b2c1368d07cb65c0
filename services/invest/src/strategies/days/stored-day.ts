import type { Account, OpenOrder, Plans, StockPlan } from '@console/quant';
import type { DayRows } from './day-rows.ts';
import { decimalOfText } from './signals/strategy-pick.ts';

/** A held stock after a close; cents. */
export interface StoredHolding {
  readonly shares: bigint;
  readonly close: bigint;
  readonly value: bigint;
  /** Went ex since it last traded, and with rights. */
  readonly ex: boolean;
  readonly rights: boolean;
  /** Days in a row without a trade. */
  readonly halted: number;
}

/** A posted day as the next one begins: nothing is decided at its close yet. */
export interface StoredDay {
  readonly date: string;
  readonly account: Account;
  readonly plans: Plans;
  readonly holdings: ReadonlyMap<string, StoredHolding>;
}

/** A posted day from its rows. */
export function storedDay({
  date,
  report,
  holdings,
  state,
}: Pick<DayRows, 'date' | 'report' | 'holdings' | 'state'>): StoredDay {
  const marks = new Map(state.marks);
  const halts = new Map(state.halts);
  const orders = state.orders.map(([code, side, remaining, cap]): [string, OpenOrder] => [
    code,
    { side, remaining: BigInt(remaining), cap: cap === null ? null : BigInt(cap) },
  ]);
  const plans = state.plans.map(([code, wish, riskCap, lot, oddLot, notListed]): [string, StockPlan] => [
    code,
    {
      wish: BigInt(wish),
      riskCap: BigInt(riskCap),
      lot: BigInt(lot),
      oddLot: BigInt(oddLot),
      notListed: BigInt(notListed),
    },
  ]);
  return {
    date,
    account: {
      cash: BigInt(report.cash),
      shares: new Map(holdings.map(({ code, shares }) => [code, BigInt(shares)])),
      orders: new Map(orders),
      weights: new Map(state.weights.map(([code, weight]) => [code, decimalOfText(weight)])),
      days: report.statisDays,
    },
    plans: new Map(plans),
    holdings: new Map(
      holdings.map(({ code, shares, close, value }): [string, StoredHolding] => [
        code,
        {
          shares: BigInt(shares),
          close: BigInt(close),
          value: BigInt(value),
          ex: marks.has(code),
          rights: marks.get(code) === 'rights',
          halted: halts.get(code) ?? 0,
        },
      ]),
    ),
  };
}
