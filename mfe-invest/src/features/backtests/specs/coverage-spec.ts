import type { LineSpec } from '@console/charts';
import type { BacktestReport } from '@console/contract-invest';
import { meanOf } from '../report/mean-of.ts';
import type { RunWords } from './run-words.ts';

/**
 * The chart of the stocks that took part, and of the universe. Before the factor has its history and after
 * the last known forward return no stock can: there is no line.
 */
export const coverageSpec = (
  { dates, rowsPerDay, universePerDay }: BacktestReport,
  words: RunWords,
): LineSpec => ({
  kind: 'line',
  ...words,
  title: '覆盖',
  note: '只',
  named: true,
  labels: dates,
  series: [
    { name: '股票池', unit: 'integer', look: 'context', values: universePerDay },
    { name: '参与计算', unit: 'integer', values: withoutEnds(rowsPerDay) },
  ],
});

/** The series with null before the first date on which stocks took part, and after the last. */
function withoutEnds(rows: readonly number[]): readonly (number | null)[] {
  const first = rows.findIndex((count) => count > 0);
  const last = rows.findLastIndex((count) => count > 0);
  return rows.map((count, at) => (at < first || at > last ? null : count));
}

/** The mean over dates of the share of the universe that took part; null without a date with a universe. */
export const coverageShare = ({ rowsPerDay, universePerDay }: BacktestReport): number | null =>
  meanOf(
    rowsPerDay.map((rows, at) => {
      const all = universePerDay[at] ?? 0;
      return all > 0 ? rows / all : null;
    }),
  );

/** The number of trading days on which stocks took part. */
export const daysTaken = ({ rowsPerDay }: BacktestReport): number => taken(rowsPerDay).length;

/** The mean number of stocks on such a day; null without any. */
export const meanRows = ({ rowsPerDay }: BacktestReport): number | null => meanOf(taken(rowsPerDay));

const taken = (rows: readonly number[]): readonly number[] => rows.filter((count) => count > 0);
