import { FrameGone } from '@console/market/panels';
import {
  NO_RISKS,
  openAccount,
  simulateFrom,
  type BarRow,
  type DayResult,
  type LedgerRules,
  type LedgerState,
  type Weights,
} from '@console/quant';
import type { DataSource } from 'typeorm';
import { marketBefore } from '../../days/market/market-before.ts';
import { marketVersion, readBars, type MarketReference } from '../../days/market/mart-rows.ts';

/** Days whose bars are in memory at a time. */
const DAYS_AT_ONCE = 120;

export interface SimulatedRun {
  /** Its securities are those that are traded, or more. */
  readonly market: MarketReference;
  /** The trading days of the run, ISO, one after another. */
  readonly days: readonly string[];
  /** What is decided at the close of days, by date; the first one has its own. */
  readonly signals: ReadonlyMap<string, Weights>;
  readonly rules: LedgerRules;
}

/**
 * The days of a strategy over history, one after another: those that its workers would have posted, without caps.
 * @throws FrameGone when a load changed the mart meanwhile
 */
export async function* simulatedDays(
  database: DataSource,
  { market, days, signals, rules }: SimulatedRun,
): AsyncGenerator<DayResult> {
  const [start = ''] = days;
  const codes = new Map(market.securities.map(({ id, code }) => [id, code]));
  let state: LedgerState = {
    market: await marketBefore(database, market, start),
    account: openAccount(rules.initialCapital),
  };
  for (let next = 0; next < days.length; next += DAYS_AT_ONCE) {
    const part = days.slice(next, next + DAYS_AT_ONCE);
    const [from = '', end = ''] = [part[0], part.at(-1)];
    const bars = new Map(part.map((date) => [date, new Map<string, BarRow>()]));
    for (const { date, securityId, row } of await readBars(database, { from, to: end }, market.ids))
      bars.get(date)?.set(codes.get(securityId) ?? '', row);
    const data = {
      calendar: market.calendar.filter((date) => date <= end),
      securities: market.securities,
      bars,
      dividends: part.flatMap((date) => market.dividends.get(date) ?? []),
    };
    const strategy = { start, end, signals: { kind: 'dated', weights: signals }, risks: NO_RISKS } as const;
    for (const [result, after] of simulateFrom(state, data, { strategy, rules })) {
      state = after;
      yield result;
    }
  }
  if ((await marketVersion(database)) !== market.version)
    throw new FrameGone('daily_bar', market.loadId, NaN);
}
