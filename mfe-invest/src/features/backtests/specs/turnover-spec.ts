import type { LineSpec } from '@console/charts';
import type { BacktestReport } from '@console/contract-invest';
import { movingMean } from '../report/moving-mean.ts';
import type { RunWords } from './run-words.ts';

const WINDOW = 20;

/** The chart of turnover of the first and last quantile, as moving means. */
export function turnoverSpec(
  { dates, quantiles, turnover }: BacktestReport,
  words: RunWords,
  horizon: number,
): LineSpec {
  const of = turnover[String(horizon)];
  return {
    kind: 'line',
    ...words,
    title: `换手率（间隔 ${horizon} 日）`,
    note: `${WINDOW} 日均`,
    named: true,
    labels: dates,
    series: [
      { name: `Q${quantiles}`, unit: 'percent', tone: 1, values: movingMean(of?.top ?? [], WINDOW) },
      { name: 'Q1', unit: 'percent', tone: 0, values: movingMean(of?.bottom ?? [], WINDOW) },
    ],
  };
}
