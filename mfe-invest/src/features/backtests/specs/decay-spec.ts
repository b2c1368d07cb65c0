import type { BarLineSpec } from '@console/charts';
import type { BacktestReport } from '@console/contract-invest';
import type { RunWords } from './run-words.ts';

/** Mean rank IC by horizon. */
export const decaySpec = ({ horizons, rankIcSummary }: BacktestReport, words: RunWords): BarLineSpec => ({
  kind: 'bar-line',
  ...words,
  title: 'IC 衰减',
  over: '持有期',
  valued: true,
  labels: horizons.map((horizon) => `${horizon} 日`),
  bars: [
    {
      name: 'Rank IC 均值',
      unit: 'number',
      decimals: 4,
      values: horizons.map((horizon) => rankIcSummary[String(horizon)]?.mean ?? null),
    },
  ],
  lines: [],
});
