import type { LineSpec } from '@console/charts';
import type { Sheet } from '@console/ui/data';
import { compareCaution } from './compare-caution.ts';
import type { CompareRow } from './compare-rows.ts';
import { runName } from '../specs/run-words.ts';
import type { BacktestRunCard } from '@console/contract-invest';
import { sheetFigure } from '../../../compare-parts/sheet-figure.ts';

export interface Comparison {
  readonly runs: readonly BacktestRunCard[];
  readonly params: readonly CompareRow[];
  readonly metrics: readonly CompareRow[];
  readonly curves: LineSpec | null;
}

/** The compared runs as a sheet: parameters, then metrics as numbers, and which of them differ. */
export function compareSheet({ runs, params, metrics, curves }: Comparison): Sheet {
  const caution = compareCaution(runs);
  return {
    title: '回测对比',
    source: '回测',
    asOf: curves?.asOf ?? null,
    about: [
      `共 ${runs.length} 个回测`,
      ...(caution === null ? [] : [`${caution.title}：${caution.text}`]),
    ].join('，'),
    header: ['项目', ...runs.map(runName), '是否不同'],
    rows: [...params, ...metrics].map(({ sheetTitle, cells, differs }) => [
      sheetTitle,
      ...cells,
      differs ? '不同' : '',
    ]),
  };
}

/** The shown curves as a sheet, one row per date; null without any. */
export function curveSheet({ curves }: Comparison): Sheet | null {
  if (curves === null) return null;
  const { title, source, asOf, labels, series } = curves;
  return {
    title,
    source,
    asOf,
    about: `共 ${labels.length} 个交易日`,
    header: ['日期', ...series.map(({ name }) => name)],
    rows: labels.map((label, at) => [
      label,
      ...series.map(({ values }) => sheetFigure(values[at] ?? null, 'number', 6)),
    ]),
  };
}
