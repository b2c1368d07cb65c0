import type { LineSpec } from '@console/charts';
import type { BacktestReport, BacktestRunCard } from '@console/contract-invest';
import { effectiveReport } from '../effective-report.ts';
import type { ComparedRun } from './compare-rows.ts';
import { runningSum } from './running-sum.ts';
import { aboutRun } from '../specs/run-words.ts';

/** The kinds of curve that can be compared. */
export const CURVES = { longShort: '多空净值', top: '最高组净值', rankIc: '累计 Rank IC' } as const;
export type CurveKind = keyof typeof CURVES;

/** A curve of each run over the dates of all runs; null where no run has one. */
export function compareCurves(
  runs: readonly ComparedRun[],
  { kind, horizon }: { readonly kind: CurveKind; readonly horizon: number },
): LineSpec | null {
  const drawn = runs.flatMap(({ run, report: whole }) => {
    const report = effectiveReport(whole);
    const values = curveOf(report, kind, horizon);
    return values === null ? [] : [{ name: curveName(run), report, values }];
  });
  if (drawn.length === 0) return null;
  const labels = [...new Set(drawn.flatMap(({ report }) => report.dates))].sort();
  const asOf = runs.map(({ run }) => run.asOf ?? '').reduce((one, other) => (one > other ? one : other), '');
  return {
    kind: 'line',
    title: CURVES[kind],
    subject: '因子回测对比',
    source: '回测',
    asOf: asOf === '' ? null : asOf,
    note: [
      kind === 'rankIc' ? `持有 ${horizon} 日` : '持有 1 日，未扣费用',
      ...(new Set(drawn.map(firstDay)).size > 1 ? [APART[kind]] : []),
    ].join('，'),
    across: true,
    fitted: true,
    about: runs.map(({ run }) => `${curveName(run)}：${aboutRun(run)}`),
    labels,
    series: drawn.map(({ name, report, values }) => ({
      name,
      unit: 'number' as const,
      decimals: 3,
      values: alongDates(labels, report.dates, values),
    })),
  };
}

/** The note on curves that do not begin on the same day. */
const APART: Readonly<Record<CurveKind, string>> = {
  longShort: '各回测起始日不同，净值均自其首日的 1 起算',
  top: '各回测起始日不同，净值均自其首日的 1 起算',
  rankIc: '各回测起始日不同，均自其首日起累计',
};

/** The date of a curve's first value. */
const firstDay = ({
  report,
  values,
}: Pick<ComparedRun, 'report'> & Pick<LineSpec['series'][number], 'values'>) =>
  report.dates[values.findIndex((value) => value !== null)];

/** 质量动量合成 #12 */
const curveName = ({ factorName, associationId }: BacktestRunCard): string =>
  `${factorName} #${associationId}`;

function curveOf(
  report: BacktestReport,
  kind: CurveKind,
  horizon: number,
): readonly (number | null)[] | null {
  if (kind === 'longShort') return report.longShort?.wealth ?? null;
  if (kind === 'top') return report.cumulative?.raw.at(-1) ?? null;
  const daily = report.rankIc[String(horizon)];
  return daily === undefined ? null : runningSum(daily);
}

/** Values moved from some dates to others: null on a date without a value. */
export function alongDates(
  labels: readonly string[],
  dates: readonly string[],
  values: readonly (number | null)[],
): readonly (number | null)[] {
  const places = new Map(dates.map((date, at) => [date, at]));
  return labels.map((label) => {
    const at = places.get(label);
    return at === undefined ? null : (values[at] ?? null);
  });
}
