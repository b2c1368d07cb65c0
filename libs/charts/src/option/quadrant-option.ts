import type { QuadrantSpec } from '../chart-spec.ts';
import { turn } from '../look/chart-tokens.ts';
import { baseOption } from './base-option.ts';
import { drawn, tickText } from './drawn.ts';
import type { Drawing } from './drawing.ts';

/** The room beyond the outermost point, as a share of its distance from the centre. */
const ROOM = 1.15;
/** The least distance from the centre to an end, in drawn units. */
const LEAST = 1;

/** Points around a centre that is in the middle of the plot, with the names of the quadrants in its corners. */
export function quadrantOption(spec: QuadrantSpec, drawing: Drawing): Record<string, unknown> {
  const { tokens } = drawing;
  const { points, x, y, centre } = spec;
  return {
    ...baseOption(spec, drawing),
    grid: { left: 48, right: 24, top: 16, bottom: 40 },
    xAxis: { ...axis(spec, 'x', drawing), nameLocation: 'middle', nameGap: 24 },
    yAxis: { ...axis(spec, 'y', drawing), nameLocation: 'middle', nameGap: 36 },
    series: [
      {
        type: 'scatter',
        symbolSize: 9,
        itemStyle: { color: turn(tokens.series, 0) },
        data: points.map((point) => ({
          key: point.key,
          name: point.name,
          value: [drawn(point.x, x.unit), drawn(point.y, y.unit)],
        })),
        label: {
          show: true,
          position: 'right',
          color: tokens.text2,
          fontSize: 11,
          formatter: ({ name }: { readonly name: string }) => name,
        },
        labelLayout: { hideOverlap: true },
        markLine: {
          silent: true,
          symbol: 'none',
          label: { show: false },
          lineStyle: { color: tokens.text3, type: 'dashed', width: 1 },
          data: [{ xAxis: drawn(centre, x.unit) }, { yAxis: drawn(centre, y.unit) }],
        },
      },
    ],
    graphic: corners(spec, drawing),
  };
}

function axis(spec: QuadrantSpec, side: 'x' | 'y', { tokens }: Drawing): Record<string, unknown> {
  const { name, unit } = spec[side];
  const middle = drawn(spec.centre, unit) ?? 0;
  const far = Math.max(
    LEAST,
    ...spec.points.map((point) => Math.abs((drawn(point[side], unit) ?? middle) - middle)),
  );
  const end = Math.ceil(far * ROOM * 2) / 2;
  return {
    type: 'value',
    name,
    nameTextStyle: { color: tokens.text2 },
    min: middle - end,
    max: middle + end,
    interval: end / 2,
    axisLine: { lineStyle: { color: tokens.border } },
    axisTick: { show: false },
    axisLabel: { color: tokens.text3, formatter: (value: number) => tickText(value, unit, 1) },
    splitLine: { lineStyle: { color: tokens.grid } },
  };
}

function corners({ quadrants }: QuadrantSpec, { tokens }: Drawing): readonly Record<string, unknown>[] {
  const places = [
    { right: 32, top: 20 },
    { right: 32, bottom: 48 },
    { left: 56, bottom: 48 },
    { left: 56, top: 20 },
  ];
  return quadrants.map((text, at) => ({
    type: 'text',
    silent: true,
    ...places[at],
    style: { text, fill: tokens.text3, fontSize: 12 },
  }));
}
