import { openAccount, type Account, type Weights } from './account.ts';
import { marketDays, type MarketData } from './market-tape.ts';
import type { RiskLists } from './position-cap.ts';
import { endsPeriod, type Frequency } from './rebalance-days.ts';
import { runDay, type DayResult, type LedgerRules } from './run-day.ts';

/** When a strategy decides its weights: on given days, or the same ones at the end of every period. */
export type Signals =
  | { readonly kind: 'dated'; readonly weights: ReadonlyMap<string, Weights> }
  | { readonly kind: 'periodic'; readonly frequency: Frequency; readonly weights: Weights };

export interface Strategy {
  /** Days of the calendar, ISO; both are run. */
  readonly start: string;
  readonly end: string;
  readonly signals: Signals;
  readonly risks: RiskLists;
}

/** The days of a strategy from its start to its end, one after another. */
export function* simulate(
  market: MarketData,
  { start, end, signals, risks }: Strategy,
  rules: LedgerRules,
): Generator<DayResult> {
  const { calendar } = market;
  let account: Account = openAccount(rules.initialCapital);
  let before: string | null = null;
  for (const [at, day] of numbered(marketDaysTo(market, end))) {
    if (day.date >= start) {
      const signal = signalOn(signals, { date: day.date, next: calendar[at + 1] ?? null, start });
      const [after, result] = runDay(account, { market: day, before, signal, risks }, rules);
      account = after;
      yield result;
    }
    before = day.date;
  }
}

function* marketDaysTo(market: MarketData, end: string): ReturnType<typeof marketDays> {
  for (const day of marketDays(market)) {
    if (day.date > end) return;
    yield day;
  }
}

/** The weights that are decided at a day's close; null where none are. */
function signalOn(
  signals: Signals,
  { date, next, start }: { readonly date: string; readonly next: string | null; readonly start: string },
): Weights | null {
  if (signals.kind === 'dated') return signals.weights.get(date) ?? null;
  const decides = date === start || (next !== null && endsPeriod(signals.frequency, date, next));
  return decides ? signals.weights : null;
}

function* numbered<T>(items: Iterable<T>): Generator<readonly [number, T]> {
  let at = 0;
  for (const item of items) yield [at++, item];
}
