import type { DataSource } from 'typeorm';
import { firstDifference } from '../../../backtests/compute/first-difference.ts';
import { queries } from '../../../queries.ts';
import { dayOfStrategy } from '../day-of-strategy.ts';
import type { DayRows } from '../day-rows.ts';
import { readDay, readPicks } from '../posting/read-day.ts';
import { readRisks, riskLists } from '../posting/risk-rows.ts';
import type { StrategyDays } from '../posting/strategy-days.ts';
import type { StrategyToPost } from '../posting/strategy-row.ts';
import { hashOfDay } from '../posting/write-day.ts';
import type { StrategyPick } from '../signals/strategy-pick.ts';

export interface ReplayParts {
  readonly database: DataSource;
  readonly days: StrategyDays;
}

export interface ReplayOptions {
  readonly signal?: AbortSignal;
  /** Called after each day that is equal, with the share of days done. */
  readonly equal?: (date: string, share: number) => void;
}

/** What a replay found: how many days are equal, and where the first one that is not differs. */
export interface Replayed {
  readonly days: number;
  readonly difference: { readonly date: string; readonly place: string } | null;
}

/**
 * Makes the days of a strategy again from its seal, the caps that were set and the mart as it is now, and compares them
 * with what was posted: every row, and the chain of hashes. It ends at the first difference.
 */
export async function replayDays(
  strategy: StrategyToPost,
  { database, days }: ReplayParts,
  { signal, equal }: ReplayOptions = {},
): Promise<Replayed> {
  const { id, tenantId, seal, sealHash } = strategy;
  const posted = await postedDates(database, id);
  const state = await days.market.state();
  const market = state.among(await codesOf(database, id));
  let last: DayRows | null = null;
  let hash = sealHash;
  let first: readonly StrategyPick[] | null = null;
  for (const [at, date] of posted.entries()) {
    signal?.throwIfAborted();
    const signalDate: string | null = at === 0 ? date : at === 1 ? null : (posted[at - 1] ?? null);
    const { dayHash, ...stored } = await readDay(database, { strategyId: id, date }, signalDate);
    const fault = (place: string): Replayed => ({ days: at, difference: { date, place } });
    const chosen =
      stored.signal && (await days.signals.on({ tenantId, seal, date: stored.signal.date, market: state }));
    const elsewhere = chosen && firstDifference(stored.signal?.picks, chosen, 'signal.picks');
    if (elsewhere !== null) return fault(elsewhere);
    if (at === 0) first = chosen;
    const rows: DayRows | null = await dayOfStrategy(seal, last, {
      market,
      choose: (day) => days.signals.on({ tenantId, seal, date: day, market: state }),
      firstPicks: () => Promise.resolve(first),
      risks: async (dates) => riskLists(await readRisks(database, id, dates)),
    });
    const place = firstDifference(stored, rows);
    if (place !== null || rows === null) return fault(place ?? 'date');
    hash = hashOfDay(hash, rows);
    if (hash !== dayHash) return fault('dayHash');
    last = rows;
    equal?.(date, (at + 1) / posted.length);
  }
  return { days: posted.length, difference: null };
}

async function postedDates(database: DataSource, strategyId: number): Promise<readonly string[]> {
  const rows = await queries(database)
    .selectFrom('invest.strategy_day')
    .select('report_date as date')
    .where('strategy_id', '=', strategyId)
    .orderBy('report_date')
    .execute();
  return rows.map(({ date }) => date);
}

/** The codes that a strategy ever held or chose. */
async function codesOf(database: DataSource, strategyId: number): Promise<ReadonlySet<string>> {
  const held = await queries(database)
    .selectFrom('invest.strategy_holding')
    .select('code')
    .distinct()
    .where('strategy_id', '=', strategyId)
    .execute();
  const signals = await queries(database)
    .selectFrom('invest.strategy_signal')
    .select('signal_date as date')
    .where('strategy_id', '=', strategyId)
    .execute();
  const codes = new Set(held.map(({ code }) => code));
  for (const { date } of signals)
    for (const { code } of (await readPicks(database, { strategyId, date })) ?? []) codes.add(code);
  return codes;
}
