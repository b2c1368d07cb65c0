import { byCode, type Account } from './account.ts';
import { stockOf, type MarketDay } from './market-day.ts';

export interface Holding {
  readonly code: string;
  readonly shares: bigint;
  /** Cents: the last close, restated on ex-dates. */
  readonly close: bigint;
  /** Cents. */
  readonly value: bigint;
}

/** What an account is worth, in cents. */
export interface AccountValue {
  /** By code. */
  readonly holdings: readonly Holding[];
  readonly stockValue: bigint;
  readonly assets: bigint;
}

/** An account at a day's close; what does not trade counts at its last close. */
export function valueAccount({ cash, shares }: Account, market: MarketDay): AccountValue {
  const holdings = [...shares.keys()].sort(byCode).map((code): Holding => {
    const held = shares.get(code) ?? 0n;
    const close = stockOf(market, code).after.ref ?? 0n;
    return { code, shares: held, close, value: held * close };
  });
  const stockValue = holdings.reduce((sum, { value }) => sum + value, 0n);
  return { holdings, stockValue, assets: cash + stockValue };
}
