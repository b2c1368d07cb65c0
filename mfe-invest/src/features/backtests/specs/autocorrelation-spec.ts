import type { LineSpec } from '@console/charts';
import type { BacktestReport } from '@console/contract-invest';
import type { RunWords } from './run-words.ts';

/** The chart of the correlation between a day's ranks and those of `horizon` days before. */
export const autocorrelationSpec = (
  { dates, rankAutocorrelation }: BacktestReport,
  words: RunWords,
  horizon: number,
): LineSpec => ({
  kind: 'line',
  ...words,
  title: '秩自相关',
  note: `间隔 ${horizon} 日`,
  fitted: true,
  named: true,
  labels: dates,
  series: [
    {
      name: '秩自相关',
      unit: 'number',
      decimals: 3,
      look: 'context',
      values: rankAutocorrelation[String(horizon)]?.daily ?? [],
    },
  ],
});
