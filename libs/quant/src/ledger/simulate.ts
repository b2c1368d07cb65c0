import { openAccount, type Account, type Weights } from './account.ts';
import { decideDay, type Decision } from './decide-day.ts';
import type { Decimal } from './decimal.ts';
import type { MarketDay } from './market-day.ts';
import { marketDays, type MarketData } from './market-tape.ts';
import type { RiskLists } from './position-cap.ts';
import { endsPeriod, type Frequency } from './rebalance-days.ts';
import { tradeDay, type DayResult, type TradingRules } from './trade-day.ts';

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

export interface LedgerRules extends TradingRules {
  /** Share of a stock's mean amount that one day's order may be; null without a bound. */
  readonly participation: Decimal | null;
}

/** A close, with all that the days after it need of the days before. */
export interface LedgerState {
  readonly market: MarketDay;
  readonly account: Account;
}

/** What a day came to, the state after its close, and what was decided there. */
export type SimulatedDay = readonly [DayResult, LedgerState, Decision];

/** The days of a strategy from its start to its end, one after another; from a stored state those after it. */
export function* simulate(
  data: MarketData,
  { start, end, signals, risks }: Strategy,
  { rules, stored = null }: { readonly rules: LedgerRules; readonly stored?: LedgerState | null },
): Generator<SimulatedDay> {
  let account = stored?.account ?? openAccount(rules.initialCapital);
  let before = stored?.market.date ?? null;
  for (const market of marketDays(data, stored?.market ?? null)) {
    const { date } = market;
    if (date > end) return;
    if (date >= start) {
      const [traded, result] = tradeDay(account, market, rules);
      const signal = signalOn(signals, { date, next: dayAfter(data.calendar, date), start });
      const decision = { market, before, signal, risks, participation: rules.participation };
      account = decideDay(traded, decision);
      yield [result, { market, account }, decision];
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
