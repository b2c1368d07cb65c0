import { formatNumber } from '@console/contract-core';
import type { CandleBar, CandleSpec, ChartEvent } from '../chart-spec.ts';
import { TINTS, turn, type ChartTokens } from '../look/chart-tokens.ts';
import { VOLUME_UNIT } from '../words/figures-of.ts';
import { baseOption, legend } from './base-option.ts';
import { drawn } from './drawn.ts';
import type { Drawing } from './drawing.ts';
import { labelAxis } from './label-axis.ts';
import { valueAxes } from './value-axes.ts';

/** From the bottom: labels, volume, the lane of events; the rest is the prices'. */
const VOLUME = { bottom: 24, height: 72 } as const;
/** The volume has room for few ticks. */
const VOLUME_STEPS = 2;
const LANE = { bottom: 104, height: 20 } as const;
const PRICES_BOTTOM = 132;

/** Amber, navy, violet, slate: places in the series colours, for lines over candles. */
const LINE_COLOURS = [2, 0, 3, 4] as const;

/** Candles, the lines over them, flags of events in a lane, the volume below; one axis of days. */
export function candleOption(spec: CandleSpec, drawing: Drawing): Record<string, unknown> {
  const { labels, bars, lines } = spec;
  const { narrow, tokens } = drawing;
  const sides = { left: 64, right: narrow ? 64 : 72 };
  const prices = [...bars.flatMap(({ low, high }) => [low, high]), ...lines.flatMap(({ values }) => values)];
  return {
    ...baseOption(spec, drawing),
    axisPointer: { link: [{ xAxisIndex: 'all' }] },
    legend: legend(
      lines.map(({ name }) => name),
      drawing,
      'top',
    ),
    grid: [
      { ...sides, top: 44, bottom: PRICES_BOTTOM },
      { ...sides, ...LANE },
      { ...sides, ...VOLUME },
    ],
    xAxis: [0, 1, 2].map((gridIndex) => ({ ...labelAxis(labels, drawing, gridIndex < 2), gridIndex })),
    yAxis: [
      ...valueAxes([{ unit: 'yuan', values: prices }], { tokens, fitted: true }).map((axis) => ({
        ...axis,
        gridIndex: 0,
      })),
      { type: 'value', gridIndex: 1, min: 0, max: 1, show: false },
      ...valueAxes([{ unit: VOLUME_UNIT, values: bars.map(({ volume }) => volume), withZero: true }], {
        tokens,
        fitted: true,
        steps: VOLUME_STEPS,
      }).map((axis) => ({ ...axis, gridIndex: 2 })),
    ],
    series: [candles(bars, tokens), ...averages(spec, tokens), flags(spec, tokens), volumes(bars, tokens)],
  };
}

function candles(bars: readonly CandleBar[], tokens: ChartTokens): Record<string, unknown> {
  const last = bars.at(-1);
  const colour = last && last.close < last.open ? tokens.down : tokens.up;
  return {
    type: 'candlestick',
    name: '日K',
    xAxisIndex: 0,
    yAxisIndex: 0,
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

/** One flag per day: the first of several events gives the character, the tooltip lists them all. */
function flags({ events }: CandleSpec, tokens: ChartTokens): Record<string, unknown> {
  const first = new Map<string, ChartEvent>();
  for (const event of events) if (!first.has(event.label)) first.set(event.label, event);
  return {
    type: 'scatter',
    name: '事件',
    xAxisIndex: 1,
    yAxisIndex: 1,
    symbol: 'roundRect',
    symbolSize: 16,
    data: [...first.values()].map(({ label, mark, tint }) => ({
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
  itemStyle: { opacity: 0.55 },
});
