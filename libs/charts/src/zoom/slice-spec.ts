import type { ChartSeries, ChartSpec } from '../chart-spec.ts';
import type { LabelRange } from './label-range.ts';

/** The part of a spec over a range of its labels; a spec without labels is whole. */
export function sliceSpec(spec: ChartSpec, { first, end }: LabelRange): ChartSpec {
  if (!('labels' in spec) || (first === 0 && end >= spec.labels.length)) return spec;
  const labels = spec.labels.slice(first, end);
  const part = (series: ChartSeries): ChartSeries => ({
    ...series,
    values: series.values.slice(first, end),
    ...(series.reasons ? { reasons: series.reasons.slice(first, end) } : {}),
    ...(series.errors ? { errors: series.errors.slice(first, end) } : {}),
  });
  switch (spec.kind) {
    case 'line':
      return { ...spec, labels, series: spec.series.map(part) };
    case 'bar-line':
      return { ...spec, labels, bars: spec.bars.map(part), lines: spec.lines.map(part) };
    case 'band':
      return { ...spec, labels, series: part(spec.series) };
    case 'candle': {
      const shown = new Set(labels);
      const events = spec.events.filter(({ label }) => shown.has(label));
      return { ...spec, labels, bars: spec.bars.slice(first, end), lines: spec.lines.map(part), events };
    }
  }
}
