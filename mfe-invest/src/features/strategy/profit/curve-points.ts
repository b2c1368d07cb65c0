import type { OutputOf } from '@console/contract-core';
import type { strategyRecordCalls } from '@console/contract-invest';

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
    drawdowns: belowHighest(own).map((value) => value ?? 0),
    marketDrawdowns: belowHighest(market),
  };
}

function belowHighest(returns: readonly (number | null)[]): readonly (number | null)[] {
  let highest = 1;
  return returns.map((value) => {
    if (value === null) return null;
    highest = Math.max(highest, 1 + value);
    return (1 + value) / highest - 1;
  });
}

/** The deepest of drawdowns; null of none. */
export const deepest = (drawdowns: readonly (number | null)[]): number | null => {
  const present = drawdowns.filter((value) => value !== null);
  return present.length === 0 ? null : Math.min(...present);
};
