import type { LineSpec } from '@console/charts';
import type { BacktestReport } from '@console/contract-invest';
import { RETURN_BASES, type ReturnBasis } from './return-basis.ts';
import type { RunWords } from './run-words.ts';

/**
 * The chart of one yuan in each quantile, the first and last thick, and in the long-short portfolio; null
 * without any.
 */
export function cumulativeSpec(
  { dates, quantiles, cumulative, longShort }: BacktestReport,
  words: RunWords,
  basis: ReturnBasis,
): LineSpec | null {
  const curves = cumulative?.[basis] ?? null;
  if (curves === null) return null;
  const lines = curves.map((values, at) => ({
    name: `Q${at + 1}`,
    unit: 'number' as const,
    tone: at / (quantiles - 1),
    look: at === 0 || at === quantiles - 1 ? ('hero' as const) : ('context' as const),
    values,
  }));
  // Highest first: the first colours go to the lines that matter most.
  lines.reverse();
  const spread =
    basis === 'raw' && longShort !== null
      ? [{ name: '多空', unit: 'number' as const, look: 'hero' as const, values: longShort.wealth }]
      : [];
  return {
    kind: 'line',
    ...words,
    title: '分组累计净值',
    note: RETURN_BASES[basis],
    fitted: true,
    named: true,
    labels: dates,
    series: [...lines, ...spread],
  };
}
