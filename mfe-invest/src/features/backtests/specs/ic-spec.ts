import type { BarLineSpec } from '@console/charts';
import type { BacktestReport } from '@console/contract-invest';
import { byMonth, type Months } from '../report/by-month.ts';
import { movingMean } from '../report/moving-mean.ts';
import { runningSum } from '../compare/running-sum.ts';
import type { RunWords } from './run-words.ts';

/** The steps of the bars: months or days. */
export const IC_STEPS = { month: '月度', day: '逐日' } as const;
export type IcStep = keyof typeof IC_STEPS;

/** The window of the moving mean, in steps. */
const WINDOWS = { month: 12, day: 20 } as const;

/**
 * The chart of rank IC as bars, its moving mean over them, and its running sum over days on an axis of its
 * own.
 */
export function icSpec(
  report: BacktestReport,
  words: RunWords,
  { horizon, step }: { readonly horizon: number; readonly step: IcStep },
): BarLineSpec {
  const daily = report.rankIc[String(horizon)] ?? [];
  const total = runningSum(daily);
  const months = byMonth(report.dates, daily);
  const [labels, bars, sums] =
    step === 'day' ? [report.dates, daily, total] : [months.labels, months.means, monthEnds(months, total)];
  const window = WINDOWS[step];
  return {
    kind: 'bar-line',
    ...words,
    title: 'Rank IC',
    note: `持有 ${horizon} 日`,
    named: true,
    labels,
    bars: [{ name: BAR_NAMES[step], unit: 'number', decimals: 4, values: bars }],
    lines: [
      {
        name: step === 'day' ? `${window} 日均` : `${window} 月均`,
        unit: 'number',
        decimals: 4,
        values: movingMean(bars, window),
      },
      // Another unit has an axis of its own: the range of the sum is a hundred times theirs.
      { name: '累计', unit: 'integer', decimals: 2, values: sums },
    ],
  };
}

/** The running sum at the end of each month; in the last one at its last value. */
const monthEnds = ({ lasts }: Months, total: readonly (number | null)[]): readonly (number | null)[] =>
  lasts.map(
    (last, at) => total.slice((lasts[at - 1] ?? -1) + 1, last + 1).findLast((sum) => sum !== null) ?? null,
  );

const BAR_NAMES: Readonly<Record<IcStep, string>> = { month: '月均值', day: '逐日' };
