import { EMPTY } from '@console/contract-core';
import type { TreemapSpec } from '../chart-spec.ts';
import { turn } from '../look/chart-tokens.ts';
import { mixed } from '../look/mixed.ts';
import { figuresOf } from '../words/figures-of.ts';
import { tooltipHtml } from '../words/tooltip-html.ts';
import { baseOption } from './base-option.ts';
import { drawn, figureText } from './drawn.ts';
import type { Drawing } from './drawing.ts';

/** The most of a market colour in a tile: more would make its name hard to read. */
const FULL = 0.45;

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
        label: { color: tokens.text, fontSize: 12, lineHeight: 16, overflow: 'truncate' },
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
