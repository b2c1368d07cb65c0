import type { BandLevels, BandSpec } from '../chart-spec.ts';
import { turn } from '../look/chart-tokens.ts';
import { baseOption } from './base-option.ts';
import { drawn, figureText } from './drawn.ts';
import type { Drawing } from './drawing.ts';
import { labelAxis } from './axis/label-axis.ts';
import { plainLine } from './line-option.ts';
import { valueAxes } from './axis/value-axes.ts';

const LEVELS: readonly (readonly [name: string, key: keyof BandLevels])[] = [
  ['最大', 'max'],
  ['75%', 'upper'],
  ['中位', 'median'],
  ['25%', 'lower'],
  ['最小', 'min'],
];

/** A line within its percentiles: the middle half shaded, the median solid, the others dashed, named right. */
export function bandOption(spec: BandSpec, drawing: Drawing): Record<string, unknown> {
  const { labels, series, levels } = spec;
  const { unit } = series;
  const { narrow, tokens } = drawing;
  const [first, last] = [0, Math.max(0, labels.length - 1)];
  return {
    ...baseOption(spec, drawing),
    grid: { left: 56, right: narrow ? 96 : 112, top: 28, bottom: 24 },
    xAxis: { ...labelAxis(labels, drawing), boundaryGap: false },
    yAxis: valueAxes([{ unit, values: [...series.values, ...Object.values<number>({ ...levels })] }], {
      tokens,
    }),
    series: [
      {
        ...plainLine(series, turn(tokens.series, 0)),
        showSymbol: false,
        markArea: {
          silent: true,
          itemStyle: { color: turn(tokens.series, 0), opacity: 0.1 },
          data: [[{ yAxis: drawn(levels.lower, unit) }, { yAxis: drawn(levels.upper, unit) }]],
        },
      },
      ...LEVELS.map(([name, key]) => ({
        type: 'line',
        name,
        silent: true,
        showSymbol: false,
        data: [
          [first, drawn(levels[key], unit)],
          [last, drawn(levels[key], unit)],
        ],
        lineStyle: { width: 1, type: key === 'median' ? 'solid' : 'dashed' },
        itemStyle: { color: tokens.text3 },
        endLabel: {
          show: true,
          color: key === 'median' ? tokens.text : tokens.text2,
          lineHeight: 16,
          formatter: `${name}  ${figureText(levels[key], { unit })}`,
        },
        labelLayout: { moveOverlap: 'shiftY' },
      })),
    ],
  };
}
