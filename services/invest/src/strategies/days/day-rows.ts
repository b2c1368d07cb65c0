import type { StrategyPick } from './signals/strategy-pick.ts';

/**
 * A day of a strategy as its rows say it, without what depends on the machine that posted it: whole numbers and decimals
 * as texts, prices and amounts in cents. Two days are the same if these are.
 */
export interface DayRows {
  readonly date: string;
  readonly report: {
    readonly cash: string;
    readonly stockValue: string;
    readonly assets: string;
    /** With six decimals. */
    readonly earningRate: string;
    readonly statisDays: number;
  };
  readonly holdings: readonly HoldingRow[];
  /** In the order of their execution. */
  readonly orders: readonly OrderRow[];
  readonly bookings: readonly BookingRow[];
  readonly gaps: readonly GapRow[];
  /** The signal that was decided with it: that of the day before, or on the first day its own; null without one. */
  readonly signal: { readonly date: string; readonly picks: readonly StrategyPick[] } | null;
  readonly state: DayState;
}

export interface HoldingRow {
  readonly code: string;
  readonly shares: string;
  readonly sharesChange: string;
  /** Null on a day without a trade. */
  readonly open: string | null;
  readonly close: string;
  readonly value: string;
  readonly valueBefore: string;
  readonly fullWeight: string;
  readonly positionIndex: string;
}

export interface OrderRow {
  readonly code: string;
  readonly side: 'buy' | 'sell';
  readonly wanted: string;
  readonly shares: string;
  readonly price: string | null;
  readonly amount: string;
  readonly commission: string;
  readonly stampDuty: string;
  readonly transferFee: string;
  readonly status: 'filled' | 'partial' | 'none';
  readonly reason: 'suspended' | 'limit' | 'volume' | 'cash' | null;
}

export interface BookingRow {
  readonly code: string;
  readonly kind: 'dividend' | 'bonus' | 'rights' | 'gap' | 'gapUp' | 'delisted';
  readonly shares: string;
  readonly amount: string;
  readonly flagged: boolean;
}

export interface GapRow {
  readonly code: string;
  readonly wish: string;
  readonly held: string;
  /** Shares by cause. */
  readonly causes: Readonly<Record<string, string>>;
}

/** What the next day needs beside cash and holdings, each by code in ascending order. */
export interface DayState {
  /** Code, side, shares that are left, and shares a day at the most. */
  readonly orders: readonly (readonly [string, 'buy' | 'sell', string, string | null])[];
  /** The last signal's. */
  readonly weights: readonly (readonly [string, string])[];
  /** Code, wish, risk cap, lot, odd lot, not listed: shares. */
  readonly plans: readonly (readonly [string, string, string, string, string, string])[];
  /** Held stocks that went ex, or ex with rights, since they last traded. */
  readonly marks: readonly (readonly [string, 'ex' | 'rights'])[];
  /** Held stocks that did not trade, and for how many days in a row. */
  readonly halts: readonly (readonly [string, number])[];
}
