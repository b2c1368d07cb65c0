import type { DataSource } from 'typeorm';
import type { DayRows } from '../days/day-rows.ts';
import { ledgerRules } from '../days/ledger-rules.ts';
import type { MarketDays, MarketState } from '../days/market/market-days.ts';
import { readPicks, readPosted } from '../days/posting/read-day.ts';
import { readRisks, riskLists } from '../days/posting/risk-rows.ts';
import type { StrategyToPost } from '../days/posting/strategy-row.ts';
import type { Signals } from '../days/signals/signals.ts';
import type { StrategyPick } from '../days/signals/strategy-pick.ts';
import { storedDay, type StoredDay } from '../days/stored-day.ts';
import { plannedDay } from './planned-day.ts';

export interface PlanParts {
  readonly database: DataSource;
  readonly market: MarketDays;
  readonly signals: Signals;
}

export interface PlannedFrom {
  /** A posted day of the strategy. */
  readonly date: string;
  /** The trading day after it, or the one that the calendar has. */
  readonly next: string;
  /** Whether stocks are chosen at its close. */
  readonly isSignal: boolean;
}

/** A planned day, and the close it follows from. */
export interface PlannedStrategyDay {
  readonly close: StoredDay;
  readonly rows: DayRows;
}

/**
 * What the day after a posted one would trade, made of its rows, the caps and the market of its close.
 * @throws FrameGone when a load changed the mart meanwhile; JobFault where nothing can be chosen
 */
export async function plannedStrategyDay(
  { database, market, signals }: PlanParts,
  strategy: StrategyToPost,
  { date, next, isSignal }: PlannedFrom,
): Promise<PlannedStrategyDay> {
  const { id, seal } = strategy;
  const close = storedDay(await readPosted(database, { strategyId: id, date }));
  const state = await market.state();
  const picks = isSignal ? await picksOf({ database, signals }, strategy, { date, state }) : null;
  const { account } = close;
  const codes = [account.shares, account.orders, account.weights, close.plans].flatMap((of) => [
    ...of.keys(),
  ]);
  const among = state.among(new Set([...codes, ...(picks ?? []).map(({ code }) => code)]));
  const dayBefore = state.calendar[state.calendar.indexOf(date) - 1] ?? null;
  const risks = riskLists(await readRisks(database, id, { from: dayBefore ?? date, to: date }));
  const rows = plannedDay({
    rules: ledgerRules(seal),
    day: close,
    market: await among.on(date),
    dayBefore,
    picks,
    risks,
    next,
  });
  return { close, rows };
}

/** Those that were kept, or what is chosen on the date. */
async function picksOf(
  { database, signals }: Omit<PlanParts, 'market'>,
  { id, tenantId, seal }: StrategyToPost,
  { date, state }: { readonly date: string; readonly state: MarketState },
): Promise<readonly StrategyPick[]> {
  const kept = await readPicks(database, { strategyId: id, date });
  return kept ?? signals.on({ tenantId, seal, date, market: state });
}
