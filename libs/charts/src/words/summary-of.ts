import { figureText } from '../option/drawn.ts';
import type { ChartSpec, HistogramSpec } from '../chart-spec.ts';
import { binDecimals } from './bin-decimals.ts';
import { figuresOf } from './figures-of.ts';

/** A chart in a sentence, for screen readers: title, labels, and the newest figures. */
export function summaryOf(spec: ChartSpec): string {
  const { labels, columns } = figuresOf(spec);
  const name = `${spec.subject} ${spec.title}`;
  const [first, last] = [labels[0], labels.at(-1)];
  if (first === undefined || last === undefined) return `${name}：没有数据`;
  const figures = columns.flatMap((column) =>
    'texts' in column
      ? []
      : [`${column.name} ${figureText(column.values[labels.length - 1] ?? null, column)}`],
  );
  if (spec.kind === 'pie' || spec.kind === 'radar') {
    const [values] = columns;
    if (values === undefined || 'texts' in values) return name;
    return `${name}：${labels.map((label, at) => `${label} ${figureText(values.values[at] ?? null, values)}`).join('，')}`;
  }
  if (spec.kind === 'treemap' || spec.kind === 'quadrant' || spec.kind === 'matrix')
    return `${name}：共 ${labels.length} 个${spec.over}，数据见数据表`;
  if (spec.kind === 'histogram') return `${name}：${spreadOf(spec)}`;
  const span = labels.length === 1 ? first : `${first} 至 ${last}，共 ${labels.length} 个点`;
  return `${name}：${span}，${isTime(last) ? '最新' : last} ${figures.join('，')}`;
}

/** Whether a label is a time: days, periods and years begin with a year; other labels have no newest one. */
export const isTime = (label: string): boolean => /^\d{4}/.test(label);

/** 24 个区间，从 0.31 到 99.87，中位 49.45 */
function spreadOf(spec: HistogramSpec): string {
  const { bins, median, unit } = spec;
  const textOf = (value: number | undefined): string =>
    figureText(value ?? null, { unit, decimals: binDecimals(spec) });
  return `${bins.length} 个区间，从 ${textOf(bins[0]?.from)} 到 ${textOf(bins.at(-1)?.to)}，中位 ${textOf(median)}`;
}
