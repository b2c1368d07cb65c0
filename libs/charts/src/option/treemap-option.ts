import { EMPTY } from '@console/contract-core';
import type { TreemapSpec } from '../chart-spec.ts';
import { turn } from '../look/chart-tokens.ts';
import { mixed } from '../look/mixed.ts';
import { figuresOf } from '../words/figures-of.ts';
import { tooltipHtml } from '../words/tooltip-html.ts';
import { baseOption } from './base-option.ts';
import { drawn, figureText } from './drawn.ts';
import type { Drawing } from './drawing.ts';
import { textWidth } from './text-width.ts';

/** The most of a market colour in a tile: more would make its name hard to read. */
const FULL = 0.45;

/** The font size and line height of a tile's label, in pixels. */
const FONT = 12;
const LINE = 16;
/** Room beside a label, on both sides together. */
const ROOM = 6;
/** The width of a character of a figure, in font sizes. */
const DIGIT = 0.65;
/** Far outside the plot. */
const OUTSIDE = -10_000;

/** The argument of echarts for the place of a label. */
interface Placed {
  readonly text: string;
  readonly rect: { readonly width: number; readonly height: number };
}

/** The argument of echarts for a tooltip of a tile. */
interface Pointed {
  readonly data?: { readonly key?: string };
}

/**
 * Tiles with their names and figures, in the colours of rise and fall, or for a figure without a sign from amber for
 * low to navy for high.
 */
export function treemapOption(spec: TreemapSpec, drawing: Drawing): Record<string, unknown> {
  const { tokens } = drawing;
  const { sized, coloured, tiles } = spec;
  const base = baseOption(spec, drawing);
  const figures = figuresOf(spec);
  return {
    ...base,
    tooltip: {
      ...(base['tooltip'] as object),
      // The library counts the whole as a tile, too: the index that it reports is not the tile's.
      formatter: ({ data }: Pointed) => {
        const at = tiles.findIndex(({ key }) => key === data?.key);
        return at < 0 ? '' : tooltipHtml(figures, at);
      },
    },
    series: [
      {
        type: 'treemap',
        roam: false,
        nodeClick: false,
        breadcrumb: { show: false },
        left: 0,
        right: 0,
        top: 0,
        bottom: 0,
        itemStyle: { borderColor: tokens.container, borderWidth: 1, gapWidth: 1 },
        label: { color: tokens.text, fontSize: FONT, lineHeight: LINE, padding: 0 },
        // The library has no other way to leave out a label by the size of its tile.
        labelLayout: (placed: Placed) => (fitsTile(placed) ? {} : { x: OUTSIDE }),
        data: tiles.map(({ key, name, size, value }) => ({
          key,
          name,
          value: drawn(size, sized.unit),
          itemStyle: { color: tileColour(value, spec, drawing) },
          label: { formatter: `${name}\n${value === null ? EMPTY : figureText(value, coloured)}` },
        })),
      },
    ],
  };
}

/**
 * Whether a tile has room for the whole label, or for its name alone: the library leaves out the lines below that have
 * no room. A part of a figure would be another figure.
 */
export function fitsTile({ text, rect }: Placed): boolean {
  const [name = '', figure = ''] = text.split('\n');
  const lines = Math.floor(rect.height / LINE);
  const width = Math.max(textWidth(name), lines > 1 ? figure.length * DIGIT : 0) * FONT;
  return lines > 0 && width + ROOM <= rect.width;
}

/** From the colour of a fall over none to that of a rise; grey where there is no value. */
export function tileColour(
  value: number | null,
  { ends: [low, high], coloured }: Pick<TreemapSpec, 'ends' | 'coloured'>,
  { tokens }: Pick<Drawing, 'tokens'>,
): string {
  if (value === null) return tokens.grid;
  const middle = (low + high) / 2;
  const place = high > low ? Math.max(-1, Math.min(1, (value - middle) / (high - middle))) : 0;
  const [less, more] = coloured.signed
    ? [tokens.down, tokens.up]
    : [turn(tokens.series, 2), turn(tokens.series, 0)];
  return mixed(tokens.container, place < 0 ? less : more, Math.abs(place) * FULL);
}
