import { endsPeriod, NO_RISKS, type RiskLists } from '@console/quant';
import type { StrategySeal } from '../seal.ts';
import type { DayRows } from './day-rows.ts';
import { ledgerRules } from './ledger-rules.ts';
import type { MarketState } from './market/market-days.ts';
import { nextDay } from './next-day.ts';
import type { StrategyPick } from './signals/strategy-pick.ts';
import { storedDay } from './stored-day.ts';

/** What days of a strategy are made of beside its seal. */
export interface DaySources {
  readonly market: Pick<MarketState, 'calendar' | 'on'>;
  /** The picks of the strategy on a date, from what was known on it. */
  readonly choose: (date: string) => Promise<readonly StrategyPick[]>;
  /** The picks of its first signal, which were kept with the first day. */
  readonly firstPicks: () => Promise<readonly StrategyPick[] | null>;
  /** The caps of a day and the one before it. */
  readonly risks: (dates: { readonly from: string; readonly to: string }) => Promise<RiskLists>;
}

/** The day of a strategy after a posted one; its first day after null. Null where the market has no such day yet. */
export async function dayOfStrategy(
  seal: StrategySeal,
  last: Pick<DayRows, 'date' | 'report' | 'holdings' | 'state'> | null,
  { market, choose, firstPicks, risks }: DaySources,
): Promise<DayRows | null> {
  const { calendar } = market;
  if (last !== null && !calendar.includes(last.date))
    throw new Error(`${last.date} is no day of the market any more`);
  const at = last === null ? calendar.indexOf(seal.startDate) : calendar.indexOf(last.date) + 1;
  const date = calendar[at];
  if (date === undefined) return null;
  const rules = ledgerRules(seal);
  if (last === null) {
    const signal = { date, picks: await choose(date) };
    return nextDay({ rules, before: null, market: await market.on(date), signal, risks: NO_RISKS });
  }
  const isFirst = last.date === seal.startDate;
  const isSignal = isFirst || endsPeriod(seal.adjustFrequency, last.date, date);
  const picks = isSignal ? await (isFirst ? firstPicks() : choose(last.date)) : null;
  const dayBefore = calendar[at - 2] ?? null;
  return nextDay({
    rules,
    before: { day: storedDay(last), market: await market.on(last.date), dayBefore, picks },
    market: await market.on(date),
    signal: isFirst || picks === null ? null : { date: last.date, picks },
    risks: await risks({ from: dayBefore ?? last.date, to: last.date }),
  });
}
