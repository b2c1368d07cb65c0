import type { ChartSeries } from '../chart-spec.ts';
import type { ChartTokens } from '../look/chart-tokens.ts';
import { BAR_GAP, BAR_LAYOUT } from './bar-layout.ts';
import { drawn } from './drawn.ts';

/** Half of a whisker's cap. */
const CAP = 3;

export interface ErrorBarsPlace {
  /** Which of the bars over a label, and of how many. */
  readonly at: number;
  readonly of: number;
  /** The value axis it is measured by. */
  readonly axis: number;
  readonly tokens: ChartTokens;
}

/** The library's interface for custom drawing. */
export interface Pen {
  value(dimension: number): number;
  coord(place: readonly [number, number]): readonly [number, number];
  barLayout(rule: Readonly<Record<string, unknown>>): readonly { readonly offsetCenter: number }[];
}

/** A whisker on each bar of a series, a standard error to both sides: one pixel, with caps. */
export function errorBars(series: ChartSeries, place: ErrorBarsPlace): Record<string, unknown> {
  const { at, of, axis, tokens } = place;
  return {
    type: 'custom',
    name: series.name,
    yAxisIndex: axis,
    silent: true,
    z: 4,
    data: endsOf(series),
    encode: { x: 0, y: [1, 2] },
    renderItem: (_: unknown, pen: Pen) => {
      const bars = pen.barLayout({ ...BAR_LAYOUT, barGap: BAR_GAP, count: of });
      return whisker(pen, bars[at]?.offsetCenter ?? 0, tokens.text);
    },
  };
}

/** Place of the label, lower and upper end as drawn; nothing where value or error is missing. */
function endsOf({ unit, values, errors = [] }: ChartSeries): readonly (readonly number[])[] {
  return values.flatMap((value, at) => {
    const error = errors[at] ?? null;
    if (value === null || error === null) return [];
    const [low, high] = [drawn(value - error, unit), drawn(value + error, unit)];
    return low === null || high === null ? [] : [[at, low, high]];
  });
}

function whisker(pen: Pen, offset: number, colour: string): Record<string, unknown> {
  const [left, low] = pen.coord([pen.value(0), pen.value(1)]);
  const [, high] = pen.coord([pen.value(0), pen.value(2)]);
  const x = left + offset;
  const line = (x1: number, y1: number, x2: number, y2: number): Record<string, unknown> => ({
    type: 'line',
    shape: { x1, y1, x2, y2 },
    style: { stroke: colour, fill: 'none', lineWidth: 1 },
  });
  return {
    type: 'group',
    children: [line(x, low, x, high), line(x - CAP, low, x + CAP, low), line(x - CAP, high, x + CAP, high)],
  };
}
