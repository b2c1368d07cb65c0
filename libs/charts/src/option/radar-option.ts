import type { RadarSpec } from '../chart-spec.ts';
import { turn } from '../look/chart-tokens.ts';
import { figuresOf } from '../words/figures-of.ts';
import { tooltipHtml } from '../words/tooltip-html.ts';
import { baseOption } from './base-option.ts';
import { drawn, plainText } from './drawn.ts';
import type { Drawing } from './drawing.ts';
import { nameLines } from './name-lines.ts';

/** A share of half the frame's smaller side: names are written around it. */
const RADIUS = 0.66;
const RINGS = 4;
const MARK = 3;
/** With more axes than this their names have room for one line each. */
const MOST_TALL = 10;
const MOST_LINES = 3;

/** A shape over polygon rings, each axis named with its figure; the comparison is a dashed ring. */
export function radarOption(spec: RadarSpec, drawing: Drawing): Record<string, unknown> {
  const { axes, series, ring } = spec;
  const { tokens } = drawing;
  const end = drawn(spec.end, series.unit);
  const colour = turn(tokens.series, 1);
  const base = baseOption(spec, drawing);
  const line = { lineStyle: { color: tokens.border } };
  return {
    ...base,
    tooltip: { ...(base['tooltip'] as object), formatter: () => wholeTooltip(spec) },
    radar: {
      radius: `${RADIUS * 100}%`,
      clockwise: true,
      splitNumber: RINGS,
      splitArea: { show: false },
      splitLine: line,
      axisLine: line,
      axisNameGap: 14,
      axisName: { color: tokens.text2, fontSize: 12, lineHeight: 15 },
      indicator: axes.map((_, at) => ({ name: axisText(spec, at), min: 0, max: end })),
    },
    series: [
      {
        type: 'radar',
        symbol: 'none',
        data: [
          {
            value: axes.map(() => drawn(ring, series.unit)),
            lineStyle: { color: tokens.text3, type: 'dashed', width: 1 },
          },
          {
            value: series.values.map((value) => drawn(value, series.unit) ?? 0),
            lineStyle: { color: colour, width: 1.8 },
            areaStyle: { color: colour, opacity: 0.16 },
          },
        ],
      },
      marks(spec, colour),
    ],
  };
}

/** The name of an axis in lines, its figure behind the last. */
function axisText({ axes, series }: RadarSpec, at: number): string {
  const lines = nameLines(axes[at] ?? '', axes.length > MOST_TALL ? 1 : MOST_LINES);
  return `${lines.join('\n')} ${plainText(series.values[at] ?? null, { unit: series.unit, decimals: 0 })}`;
}

/** All axes at once: the pointer is over the shape, not over one of them. */
function wholeTooltip(spec: RadarSpec): string {
  const { labels } = figuresOf(spec);
  const columns = labels.map((name, at) => ({
    ...spec.series,
    name,
    values: [spec.series.values[at] ?? null],
  }));
  return tooltipHtml({ over: spec.over, labels: [spec.series.name], columns }, 0);
}

/** The frame as seen by custom drawing. */
interface Frame {
  value(dimension: number): number;
  getWidth(): number;
  getHeight(): number;
}

/** A dot on each axis with a figure: the library would mark a missing one at the centre. */
const marks = ({ axes, series, end }: RadarSpec, colour: string): Record<string, unknown> => ({
  type: 'custom',
  coordinateSystem: 'none',
  silent: true,
  z: 3,
  data: series.values.flatMap((value, at) => (value === null ? [] : [[at, value / end]])),
  renderItem: (_: unknown, frame: Frame) => {
    const [width, height] = [frame.getWidth(), frame.getHeight()];
    const angle = (2 * Math.PI * frame.value(0)) / axes.length - Math.PI / 2;
    const length = frame.value(1) * RADIUS * (Math.min(width, height) / 2);
    return {
      type: 'circle',
      shape: { cx: width / 2 + length * Math.cos(angle), cy: height / 2 + length * Math.sin(angle), r: MARK },
      style: { fill: colour },
    };
  },
});
