import { missingText, type ChartColumn, type ChartEntry, type OutputOf } from '@console/contract-core';
import type { BarLineSpec, ChartSeries, LineSpec } from './chart-spec.ts';

type Point = Readonly<Record<string, unknown>>;

/** An answer in any form: its points, and its further fields. */
interface Answer {
  readonly points: readonly Point[];
  readonly said: Point;
}

/**
 * The spec of a chart entry's answer for `subject` (贵州茅台 600519): bars and lines, or lines alone. Null where
 * there is nothing to draw.
 */
export function entrySpec<E extends ChartEntry>(
  entry: E,
  answer: OutputOf<E>,
  subject: string,
): BarLineSpec | LineSpec | null {
  const { points, said } = readAnswer(answer);
  const labels = points.map((point) => String(point[entry.over.key]));
  const bars = entry.bars.flatMap((column) => seriesOf(column, { points, said }));
  const lines = entry.lines.flatMap((column) => seriesOf(column, { points, said }));
  const shown = (series: ChartSeries): boolean => entry.sparse !== true || hasFigures(series);
  if (labels.length === 0 || ![...bars, ...lines].some(shown)) return null;
  const gone = [...bars, ...lines].filter((series) => !shown(series)).flatMap(reasonOfNone);
  const note = [...(entry.note === undefined ? [] : [entry.note]), ...gone].join('，');
  const spec = {
    title: entry.title,
    subject,
    source: entry.source,
    asOf: entry.form === 'dated' ? textOf(said['asOf']) : (labels.at(-1) ?? null),
    ...(note === '' ? {} : { note }),
    over: entry.over.title,
    labels,
  };
  return entry.bars.length > 0
    ? { kind: 'bar-line', ...spec, bars: bars.filter(shown), lines: lines.filter(shown) }
    : { kind: 'line', ...spec, series: lines.filter(shown) };
}

function readAnswer(answer: unknown): Answer {
  if (Array.isArray(answer)) return { points: answer as readonly Point[], said: {} };
  const said = answer as Point;
  return { points: said['points'] as readonly Point[], said };
}

/** The figures of a column; none where its title wants a field that the answer leaves null. */
function seriesOf({ key, title, unit, why }: ChartColumn, { points, said }: Answer): readonly ChartSeries[] {
  const [, field] = /\{(\w+)\}/.exec(title) ?? [];
  const word = field === undefined ? '' : textOf(said[field]);
  if (word === null) return [];
  const reasons = why ? { reasons: points.map((point) => missingText(point, key)) } : {};
  const values = points.map((point) => point[key] as number | null);
  return [{ name: title.replace(/\{\w+\}/, word), unit, values, ...reasons }];
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const hasFigures = ({ values }: ChartSeries): boolean => values.some((value) => value !== null);

/** 无同比：基数为负 */
function reasonOfNone({ name, reasons = [] }: ChartSeries): readonly string[] {
  const known = [...new Set(reasons.filter((reason) => reason !== undefined))];
  return known.length === 0 ? [] : [`无${name}：${known.join('、')}`];
}
