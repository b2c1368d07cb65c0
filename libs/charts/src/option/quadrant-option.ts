import type { QuadrantSpec } from '../chart-spec.ts';
import { turn } from '../look/chart-tokens.ts';
import { decimalsOf, roundStep, wholeSteps } from './axis/round-step.ts';
import { baseOption } from './base-option.ts';
import { drawn, tickText } from './drawn.ts';
import type { Drawing } from './drawing.ts';

/** The room beyond the outermost point, as a share of its distance from the centre. */
const ROOM = 1.15;
/** At most so many steps from the centre to an end. */
const STEPS = 3;
/** The least distance from the centre to an end, in drawn units. */
const LEAST = 1;

/** The room around the plot, in pixels. */
const GRID = { left: 64, right: 24, top: 16, bottom: 44 } as const;
/** Between a corner of the plot and the name of its quadrant. */
const INSET = 8;

/** Points around a centre that is in the middle of the plot, with the names of the quadrants in its corners. */
export function quadrantOption(spec: QuadrantSpec, drawing: Drawing): Record<string, unknown> {
  const { tokens } = drawing;
  const { points, x, y, centre } = spec;
  return {
    ...baseOption(spec, drawing),
    // Not moved by the library: the names of the quadrants stand in its corners.
    grid: { ...GRID, outerBoundsMode: 'none' },
    xAxis: { ...axis(spec, 'x', drawing), nameLocation: 'middle', nameGap: 24 },
    yAxis: { ...axis(spec, 'y', drawing), nameLocation: 'middle', nameGap: 44 },
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
  const interval = roundStep(0, far * ROOM, { steps: STEPS });
  const end = wholeSteps(far * ROOM, interval, Math.ceil);
  return {
    type: 'value',
    name,
    nameTextStyle: { color: tokens.text2 },
    min: middle - end,
    max: middle + end,
    interval,
    axisLine: { lineStyle: { color: tokens.border } },
    axisTick: { show: false },
    axisLabel: {
      color: tokens.text3,
      formatter: (value: number) => tickText(value, unit, decimalsOf(interval)),
    },
    splitLine: { lineStyle: { color: tokens.grid } },
  };
}

function corners({ quadrants }: QuadrantSpec, { tokens }: Drawing): readonly Record<string, unknown>[] {
  const { left, right, top, bottom } = GRID;
  const places = [
    { right: right + INSET, top: top + INSET },
    { right: right + INSET, bottom: bottom + INSET },
    { left: left + INSET, bottom: bottom + INSET },
    { left: left + INSET, top: top + INSET },
  ];
  return quadrants.map((text, at) => ({
    type: 'text',
    silent: true,
    ...places[at],
    style: { text, fill: tokens.text3, fontSize: 12 },
  }));
}
