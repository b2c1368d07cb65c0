import { NO_PLANS, openAccount, restepped, type MarketDay, type StockDay } from '@console/quant';
import type { DayRows } from '../days/day-rows.ts';
import { nextDay, type DayBefore, type DayInput } from '../days/next-day.ts';
import type { StoredDay } from '../days/stored-day.ts';

/** A close, and what is decided at it. */
export interface PlannedClose extends Pick<DayInput, 'rules' | 'risks'>, DayBefore {
  /** The day after it, as the calendar has it. */
  readonly next: string;
}

/**
 * The day after a close as it would be if every stock opened at that close, without a limit, and those that were
 * suspended still were: its orders are those that workers will make; prices and what can be had are estimates.
 */
export function plannedDay({ rules, risks, next, ...before }: PlannedClose): DayRows {
  return nextDay({ rules, risks, before, market: flatDay(before.market, next), signal: null });
}

/** The close of a strategy that is published on a day: all its capital is cash. */
export const freshClose = (date: string, capital: bigint): StoredDay => ({
  date,
  account: openAccount(capital),
  plans: NO_PLANS.plans,
  holdings: new Map(),
});

function flatDay({ stocks }: MarketDay, date: string): MarketDay {
  return {
    date,
    stocks: new Map([...stocks].map(([code, stock]) => [code, flatStock(stock, date)])),
  };
}

function flatStock(stock: StockDay, date: string): StockDay {
  const { ref } = stock.after;
  const bar =
    stock.bar === null || ref === null
      ? null
      : { open: ref, close: ref, preClose: ref, amount: stock.bar.amount, upper: null, lower: null };
  return restepped({ ...stock, bar, action: null }, date, stock.after);
}
