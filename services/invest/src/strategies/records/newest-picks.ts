import type { Querying } from '@console/node-kit/queries';
import { queries } from '../../queries.ts';

/** A stock of a signal; indexes and the factor's value where it was chosen by them. */
export interface Pick {
  readonly code: string;
  /** A decimal text. */
  readonly weight: string;
  readonly styleIndex?: number;
  readonly liquidityIndex?: number;
  readonly corpConfigIndex?: number;
  readonly correctionWeight?: number;
  readonly systemConfigIndex?: number;
  readonly factorValue?: number;
}

/** What a signal chose. */
export interface SignalPicks {
  readonly date: string;
  readonly picks: readonly Pick[];
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
  return row === undefined ? null : { date: row.date, picks: JSON.parse(row.picks) as Pick[] };
}
