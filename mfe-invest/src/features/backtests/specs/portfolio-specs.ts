import type { LineSpec } from '@console/charts';
import type { PortfolioData } from '@console/contract-invest';
import type { RunWords } from './run-words.ts';

/** The chart of one yuan in a portfolio. */
export const wealthSpec = ({ wealth }: PortfolioData, { words, dates, name }: PortfolioPlace): LineSpec => ({
  kind: 'line',
  ...words,
  title: `${name}净值`,
  note: '未扣费用',
  fitted: true,
  named: true,
  labels: dates,
  series: [{ name: '净值', unit: 'number', decimals: 4, look: 'hero', values: wealth }],
});

/** The chart of how far a portfolio is below its high. */
export const drawdownSpec = (
  { drawdowns }: PortfolioData,
  { words, dates, name }: PortfolioPlace,
): LineSpec => ({
  kind: 'line',
  ...words,
  title: `${name}回撤`,
  named: true,
  labels: dates,
  series: [{ name: '回撤', unit: 'percent', look: 'context', filled: true, values: drawdowns }],
});

export interface PortfolioPlace {
  readonly words: RunWords;
  readonly dates: readonly string[];
  /** 多空组合 */
  readonly name: string;
}
