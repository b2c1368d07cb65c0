import type { OutputOf } from '@console/contract-core';
import type { strategyRecordCalls } from '@console/contract-invest';
import { belowHighest } from '../strategy-parts/below-highest.ts';

export type StrategyReturns = OutputOf<typeof strategyRecordCalls.strategyReturns>;

/** The lines of a strategy by day, as fractions; null where the benchmark has no close. */
export interface CurvePoints {
  readonly dates: readonly string[];
  readonly own: readonly number[];
  readonly market: readonly (number | null)[];
  /** The return over the benchmark's, in points. */
  readonly excess: readonly (number | null)[];
  /** How far below the highest so far, the capital at the beginning included: 0 or negative. */
  readonly drawdowns: readonly number[];
  readonly marketDrawdowns: readonly (number | null)[];
}

export function curvePoints({ content, benchmark }: StrategyReturns): CurvePoints {
  const own = content.map(({ earningRate }) => earningRate);
  const market = content.map((_, at) => benchmark[at] ?? null);
  return {
    dates: content.map(({ reportDate }) => reportDate),
    own,
    market,
    excess: market.map((value, at) => (value === null ? null : (own[at] ?? 0) - value)),
    drawdowns: belowHighest(grown(own)).map((value) => value ?? 0),
    marketDrawdowns: belowHighest(grown(market)),
  };
}

/** Returns as what a capital of 1 has become. */
const grown = (returns: readonly (number | null)[]): (number | null)[] =>
  returns.map((value) => (value === null ? null : 1 + value));
