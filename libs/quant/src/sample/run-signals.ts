import { openAccount, type Account, type Weights } from '../ledger/account.ts';
import type { MarketDay } from '../ledger/market-day.ts';
import { NO_RISKS } from '../ledger/position-cap.ts';
import { runDay, type DayResult, type LedgerRules } from '../ledger/run-day.ts';

/**
 * A ledger over days of a market that are there already, so that many may share them.
 *
 * @param signals the weights that are decided at the close of a date
 */
export function* runSignals(
  days: readonly MarketDay[],
  signals: ReadonlyMap<string, Weights>,
  rules: LedgerRules,
): Generator<DayResult> {
  let account: Account = openAccount(rules.initialCapital);
  for (const [at, market] of days.entries()) {
    const signal = signals.get(market.date) ?? null;
    const before = days[at - 1]?.date ?? null;
    const [after, result] = runDay(account, { market, before, signal, risks: NO_RISKS }, rules);
    account = after;
    yield result;
  }
}
