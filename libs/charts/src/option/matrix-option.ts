import type { MatrixSpec } from '../chart-spec.ts';
import { turn } from '../look/chart-tokens.ts';
import { mixed } from '../look/mixed.ts';
import { figuresOf } from '../words/figures-of.ts';
import { tooltipHtml } from '../words/tooltip-html.ts';
import { baseOption } from './base-option.ts';
import { figureText } from './drawn.ts';
import type { Drawing } from './drawing.ts';

/** The most of a colour in a square; less where a figure is written on it. */
const FULL = { bare: 0.9, written: 0.45 } as const;
/** The most items whose figures have room in their squares, and whose names have room below the plot. */
const MOST_WRITTEN = 14;
const MOST_NAMED = 20;
/** The room for the names beside and below the plot, in pixels, and how much of it a name may take. */
const NAMES = { left: 136, bottom: 92 } as const;
const NAME_WIDTH = 124;
const EDGE = 8;

/** The library's interface for custom drawing. */
interface Pen {
  value(dimension: number): number;
  coord(place: readonly [number, number]): readonly [number, number];
  size(cells: readonly [number, number]): readonly [number, number];
}

/** The argument of echarts for a tooltip of a square. */
interface Pointed {
  readonly value?: readonly number[];
}

/** Squares from amber for low over none to navy for high, with a frame around each group of neighbours. */
export function matrixOption(spec: MatrixSpec, drawing: Drawing): Record<string, unknown> {
  const { tokens } = drawing;
  const { items } = spec;
  const base = baseOption(spec, drawing);
  const names = items.map(({ name }) => name);
  const isNamed = items.length <= MOST_NAMED;
  return {
    ...base,
    tooltip: {
      ...(base['tooltip'] as object),
      formatter: ({ value }: Pointed) => tipOf(spec, value),
    },
    grid: {
      left: NAMES.left,
      right: EDGE,
      top: EDGE,
      bottom: isNamed ? NAMES.bottom : EDGE,
      outerBoundsMode: 'none',
    },
    xAxis: axisOf(names, drawing, { show: isNamed, rotate: 45 }),
    yAxis: { ...axisOf(names, drawing, { show: true }), inverse: true },
    series: [
      {
        type: 'custom',
        data: items.flatMap(({ key }, row) =>
          items.map((_, column) => ({ key, value: [column, row, spec.cells[row]?.[column] ?? NaN] })),
        ),
        encode: { x: 0, y: 1 },
        renderItem: (_: unknown, pen: Pen) => square(pen, spec, drawing),
      },
      {
        type: 'custom',
        silent: true,
        data: groupsOf(items),
        encode: { x: [0, 1], y: [0, 1] },
        renderItem: (_: unknown, pen: Pen) => frame(pen, tokens.text2),
      },
    ],
  };
}

/** The colour of a value: none in the middle, full at the ends and beyond; grey where there is no value. */
export function squareColour(
  value: number | null,
  { ends: [low, high], items }: Pick<MatrixSpec, 'ends' | 'items'>,
  { tokens }: Pick<Drawing, 'tokens'>,
): string {
  if (value === null) return tokens.grid;
  const middle = (low + high) / 2;
  const place = high > low ? Math.max(-1, Math.min(1, (value - middle) / (high - middle))) : 0;
  const full = items.length <= MOST_WRITTEN ? FULL.written : FULL.bare;
  return mixed(tokens.container, turn(tokens.series, place < 0 ? 2 : 0), Math.abs(place) * full);
}

/** The first and last place of each group of more than one neighbour. */
export function groupsOf(items: MatrixSpec['items']): readonly (readonly [first: number, last: number])[] {
  const groups: [number, number][] = [];
  for (const [at, { group }] of items.entries()) {
    const last = groups.at(-1);
    if (last !== undefined && items[last[0]]?.group === group) last[1] = at;
    else groups.push([at, at]);
  }
  return groups.filter(([first, last]) => last > first);
}

function axisOf(
  names: readonly string[],
  { tokens }: Drawing,
  label: { readonly show: boolean; readonly rotate?: number },
): Record<string, unknown> {
  return {
    type: 'category',
    data: names,
    axisTick: { show: false },
    axisLine: { show: false },
    splitLine: { show: false },
    axisLabel: {
      ...label,
      color: tokens.text2,
      fontSize: 11,
      interval: 0,
      hideOverlap: true,
      width: NAME_WIDTH,
      overflow: 'truncate',
    },
  };
}

function tipOf(spec: MatrixSpec, value: readonly number[] | undefined): string {
  const [column = 0, row = -1] = value ?? [];
  const { over, labels, columns } = figuresOf(spec);
  const pair = columns[column];
  return pair === undefined || row < 0 ? '' : tooltipHtml({ over, labels, columns: [pair] }, row);
}

function square(pen: Pen, spec: MatrixSpec, { tokens, width }: Drawing): Record<string, unknown> {
  const given = pen.value(2);
  const value = Number.isNaN(given) ? null : given;
  const [x, y] = pen.coord([pen.value(0), pen.value(1)]);
  const [wide, high] = pen.size([1, 1]);
  const isWritten = spec.items.length <= MOST_WRITTEN && value !== null && width / spec.items.length > 48;
  const rect = {
    type: 'rect',
    shape: { x: x - wide / 2, y: y - high / 2, width: wide, height: high },
    style: { fill: squareColour(value, spec, { tokens }), stroke: tokens.container, lineWidth: 1 },
  };
  if (!isWritten) return rect;
  const text = figureText(value, spec.valued);
  return {
    ...rect,
    textContent: { type: 'text', style: { text, fill: tokens.text, fontSize: 11 } },
    textConfig: { position: 'inside' },
  };
}

function frame(pen: Pen, colour: string): Record<string, unknown> {
  const [first, last] = [pen.value(0), pen.value(1)];
  const [left, top] = pen.coord([first, first]);
  const [right, bottom] = pen.coord([last, last]);
  const [wide, high] = pen.size([1, 1]);
  return {
    type: 'rect',
    shape: {
      x: left - wide / 2,
      y: top - high / 2,
      width: right - left + wide,
      height: bottom - top + high,
    },
    style: { fill: 'none', stroke: colour, lineWidth: 1.5 },
  };
}
