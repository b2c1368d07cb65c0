import type { LineSpec } from '@console/charts';
import type { StrategyComparison } from '@console/contract-invest';
import { belowHighest } from '../../strategy-parts/below-highest.ts';

/** What strategies and their benchmark have become of 1 at the close of the window's first day. */
export const wealthSpec = (comparison: StrategyComparison): LineSpec => ({
  ...wordsOf(comparison, '累计净值'),
  note: `${comparison.from ?? ''} 收盘为 1`,
  fitted: true,
  series: linesOf(comparison).map((line) => ({ ...line, unit: 'number', decimals: 4 })),
});

/** How far each is below its highest within the window. */
export const fallSpec = (comparison: StrategyComparison): LineSpec => ({
  ...wordsOf(comparison, '回撤'),
  series: linesOf(comparison).map(({ values, ...line }) => ({
    ...line,
    unit: 'percent',
    values: belowHighest(values),
  })),
});

const wordsOf = ({ to, dates }: StrategyComparison, title: string) =>
  ({
    kind: 'line',
    title,
    subject: '组合对比',
    source: '策略账本',
    asOf: to,
    across: true,
    labels: dates,
  }) as const;

interface Line {
  readonly name: string;
  readonly look?: 'context';
  readonly values: readonly (number | null)[];
}

/** The lines of the strategies that have days, then that of the benchmark. */
const linesOf = ({ strategies, market, benchmarkName }: StrategyComparison): readonly Line[] => [
  ...strategies.flatMap(({ strategyName, wealth, figures }) =>
    figures === null ? [] : { name: strategyName, values: wealth },
  ),
  ...(benchmarkName === null ? [] : [{ name: benchmarkName, look: 'context' as const, values: market }]),
];
