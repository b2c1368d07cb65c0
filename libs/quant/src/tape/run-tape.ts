import type { LedgerRules } from '../ledger/run-day.ts';
import type { MarketTape } from './market-tape.ts';
import { TapeAccount } from './tape-account.ts';
import type { TapeSignals } from './tape-signals.ts';

/** A portfolio's closes; cents, one of each per date. */
export interface TapeResult {
  readonly cash: Float64Array;
  readonly assets: Float64Array;
  /** What was bought and sold. */
  readonly traded: Float64Array;
  /** Commissions, stamp duties and transfer fees. */
  readonly fees: Float64Array;
}

/**
 * A portfolio over all dates of a tape: the ledger's rules to the cent, without lists of risks, and without a report of
 * each order. Arrays and ordinary numbers, whole below 2^53, take the place of its maps and big numbers; where a
 * quotient is too close to a whole number for them, big numbers decide. The ledger remains the definition: tests compare
 * the two on markets with every kind of event.
 *
 * @throws RangeError for another number of signals than dates, or a capital above ten billion yuan
 */
export function runTape(tape: MarketTape, signals: TapeSignals, rules: LedgerRules): TapeResult {
  const { dates } = tape;
  if (signals.length !== dates.length)
    throw new RangeError(`${signals.length} signals for ${dates.length} dates`);
  const account = new TapeAccount(tape, rules);
  const series = (): Float64Array => new Float64Array(dates.length);
  const result: TapeResult = { cash: series(), assets: series(), traded: series(), fees: series() };
  for (let date = 0; date < dates.length; date += 1) {
    account.open(date);
    account.trade(date);
    const assets = account.valueAt(date);
    result.cash[date] = account.cash;
    result.assets[date] = assets;
    result.traded[date] = account.traded;
    result.fees[date] = account.fees;
    const signal = signals[date];
    if (signal) account.size(signal, date);
  }
  return result;
}
