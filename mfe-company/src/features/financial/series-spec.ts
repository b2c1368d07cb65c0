import type { BarLineSpec, LineSpec } from '@console/charts';
import { reasonText, type UnitId } from '@console/contract-core';

/** Values by report period, the oldest first. */
export interface Series<Point> {
  readonly points: readonly (Point & { readonly reportPeriod: string })[];
  readonly asOf: string | null;
}

/** What a chart shows, and whom it is about. */
export interface Subject {
  readonly title: string;
  readonly subject: string;
}

interface Measure<Point> {
  readonly name: string;
  readonly of: (point: Point) => number | null;
  /** Why a point has no value. */
  readonly why?: (point: Point) => unknown;
}

export const NO_REPORTS = {
  title: '没有该公司的财务数据',
  cause: '数据源中还没有这家公司的定期报告',
} as const;

/** Yuan as bars, and a rate as a line over them; null without a value to draw. */
export function barLine<Point>(
  { points, asOf }: Series<Point>,
  subject: Subject,
  { bar, line }: { readonly bar: Measure<Point>; readonly line: Measure<Point> },
): BarLineSpec | null {
  const values = points.map(bar.of);
  if (values.every((value) => value === null)) return null;
  return {
    kind: 'bar-line',
    ...subject,
    source: '定期报告',
    asOf,
    labels: points.map(({ reportPeriod }) => reportPeriod),
    bars: [{ name: bar.name, unit: 'hundredMillionYuan', values }],
    ...rateOver(points, line),
  };
}

/** The rate as a line with its gaps; where it has no value at all, a note of why instead of an empty axis. */
function rateOver<Point>(
  points: readonly Point[],
  line: Measure<Point>,
): Pick<BarLineSpec, 'lines' | 'note'> {
  const values = points.map(line.of);
  const reasons = points.map((point) => reasonText(line.why?.(point)));
  const said = [...new Set(reasons.filter((reason) => reason !== undefined))];
  if (values.every((value) => value === null))
    return { lines: [], ...(said.length > 0 ? { note: `无${line.name}：${said.join('、')}` } : {}) };
  return { lines: [{ name: line.name, unit: 'percent', values, ...(line.why ? { reasons } : {}) }] };
}

/** A line for each measure that has a value: banks have no gross margin. Null where none has. */
export function lines<Point>(
  { points, asOf }: Series<Point>,
  subject: Subject,
  measures: readonly (Measure<Point> & { readonly unit: UnitId })[],
): LineSpec | null {
  const series = measures
    .map(({ name, unit, of }) => ({ name, unit, values: points.map(of) }))
    .filter(({ values }) => values.some((value) => value !== null));
  if (series.length === 0) return null;
  return {
    kind: 'line',
    ...subject,
    source: '定期报告',
    asOf,
    labels: points.map(({ reportPeriod }) => reportPeriod),
    series,
  };
}
