import { formatNumber } from '@console/contract-core';
import type { ChartSeries, LineSpec } from '../chart-spec.ts';
import { turn } from '../look/chart-tokens.ts';
import { labelAxis, unitsOf, valueAxis } from './axes.ts';
import { baseOption, legend } from './base-option.ts';
import { drawn } from './drawn.ts';
import type { Drawing } from './drawing.ts';
import { wrapLabel } from './wrap-label.ts';

/** Above so many points a mark on each is only ink. */
const MARKED_UP_TO = 20;

/** Lines named at their ends; in a narrow window the names stand below and leave the plot their room. */
export function lineOption(spec: LineSpec, drawing: Drawing): Record<string, unknown> {
  const { labels, series } = spec;
  const units = unitsOf(series);
  const named = !drawing.narrow && units.length < 2;
  const names = series.map(({ name }) => name);
  return {
    ...baseOption(spec, drawing),
    ...(named || series.length === 1 ? {} : { legend: legend(names, drawing, 'bottom') }),
    grid: {
      left: 64,
      right: named ? 108 : units.length > 1 ? 64 : 24,
      top: 28,
      bottom: named || series.length === 1 ? 24 : 48,
    },
    xAxis: { ...labelAxis(labels, drawing), boundaryGap: labels.length <= MARKED_UP_TO },
    yAxis: units.map((unit, at) =>
      valueAxis(
        unit,
        series.filter((one) => one.unit === unit).flatMap(({ values }) => values),
        { ...drawing, right: at > 0 },
      ),
    ),
    series: series.map((one, at) => ({
      ...plainLine(one, at, drawing),
      yAxisIndex: units.indexOf(one.unit),
      ...(named ? { endLabel: endLabel(one, at, drawing), labelLayout: { moveOverlap: 'shiftY' } } : {}),
    })),
  };
}

/** A thin line through the known values, in the colour of its place. */
export function plainLine(
  { name, unit, values }: ChartSeries,
  at: number,
  { tokens }: Pick<Drawing, 'tokens'>,
): Record<string, unknown> {
  return {
    type: 'line',
    name,
    data: values.map((value) => drawn(value, unit)),
    showSymbol: values.length <= MARKED_UP_TO,
    symbolSize: 5,
    lineStyle: { width: 1.5 },
    itemStyle: { color: turn(tokens.series, at) },
  };
}

/** Its name and last known value, where it ends. */
function endLabel(
  { name, unit, values }: ChartSeries,
  at: number,
  { tokens }: Drawing,
): Record<string, unknown> {
  const last = values.findLast((value) => value !== null) ?? null;
  return {
    show: true,
    color: turn(tokens.ink, at),
    lineHeight: 16,
    formatter: `${wrapLabel(name)}  ${formatNumber(last, { unit })}`,
  };
}
