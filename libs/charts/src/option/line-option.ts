import type { ChartSeries, LineSpec } from '../chart-spec.ts';
import { lineColours } from '../look/line-colours.ts';
import { baseOption, legend, legendRoom } from './base-option.ts';
import { drawn, figureText } from './drawn.ts';
import type { Drawing } from './drawing.ts';
import { labelAxis } from './axis/label-axis.ts';
import { SMALL_AXES, smallGrid } from './small-layout.ts';
import { textWidth } from './text-width.ts';
import { scaleRoom, unitsOf, valueAxes } from './axis/value-axes.ts';
import { wrapLabel } from './wrap-label.ts';
import { firstOfAxis } from './axis/zero-line.ts';

/** The number of points up to which each has a mark. */
const MARKED_UP_TO = 20;

const WIDTHS = { plain: 1.5, hero: 2, context: 1.1 } as const;

/** Pixels beside the plot for names and values at the ends of lines, and how many characters fit into them. */
const END_ROOM = { wide: 132, narrow: 84 } as const;
const END_WIDTH = { wide: 10, narrow: 6 } as const;
const LETTER = 12;

/**
 * Lines named at their ends; in a narrow window the names are below, unless they are short, and the plot is
 * wider. For a chart across the page they are above it.
 */
export function lineOption(spec: LineSpec, drawing: Drawing): Record<string, unknown> {
  const { labels, series, across = false } = spec;
  const units = unitsOf(series);
  const { small = false } = drawing;
  const named = !small && !across && (!drawing.narrow || spec.named === true) && units.length < 2;
  const below = !small && !across && !named && series.length > 1;
  const room = drawing.narrow ? 'narrow' : 'wide';
  const ends = series.map((one) => endText(one, END_WIDTH[room], drawing.narrow && series.length === 1));
  const axes = valueAxes(series, { ...drawing, fitted: spec.fitted ?? false, ...(small ? SMALL_AXES : {}) });
  const zero = firstOfAxis(series, axes, drawing.tokens);
  const colours = lineColours(series, drawing.tokens);
  return {
    ...baseOption(spec, drawing),
    ...(below ? { legend: namedLegend(series, drawing) } : {}),
    ...(across ? { legend: wholeLegend(series, drawing) } : {}),
    grid: small
      ? smallGrid(units.length)
      : {
          left: scaleRoom(axes[0]),
          right: named ? endRoom(ends, room) : units.length > 1 ? scaleRoom(axes[1]) : 24,
          top: across ? namesRoom(series) : 28,
          bottom: below ? belowRoom(series, drawing.width) : 24,
        },
    xAxis: { ...labelAxis(labels, drawing), boundaryGap: labels.length <= MARKED_UP_TO },
    yAxis: axes,
    series: series.map((one, at) => ({
      ...plainLine(one, colours[at]?.line ?? ''),
      yAxisIndex: units.indexOf(one.unit),
      ...zero(one),
      ...(small ? { showSymbol: isAlone(labels) } : {}),
      ...(named
        ? {
            endLabel: endLabel(ends[at] ?? '', colours[at]?.ink ?? ''),
            labelLayout: { moveOverlap: 'shiftY' },
          }
        : {}),
    })),
  };
}

/** Names below the plot with their last known values. */
function namedLegend(series: readonly ChartSeries[], drawing: Drawing): Record<string, unknown> {
  const texts = new Map(series.map((one) => [one.name, belowText(one)]));
  return legend([...texts.keys()], drawing, 'bottom', (name) => texts.get(name) ?? name);
}

/** The characters of a name below the plot that stay in one line: they have the width of the plot, not of its side. */
const WHOLE_BELOW = 8;

const belowText = (one: ChartSeries): string => `${belowName(one)}  ${lastText(one)}`;

const belowName = ({ name }: ChartSeries): string =>
  textWidth(name) <= WHOLE_BELOW ? name : wrapLabel(name);

/** The height of the labels and the rows of names below the plot. */
const belowRoom = (series: readonly ChartSeries[], width: number): number =>
  legendRoom(series.map(belowName)) + ROW_HEIGHT * (rowsOf(series.map(belowText), width) - 1);

/** A legend of each name in full with its last known value. */
function wholeLegend(series: readonly ChartSeries[], drawing: Drawing): Record<string, unknown> {
  const texts = new Map(series.map((one) => [one.name, `${one.name}  ${lastText(one)}`]));
  return {
    ...legend([...texts.keys()], drawing, 'top'),
    formatter: (name: string) => texts.get(name) ?? name,
  };
}

/** The width of a name beside its letters, the least width of a row of names across the page, and the height of a row. */
const NAME_ROOM = 28;
const ROW_WIDTH = 1000;
const ROW_HEIGHT = 30;

/** The rows that these texts of a legend take in `width` pixels. */
function rowsOf(texts: readonly string[], width: number): number {
  let rows = 1;
  let used = 0;
  for (const text of texts) {
    const wide = widestLine(text) * LETTER + NAME_ROOM;
    if (used > 0 && used + wide > width) [rows, used] = [rows + 1, 0];
    used += wide;
  }
  return rows;
}

/** The height of the rows of names above the plot, and half a label of its axis. */
const namesRoom = (series: readonly ChartSeries[]): number =>
  12 +
  ROW_HEIGHT *
    rowsOf(
      series.map((one) => `${one.name}  ${lastText(one)}`),
      ROW_WIDTH,
    );

/** One point has no line: its mark is all that is seen of it. */
export const isAlone = (labels: readonly string[]): boolean => labels.length === 1;

/** The last known value of a series, with its unit. */
export const lastText = (series: ChartSeries): string =>
  figureText(series.values.findLast((value) => value !== null) ?? null, series);

/** A thin line through the known values. */
export function plainLine(
  { name, unit, values, look, filled }: ChartSeries,
  colour: string,
): Record<string, unknown> {
  return {
    type: 'line',
    name,
    data: values.map((value) => drawn(value, unit)),
    showSymbol: values.length <= MARKED_UP_TO,
    symbolSize: 5,
    lineStyle: { width: WIDTHS[look ?? 'plain'] },
    itemStyle: { color: colour },
    ...(look === 'hero' ? { z: 3 } : {}),
    ...(filled ? { areaStyle: { opacity: 0.12 } } : {}),
  };
}

/** Its name and last known value; the value below a name that leaves it no room, or `alone` under a title that says it. */
function endText(series: ChartSeries, most: number, alone: boolean): string {
  const value = lastText(series);
  if (alone) return value;
  const name = wrapLabel(series.name);
  const beside = `${name}  ${value}`;
  return widestLine(beside) <= most ? beside : `${name}\n${value}`;
}

/** Where the line ends. */
const endLabel = (text: string, color: string): Record<string, unknown> => ({
  show: true,
  color,
  lineHeight: 16,
  formatter: text,
});

/** The width of such labels at the right: the same for all charts, so that charts below one another align. */
const endRoom = (texts: readonly string[], room: keyof typeof END_ROOM): number =>
  Math.max(
    END_ROOM[room],
    Math.ceil(Math.max(...texts.map(widestLine)) * LETTER) + END_ROOM[room] - END_WIDTH[room] * LETTER,
  );

const widestLine = (text: string): number => Math.max(...text.split('\n').map(textWidth));
