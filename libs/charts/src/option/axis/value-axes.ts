import { UNITS, type UnitId } from '@console/contract-core';
import type { ChartSeries } from '../../chart-spec.ts';
import { alignedBounds } from './aligned-bounds.ts';
import type { AxisBounds } from './axis-bounds.ts';
import { drawn, tickText } from '../drawn.ts';
import type { Drawing } from '../drawing.ts';
import { textWidth } from '../text-width.ts';

/** The properties of a value axis that are read here, beside those for the library. */
export interface ValueAxis extends Record<string, unknown> {
  readonly min: number;
  readonly max: number;
  readonly axisLabel: {
    readonly color: string;
    readonly customValues: readonly number[];
    formatter(value: number): string;
  };
}

/** A series, or the figures of a unit, with all that its axis has to include. */
export type AxisSeries = Pick<ChartSeries, 'unit' | 'values' | 'decimals'> & {
  /** Whether its axis begins at zero, as for bars. */
  readonly withZero?: boolean;
};

export interface ValueAxesRule extends Pick<Drawing, 'tokens'> {
  /** Whether the axes fit the data: for prices and what is made of them. */
  readonly fitted?: boolean;
  /** At most so many steps from end to end. */
  readonly steps?: number;
  /** Whether the unit is written elsewhere. */
  readonly unnamed?: boolean;
}

/** An axis for each unit of the series, in the order they come, its unit above it; the second on the right. */
export function valueAxes(series: readonly AxisSeries[], rule: ValueAxesRule): readonly ValueAxis[] {
  const { tokens, fitted = false, steps, unnamed = false } = rule;
  const units = unitsOf(series);
  const data = units.map((unit) => {
    const own = series.filter((one) => one.unit === unit);
    return {
      values: own.flatMap(({ values }) => values).map((value) => drawn(value, unit)),
      withZero: own.some(({ withZero }) => withZero),
      fitted,
      decimals: Math.max(DECIMALS, ...own.map(({ decimals = DECIMALS }) => decimals)),
    };
  });
  return alignedBounds(data, steps).map((bounds, at) =>
    valueAxis(units[at] ?? 'number', bounds, { tokens, right: at > 0, unnamed }),
  );
}

const DECIMALS = 2;

function valueAxis(
  unit: UnitId,
  { min, max, interval, ticks, decimals }: AxisBounds,
  {
    tokens,
    right,
    unnamed,
  }: Pick<Drawing, 'tokens'> & { readonly right: boolean; readonly unnamed: boolean },
): ValueAxis {
  return {
    type: 'value',
    min,
    max,
    interval,
    // Its ticks have the percent sign themselves.
    name: unnamed || unit === 'percent' ? '' : UNITS[unit].text,
    nameGap: 10,
    nameTextStyle: { color: tokens.text3, align: right ? 'left' : 'right' },
    position: right ? 'right' : 'left',
    axisLine: { show: false },
    axisTick: { show: false, customValues: ticks },
    axisLabel: {
      color: tokens.text3,
      customValues: ticks,
      formatter: (value: number) => tickText(value, unit, decimals),
    },
    splitLine: { show: !right, lineStyle: { color: tokens.grid } },
  };
}

/**
 * The pixels beside the plot for the labels of an axis: the same for all charts unless its figures are
 * longer.
 */
export function scaleRoom(axis: ValueAxis | undefined): number {
  if (axis === undefined) return SCALE_ROOM;
  const { axisLabel } = axis;
  const longest = Math.max(...axisLabel.customValues.map((value) => textWidth(axisLabel.formatter(value))));
  return Math.max(SCALE_ROOM, Math.ceil(longest * LETTER) + SCALE_GAP);
}

const SCALE_ROOM = 64;
const SCALE_GAP = 10;
/** Digits are wider than half a Chinese character. */
const LETTER = 14;

/** The units of some series in the order they come: one axis each. Throws RangeError for more than two. */
export function unitsOf(series: readonly Pick<ChartSeries, 'unit'>[]): readonly UnitId[] {
  const units = [...new Set(series.map(({ unit }) => unit))];
  if (units.length > 2)
    throw new RangeError(`a chart has two axes, not ${units.length}: ${units.join(', ')}`);
  return units;
}
