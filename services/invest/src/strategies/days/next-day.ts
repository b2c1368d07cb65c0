import {
  decideDay,
  explainClose,
  gapState,
  NO_PLANS,
  openAccount,
  planDay,
  tradeDay,
  type LedgerRules,
  type MarketDay,
  type RiskLists,
} from '@console/quant';
import type { DayRows } from './day-rows.ts';
import { rowsOfDay } from './rows-of-day.ts';
import { weightsOf, type StrategyPick } from './signals/strategy-pick.ts';
import type { StoredDay } from './stored-day.ts';
import { closedWith, openedWith, postedQuotes } from './stored-quotes.ts';

/** What a posted day leaves to the next one. */
export interface DayBefore {
  readonly day: StoredDay;
  /** The market on it. */
  readonly market: MarketDay;
  /** The trading day before it, ISO; null on the market's first. */
  readonly dayBefore: string | null;
  /** What is decided at its close; null where that is no day of a signal. */
  readonly picks: readonly StrategyPick[] | null;
}

/** What a day of a strategy follows from. */
export interface DayInput {
  readonly rules: LedgerRules;
  /** Null on the first day. */
  readonly before: DayBefore | null;
  readonly market: MarketDay;
  /** The signal that is kept with the day. */
  readonly signal: DayRows['signal'];
  /** Caps as of the close of the day before. */
  readonly risks: RiskLists;
}

/**
 * A day of a strategy: what the close before it decides, then the day itself. It needs nothing later than the day; a
 * close decides when the next day is known, as whether a period ends depends on it.
 */
export function nextDay({ rules, before, market: today, signal, risks }: DayInput): DayRows {
  if (before === null) {
    const begun = { market: today, account: openAccount(rules.initialCapital), plans: NO_PLANS };
    return traded(begun, { rules, day: null, signal, risks });
  }
  const { day, dayBefore, picks } = before;
  const quotes = postedQuotes(before.market, day);
  const decision = {
    market: closedWith(before.market, quotes),
    before: dayBefore,
    signal: picks && weightsOf(picks),
    risks,
    participation: rules.participation,
  };
  const account = decideDay(day.account, decision);
  const plans = planDay(gapState(day.plans, day.account), account, decision);
  return traded({ market: openedWith(today, quotes), account, plans }, { rules, day, signal, risks });
}

interface Opening {
  readonly market: MarketDay;
  readonly account: ReturnType<typeof openAccount>;
  readonly plans: typeof NO_PLANS;
}

interface Terms extends Pick<DayInput, 'rules' | 'signal' | 'risks'> {
  /** The day before. */
  readonly day: StoredDay | null;
}

function traded({ market, account, plans }: Opening, { rules, day, signal, risks }: Terms): DayRows {
  const [closed, result] = tradeDay(account, market, rules);
  const [after, gaps] = explainClose(plans, result, market);
  return rowsOfDay({ before: day, market, account: closed, result, gaps, plans: after.plans, signal, risks });
}
