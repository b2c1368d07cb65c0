import type { Account, Weights } from './account.ts';
import { compare, type Decimal } from './decimal.ts';
import type { MarketDay } from './market-day.ts';
import { positionIndex, type RiskLists } from './position-cap.ts';
import { sizeLowered, sizeSignal, type Sizing } from './size-orders.ts';
import { valueAccount } from './value-account.ts';

/** What is decided at a day's close. */
export interface Decision {
  readonly market: MarketDay;
  /** ISO, the day before in the calendar; null on its first. */
  readonly before: string | null;
  /** Target weights that are decided today; null on a day without a signal. */
  readonly signal: Weights | null;
  readonly risks: RiskLists;
  /** Share of a stock's mean amount that one day's order may be; null without a bound. */
  readonly participation: Decimal | null;
}

/**
 * What a close orders for the days after it: the targets of a signal, else what lowered caps take away. It needs the
 * account and the market of that close and nothing newer, so that it may as well be made on the next morning.
 */
export function decideDay(account: Account, decision: Decision): Account {
  const { market, before, signal, risks, participation } = decision;
  const indexOn =
    (date: string) =>
    (code: string): Decimal =>
      positionIndex(risks, code, date);
  const today = indexOn(market.date);
  const { assets } = valueAccount(account, market);
  const sizing: Sizing = { market, assets, positionIndex: today, participation };
  if (signal !== null) return sizeSignal(account, signal, sizing);
  if (before === null) return account;
  const earlier = indexOn(before);
  return sizeLowered(account, sizing, (code) => compare(today(code), earlier(code)) < 0);
}
