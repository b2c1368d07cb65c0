import { openAccount, type Account, type Weights } from './account.ts';
import type { Decision } from './decide-day.ts';
import type { MarketDay } from './market-day.ts';
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

/** A close, with all that the days after it need of the days before. */
export interface LedgerState {
  readonly market: MarketDay;
  readonly account: Account;
}

/** What a day came to, the state after its close, and what was decided there. */
export type SimulatedDay = readonly [DayResult, LedgerState, Decision];

/** The days of a strategy from its start to its end, one after another. */
export function* simulate(data: MarketData, strategy: Strategy, rules: LedgerRules): Generator<DayResult> {
  for (const [result] of simulateFrom(null, data, { strategy, rules })) yield result;
}

/** The same with states and decisions; from a stored state (null: from the start) those after it. */
export function* simulateFrom(
  stored: LedgerState | null,
  data: MarketData,
  { strategy, rules }: { readonly strategy: Strategy; readonly rules: LedgerRules },
): Generator<SimulatedDay> {
  const { start, end, signals, risks } = strategy;
  let account = stored?.account ?? openAccount(rules.initialCapital);
  let before = stored?.market.date ?? null;
  for (const market of marketDays(data, stored?.market ?? null)) {
    const { date } = market;
    if (date > end) return;
    if (date >= start) {
      const signal = signalOn(signals, { date, next: dayAfter(data.calendar, date), start });
      const day = { market, before, signal, risks };
      const [after, result] = runDay(account, day, rules);
      account = after;
      yield [result, { market, account }, { ...day, participation: rules.participation }];
    }
    before = date;
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

function dayAfter(calendar: readonly string[], date: string): string | null {
  return calendar[calendar.indexOf(date) + 1] ?? null;
}
