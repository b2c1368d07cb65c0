import type { Decimal } from './decimal.ts';
import type { Side } from './fees.ts';

/** What is still to be traded of a stock. */
export interface OpenOrder {
  readonly side: Side;
  /** Shares, above zero. */
  readonly remaining: bigint;
  /** Shares a day at the most; null without a bound. */
  readonly cap: bigint | null;
}

/** Target weights by code; what is not there is 0. */
export type Weights = ReadonlyMap<string, Decimal>;

/** A portfolio after a close: with the quotes of its stocks all that the next day needs. */
export interface Account {
  /** Cents, never below zero. */
  readonly cash: bigint;
  /** Shares by code, above zero. */
  readonly shares: ReadonlyMap<string, bigint>;
  readonly orders: ReadonlyMap<string, OpenOrder>;
  /** The last signal's; empty before the first. */
  readonly weights: Weights;
  /** Days that were reported. */
  readonly days: number;
}

export const openAccount = (cash: bigint): Account => ({
  cash,
  shares: new Map(),
  orders: new Map(),
  weights: new Map(),
  days: 0,
});

/** Codes in the order of their code units. */
export const byCode = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** A map with one value changed; without it where the value is null. */
export function withEntry<V>(
  map: ReadonlyMap<string, V>,
  key: string,
  value: V | null,
): ReadonlyMap<string, V> {
  const copy = new Map(map);
  if (value === null) copy.delete(key);
  else copy.set(key, value);
  return copy;
}
