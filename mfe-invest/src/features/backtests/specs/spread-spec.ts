import type { LineSpec } from '@console/charts';
import type { BacktestReport } from '@console/contract-invest';
import { movingMean } from '../report/moving-mean.ts';
import type { RunWords } from './run-words.ts';

const WINDOW = 20;

/** The chart of top less bottom quantile, as its moving mean with a standard error to both sides. */
export function spreadSpec(
  { dates, spread, spreadError }: BacktestReport,
  words: RunWords,
  horizon: number,
): LineSpec {
  const daily = spread[String(horizon)] ?? [];
  const errors = spreadError[String(horizon)] ?? [];
  const beside = (side: 1 | -1): readonly (number | null)[] =>
    movingMean(
      daily.map((value, at) => {
        const error = errors[at] ?? null;
        return value === null || error === null ? null : value + side * error;
      }),
      WINDOW,
    );
  return {
    kind: 'line',
    ...words,
    title: `多空收益差（持有 ${horizon} 日）`,
    note: `${WINDOW} 日均`,
    named: true,
    labels: dates,
    series: [
      {
        name: '收益差',
        unit: 'percent',
        decimals: 3,
        look: 'hero',
        tone: 1,
        values: movingMean(daily, WINDOW),
      },
      { name: '上限', unit: 'percent', decimals: 3, look: 'context', tone: 0, values: beside(1) },
      { name: '下限', unit: 'percent', decimals: 3, look: 'context', tone: 0, values: beside(-1) },
    ],
  };
}
