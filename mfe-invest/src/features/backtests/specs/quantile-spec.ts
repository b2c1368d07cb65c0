import type { BarLineSpec } from '@console/charts';
import type { BacktestReport } from '@console/contract-invest';
import type { ReturnBasis } from './return-basis.ts';
import { RETURN_BASES } from './return-basis.ts';
import type { RunWords } from './run-words.ts';

/** More bars over a label than this cannot be told apart. */
const MOST_BARS = 4;

/** Mean return by quantile and horizon, a standard error to both sides of each bar; null without that basis. */
export function quantileSpec(
  { quantiles, horizons, quantileReturns }: BacktestReport,
  words: RunWords,
  basis: ReturnBasis,
): BarLineSpec | null {
  const returns = quantileReturns[basis];
  if (returns === null) return null;
  return {
    kind: 'bar-line',
    ...words,
    title: '分组平均收益',
    note: RETURN_BASES[basis],
    over: '分组',
    rounded: true,
    labels: Array.from({ length: quantiles }, (_, at) => `Q${at + 1}`),
    bars: spreadOut(horizons, MOST_BARS).map((horizon) => ({
      name: `${horizon} 日`,
      ...{ unit: 'percent', decimals: 3 },
      values: returns[String(horizon)]?.mean ?? [],
      errors: returns[String(horizon)]?.standardError ?? [],
    })),
    lines: [],
  };
}

/** At most `most` of some values, the ends among them. */
export function spreadOut<T>(values: readonly T[], most: number): readonly T[] {
  if (values.length <= most) return values;
  const step = (values.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => values[Math.round(at * step)]).filter(
    (value): value is T => value !== undefined,
  );
}
