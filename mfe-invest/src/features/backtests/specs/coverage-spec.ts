import type { LineSpec } from '@console/charts';
import type { BacktestReport } from '@console/contract-invest';
import { meanOf } from '../report/mean-of.ts';
import type { RunWords } from './run-words.ts';

/**
 * Stocks that took part, beneath those that might have. Before the factor has its history and after the last known
 * forward return nobody can: there is no line.
 */
export const coverageSpec = (
  { dates, rowsPerDay, universePerDay }: BacktestReport,
  words: RunWords,
): LineSpec => ({
  kind: 'line',
  ...words,
  title: '覆盖',
  note: '只',
  rounded: true,
  named: true,
  labels: dates,
  series: [
    { name: '股票池', unit: 'integer', look: 'context', values: universePerDay },
    { name: '参与计算', unit: 'integer', values: withoutEnds(rowsPerDay) },
  ],
});

/** Null up to the first date with somebody, and after the last one. */
function withoutEnds(rows: readonly number[]): readonly (number | null)[] {
  const first = rows.findIndex((count) => count > 0);
  const last = rows.findLastIndex((count) => count > 0);
  return rows.map((count, at) => (at < first || at > last ? null : count));
}

/** The mean over dates of the share that took part; null of no date with a universe. */
export const coverageShare = ({ rowsPerDay, universePerDay }: BacktestReport): number | null =>
  meanOf(
    rowsPerDay.map((rows, at) => {
      const all = universePerDay[at] ?? 0;
      return all > 0 ? rows / all : null;
    }),
  );

/** Trading days on which somebody took part. */
export const daysTaken = ({ rowsPerDay }: BacktestReport): number => taken(rowsPerDay).length;

/** Stocks of such a day, on average; null of no days. */
export const meanRows = ({ rowsPerDay }: BacktestReport): number | null => meanOf(taken(rowsPerDay));

const taken = (rows: readonly number[]): readonly number[] => rows.filter((count) => count > 0);
