import type { HistogramSpec } from '../chart-spec.ts';
import { turn } from '../look/chart-tokens.ts';
import { binDecimals } from '../words/bin-decimals.ts';
import { baseOption } from './base-option.ts';
import { drawn, plainText, tickText } from './drawn.ts';
import type { Drawing } from './drawing.ts';
import type { Pen } from './error-bars.ts';
import { roundBounds, type RoundBounds } from './axis/round-bounds.ts';

/** A bar for each bin as wide as it is, over an axis with round ticks, and the median as a dashed line. */
export function histogramOption(spec: HistogramSpec, drawing: Drawing): Record<string, unknown> {
  const { tokens } = drawing;
  const bounds = roundBounds(
    spec.bins.flatMap(({ from, to }) => [drawn(from, spec.unit), drawn(to, spec.unit)]),
  );
  const label = { color: tokens.text3, hideOverlap: true };
  return {
    ...baseOption(spec, drawing),
    grid: { left: 48, right: 24, top: 20, bottom: 20 },
    xAxis: {
      type: 'value',
      min: bounds.min,
      max: bounds.max,
      interval: bounds.interval,
      axisLine: { show: true, onZero: false, lineStyle: { color: tokens.border } },
      axisTick: { show: false },
      axisLabel: { ...label, margin: 6, formatter: (value: number) => shortTick(value, bounds.decimals) },
      splitLine: { show: false },
    },
    yAxis: {
      type: 'value',
      min: 0,
      minInterval: 1,
      splitNumber: 4,
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { ...label, formatter: (value: number) => tickText(value, 'integer', 0) },
      splitLine: { lineStyle: { color: tokens.grid } },
    },
    series: [
      {
        type: 'custom',
        name: spec.counted,
        data: placesOf(spec, bounds),
        encode: { x: [0, 1], y: 2 },
        renderItem: (_: unknown, pen: Pen) => bar(pen, turn(tokens.series, 1)),
        markLine: medianLine(spec, drawing),
      },
    ],
  };
}

/** Both ends as drawn, and the count. A single value has no width: its bar takes a fifth of the axis. */
function placesOf({ bins, unit }: HistogramSpec, { min, max }: RoundBounds): readonly (readonly number[])[] {
  return bins.map(({ from, to, count }) => {
    const [left, right] = [drawn(from, unit) ?? 0, drawn(to, unit) ?? 0];
    const aside = left === right ? (max - min) / 10 : 0;
    return [left - aside, right + aside, count];
  });
}

/** One pixel from the next, and never thinner than one. */
function bar(pen: Pen, colour: string): Record<string, unknown> {
  const [left, top] = pen.coord([pen.value(0), pen.value(2)]);
  const [right, bottom] = pen.coord([pen.value(1), 0]);
  return {
    type: 'rect',
    shape: { x: left + 0.5, y: top, width: Math.max(1, right - left - 1), height: bottom - top },
    style: { fill: colour },
  };
}

const medianLine = (spec: HistogramSpec, { tokens }: Drawing): Record<string, unknown> => ({
  silent: true,
  symbol: 'none',
  lineStyle: { color: tokens.text, type: 'dashed', width: 1 },
  label: {
    color: tokens.text2,
    formatter: `中位 ${plainText(spec.median, { unit: spec.unit, decimals: binDecimals(spec) })}`,
  },
  data: [{ xAxis: drawn(spec.median, spec.unit) }],
});

/** 20, 0.05, 1.2e9 as 12 亿: figures without a unit may be of any size. */
function shortTick(value: number, decimals: number): string {
  const size = Math.abs(value);
  if (size >= 1e8) return `${tickText(value / 1e8, 'number', decimalsOf(value / 1e8))} 亿`;
  if (size >= 1e4) return `${tickText(value / 1e4, 'number', decimalsOf(value / 1e4))} 万`;
  return tickText(value, 'number', decimals);
}

const decimalsOf = (value: number): number => String(Number(value.toPrecision(4))).split('.')[1]?.length ?? 0;
