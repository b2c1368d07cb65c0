import { formatNumber } from '@console/contract-core';
import type { CandleBar, CandleSpec, ChartSeries } from '../chart-spec.ts';
import { TINTS, turn, type ChartTokens } from '../look/chart-tokens.ts';
import { VOLUME_UNIT } from '../words/figures-of.ts';
import { baseOption, legend } from './base-option.ts';
import { drawn, plainText } from './drawn.ts';
import type { Drawing } from './drawing.ts';
import { EVENT_SERIES, flagGroups, type FlagGroup } from './flag-groups.ts';
import { labelAxis } from './axis/label-axis.ts';
import { valueAxes } from './axis/value-axes.ts';

/** From the bottom: labels, volume, the lane of events; the rest is the prices'. */
const VOLUME = { bottom: 24, height: 72 } as const;
/** The volume has room for few ticks. */
const VOLUME_STEPS = 3;
/** Prices have room for more than other charts. */
const PRICE_STEPS = 8;
const LANE = { bottom: 104, height: 20 } as const;
const PRICES_BOTTOM = 132;

/** Pixels beside the plot: the price of the last line is on the right. */
const SIDES = { left: 64, right: 72 } as const;
/** The side of a flag in pixels. */
const FLAG = 16;

/** Amber, navy, violet, slate: places in the series colours, for lines over candles. */
const LINE_COLOURS = [2, 0, 3, 4] as const;

/** Candles, the lines over them, flags of events in a lane, the volume below; one axis of days. */
export function candleOption(spec: CandleSpec, drawing: Drawing): Record<string, unknown> {
  const { labels, bars, lines } = spec;
  const { tokens } = drawing;
  const sides = SIDES;
  const prices = [...bars.flatMap(({ low, high }) => [low, high]), ...lines.flatMap(({ values }) => values)];
  return {
    ...baseOption(spec, drawing),
    axisPointer: { link: [{ xAxisIndex: 'all' }] },
    legend: averageLegend(spec, drawing),
    grid: [
      { ...sides, top: 44, bottom: PRICES_BOTTOM },
      { ...sides, ...LANE },
      { ...sides, ...VOLUME },
    ],
    xAxis: [0, 1, 2].map((gridIndex) => ({ ...labelAxis(labels, drawing, gridIndex < 2), gridIndex })),
    yAxis: [
      ...valueAxes([{ unit: 'yuan', values: prices }], { tokens, fitted: true, steps: PRICE_STEPS }).map(
        (axis) => ({
          ...axis,
          gridIndex: 0,
        }),
      ),
      { type: 'value', gridIndex: 1, min: 0, max: 1, show: false },
      ...valueAxes([{ unit: VOLUME_UNIT, values: bars.map(({ volume }) => volume), withZero: true }], {
        tokens,
        fitted: true,
        steps: VOLUME_STEPS,
      }).map((axis) => ({ ...axis, gridIndex: 2 })),
    ],
    series: [candles(bars, tokens), ...averages(spec, tokens), flags(spec, drawing), volumes(bars, tokens)],
  };
}

/** The width of a candle and of its volume where there are few of them. */
const MOST_WIDE = 24;

function candles(bars: readonly CandleBar[], tokens: ChartTokens): Record<string, unknown> {
  const last = bars.at(-1);
  const colour = last && last.close < last.open ? tokens.down : tokens.up;
  return {
    type: 'candlestick',
    name: '日K',
    xAxisIndex: 0,
    yAxisIndex: 0,
    barMaxWidth: MOST_WIDE,
    // Open, close, low, high: the order the library reads.
    data: bars.map(({ open, close, low, high }) => [open, close, low, high]),
    itemStyle: {
      color: tokens.up,
      color0: tokens.down,
      borderColor: tokens.up,
      borderColor0: tokens.down,
    },
    ...(last && {
      markLine: {
        silent: true,
        symbol: 'none',
        lineStyle: { color: colour, type: 'dashed', width: 1 },
        label: {
          position: 'end',
          formatter: formatNumber(last.close, { unit: 'yuan' }),
          color: tokens.container,
          backgroundColor: colour,
          padding: [2, 4],
        },
        data: [{ yAxis: last.close }],
      },
    }),
  };
}

const averages = ({ lines }: CandleSpec, tokens: ChartTokens): Record<string, unknown>[] =>
  lines.map(({ name, unit, values }, at) => {
    const colour = turn(tokens.series, LINE_COLOURS[at % LINE_COLOURS.length] ?? 0);
    return {
      type: 'line',
      name,
      xAxisIndex: 0,
      yAxisIndex: 0,
      data: values.map((value) => drawn(value, unit)),
      showSymbol: false,
      silent: true,
      lineStyle: { width: 1, color: colour },
      itemStyle: { color: colour },
    };
  });

/** The lines' names with their last values, in their colours. */
function averageLegend(spec: CandleSpec, drawing: Drawing): Record<string, unknown> {
  const { ink } = drawing.tokens;
  const { lines } = spec;
  return {
    ...legend([], drawing, 'top', averageNames(spec, null)),
    data: lines.map(({ name }, at) => ({
      name,
      textStyle: { color: turn(ink, LINE_COLOURS[at % LINE_COLOURS.length] ?? 0) },
    })),
  };
}

/** Names each line with its value at a place among the labels; with its last known one where that is null. */
export function averageNames({ lines }: CandleSpec, at: number | null): (name: string) => string {
  const texts = new Map(lines.map((line) => [line.name, `${line.name}  ${priceAt(line, at)}`]));
  return (name) => texts.get(name) ?? name;
}

/** The price of a line; the axis says its unit. */
const priceAt = (line: ChartSeries, at: number | null): string =>
  plainText((at === null ? line.values.findLast((value) => value !== null) : line.values[at]) ?? null, line);

/** The flags of a chart in a frame of a width. */
export const flagsOf = (spec: CandleSpec, width: number): readonly FlagGroup[] =>
  flagGroups(spec, { width: width - SIDES.left - SIDES.right, flag: FLAG + 2 });

/** Flags of events, none over another: those without room for one each share one, with their number. */
function flags(spec: CandleSpec, { tokens, width }: Drawing): Record<string, unknown> {
  return {
    type: 'scatter',
    name: EVENT_SERIES,
    xAxisIndex: 1,
    yAxisIndex: 1,
    symbol: 'roundRect',
    symbolSize: FLAG,
    cursor: 'pointer',
    data: flagsOf(spec, width).map(({ label, mark, tint }) => ({
      value: [label, 0.5],
      itemStyle: { color: tokens.ink[TINTS.indexOf(tint)] },
      label: { formatter: mark },
    })),
    label: { show: true, color: tokens.container, fontSize: 11 },
  };
}

const volumes = (bars: readonly CandleBar[], tokens: ChartTokens): Record<string, unknown> => ({
  type: 'bar',
  name: '成交量',
  xAxisIndex: 2,
  yAxisIndex: 2,
  data: bars.map(({ open, close, volume }) => ({
    value: drawn(volume, VOLUME_UNIT),
    itemStyle: { color: close < open ? tokens.down : tokens.up },
  })),
  barMaxWidth: MOST_WIDE,
  itemStyle: { opacity: 0.55 },
});
