import { EMPTY, formatNumber } from '@console/contract-core';
import type { BacktestReport, BacktestRunCard } from '@console/contract-invest';
import type { SheetCell } from '@console/ui/data';
import { effectiveRange, isShort, isThin, THIN_SAMPLE } from '../../../run-samples.ts';
import { isAnnualised } from '../annualised.ts';
import { figureText } from '../../../figures/figure-text.ts';
import { kpisOf, type Kpi } from '../report/kpis.ts';
import { METRICS, type MetricKey } from '../metric-definitions.ts';
import { paramsText, type BenchmarkNames } from '../params-text.ts';
import { headOf, sheetFigure } from '../../../compare-parts/sheet-figure.ts';

/** A run with its report. */
export interface ComparedRun {
  readonly run: BacktestRunCard;
  readonly report: BacktestReport;
}

export interface CompareRow {
  readonly key: string;
  readonly title: string;
  readonly metric?: MetricKey;
  /** By run, in their order. */
  readonly texts: readonly string[];
  /** The same as cells of a sheet: figures are numbers in the unit that `sheetTitle` names. */
  readonly cells: readonly SheetCell[];
  readonly sheetTitle: string;
  /**
   * The difference of each run from the first, as text; empty for the first and where either is missing.
   */
  readonly above: readonly string[];
  readonly differs: boolean;
  /** By run: whether it is an annualised figure of less than a year. */
  readonly short: readonly boolean[];
  /** Whether it is aligned right, as figures are; otherwise it is words. */
  readonly figure: boolean;
}

const NO_NAMES: BenchmarkNames = new Map();

/** The rows of the runs' parameters and sample sizes. */
export function paramRows(
  runs: readonly BacktestRunCard[],
  names: BenchmarkNames = NO_NAMES,
): readonly CompareRow[] {
  const columns = runs.map((run) => [
    { key: 'factor', title: '因子', text: `${run.factorName} v${run.factorVersion}` },
    { key: 'formula', title: '公式', text: run.formula },
    ...paramsText(run.params, run.universeText, names),
    {
      key: 'asked',
      title: '所选区间',
      text: run.startDate && run.endDate ? `${run.startDate} 至 ${run.endDate}` : EMPTY,
    },
    { key: 'span', title: '实际区间', text: effectiveRange(run) },
    { key: 'days', title: '有效交易日', text: formatNumber(run.effectiveDays, { unit: 'integer' }) },
    { key: 'sample', title: '样本', text: isThin(run) ? THIN_SAMPLE : run.sample === null ? EMPTY : '足够' },
    { key: 'snapshot', title: '数据快照', text: String(run.snapshotId ?? EMPTY) },
    { key: 'code', title: '代码版本', text: run.codeVersion ?? EMPTY },
  ]);
  return (columns[0] ?? []).map(({ key, title }, at) => {
    const texts = columns.map((column) => column[at]?.text ?? EMPTY);
    const rest = { above: texts.map(() => ''), short: texts.map(() => false), figure: key === 'days' };
    return { key, title, sheetTitle: title, texts, cells: texts, differs: differ(texts), ...rest };
  });
}

/** The rows of the runs' results at a horizon; a run without it has dashes. */
export function metricRows(runs: readonly ComparedRun[], horizon: number): readonly CompareRow[] {
  const columns = runs.map(({ report }) => figuresOf(report, horizon));
  return (columns[0] ?? []).map(({ metric, title, unit }, at) => {
    const figures = columns.map((column) => column[at]);
    const texts = figures.map((figure) => (figure ? figureText(figure.value, figure) : EMPTY));
    const name = title ?? METRICS[metric].title;
    return {
      key: metric,
      metric,
      title: name,
      sheetTitle: headOf(name, unit),
      texts,
      cells: figures.map((figure) => (figure ? cellOf(figure) : null)),
      above: figures.map((figure, place) => (place === 0 ? '' : aboveText(figures[0], figure))),
      differs: differ(texts),
      short: runs.map(
        ({ run }, place) => isAnnualised(metric) && isShort(run) && (figures[place]?.value ?? null) !== null,
      ),
      figure: true,
    };
  });
}

/** The figures at the top of a tear sheet, without the number of a group in their names, and some more. */
function figuresOf(report: BacktestReport, horizon: number): readonly Kpi[] {
  const key = String(horizon);
  const ic = report.rankIcSummary[key];
  return [
    ...kpisOf(report, horizon).map((kpi) =>
      kpi.metric === 'topTurnover' ? { ...kpi, title: METRICS.topTurnover.title } : kpi,
    ),
    { metric: 'neweyWestT', value: ic?.neweyWestT ?? null, unit: 'number', decimals: 2 },
    { metric: 'icDays', value: ic?.days ?? null, unit: 'integer', decimals: 0 },
    { metric: 'spreadMean', value: report.spreadMean[key] ?? null, unit: 'percent', decimals: 3 },
    {
      metric: 'factorAlpha',
      value: report.alphaBeta[key]?.annualAlpha ?? null,
      unit: 'percent',
      decimals: 2,
    },
    { metric: 'calmar', value: report.longShort?.calmar ?? null, unit: 'number', decimals: 2 },
    { metric: 'winRate', value: report.longShort?.winRate ?? null, unit: 'percent', decimals: 2 },
    { metric: 'rowsKept', value: report.rows.kept, unit: 'integer', decimals: 0 },
  ];
}

/** A figure as a cell, with two decimals more than are shown. */
const cellOf = ({ value, unit, decimals }: Kpi): SheetCell =>
  sheetFigure(value, unit, unit === 'integer' ? 0 : decimals + 2);

const differ = (texts: readonly string[]): boolean => new Set(texts).size > 1;

/** The difference, +0.0021; empty where it rounds to zero. */
function aboveText(first: Kpi | undefined, other: Kpi | undefined): string {
  if (!first || !other || first.value === null || other.value === null) return '';
  const { unit, decimals } = other;
  const text = formatNumber(other.value - first.value, { unit, decimals, signed: true });
  return /[1-9]/.test(text) ? text : '';
}
