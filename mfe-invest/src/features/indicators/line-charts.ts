import type { LineSpec } from '@console/charts';
import type { OutputOf } from '@console/contract-core';
import type { investEntries } from '@console/contract-invest';
import { linePanels } from './line-panels.ts';

export type Line = OutputOf<typeof investEntries.indicatorLines>['lines'][number];

export interface LinesAbout {
  /** The subject's name: 贵州茅台 600519, 全市场中位数. */
  readonly subject: string;
  readonly asOf: string | null;
}

export const LINES_TITLE = '指标走势';
export const LINES_SOURCE = '行情与定期报告';

/**
 * Lines as charts over the same days: one for each unit, and for each magnitude of it, so that no line is
 * read off another's axis. A day without a value is a gap; a value of a report is repeated for every day on
 * which it is the latest.
 */
export function lineCharts(lines: readonly Line[], about: LinesAbout): readonly LineSpec[] {
  const known = lines.filter(hasValue);
  const { days, values } = alignLines(known);
  const aligned = known.map((line, at) => ({ ...line, values: values[at] ?? [] }));
  return linePanels(aligned).map(({ unit, lines: drawn }): LineSpec => ({
    kind: 'line',
    title: `${drawn.map(({ name }) => name).join('、')} 走势`,
    ...about,
    source: LINES_SOURCE,
    ...(drawn.some(({ frequency }) => frequency === 'quarterly') ? { note: '季频指标自公告日起沿用' } : {}),
    labels: days,
    fitted: true,
    series: drawn.map(({ name, values: figures }) => ({ name, unit, values: figures })),
  }));
}

/** Names of the lines without a value in these days. */
export const blankLines = (lines: readonly Line[]): readonly string[] =>
  lines.filter((line) => !hasValue(line)).map(({ name }) => name);

/** Lines over the days of all of them, oldest first. */
export function alignLines(lines: readonly Line[]): {
  readonly days: readonly string[];
  readonly values: readonly (readonly (number | null)[])[];
} {
  const days = [...new Set(lines.flatMap(({ points }) => points.map(({ date }) => date)))].sort();
  return { days, values: lines.map((line) => valuesOn(days, line)) };
}

const hasValue = ({ points }: Line): boolean => points.some(({ value }) => value !== null);

function valuesOn(days: readonly string[], { points }: Line): (number | null)[] {
  const known = new Map(points.map(({ date, value }) => [date, value]));
  return days.map((day) => known.get(day) ?? null);
}
