import type { Querying } from '@console/node-kit/queries';
import { queries } from '../../queries.ts';
import type { StrategyPick } from '../days/signals/strategy-pick.ts';

/** What a signal chose. */
export interface SignalPicks {
  readonly date: string;
  readonly picks: readonly StrategyPick[];
}

/** The newest signal of a strategy, or the newest one before a day; null before the first. */
export async function newestPicks(
  database: Querying,
  strategyId: number,
  before?: string,
): Promise<SignalPicks | null> {
  const row = await queries(database)
    .selectFrom('invest.strategy_signal')
    .select(['signal_date as date', 'picks'])
    .where('strategy_id', '=', strategyId)
    .$if(before !== undefined, (signals) => signals.where('signal_date', '<', before ?? ''))
    .orderBy('signal_date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { date: row.date, picks: JSON.parse(row.picks) as StrategyPick[] };
}
