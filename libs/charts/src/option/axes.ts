import { UNITS, type UnitId } from '@console/contract-core';
import type { ChartSeries } from '../chart-spec.ts';
import { axisBounds, type AxisRule } from './axis-bounds.ts';
import { axisMarks } from './axis-marks.ts';
import { drawn, tickText } from './drawn.ts';
import type { Drawing } from './drawing.ts';
import { roundBounds } from './round-bounds.ts';
import { textWidth } from './text-width.ts';

/** As many labels as there is room for. */
const MOST_LABELS = { wide: 12, narrow: 8 } as const;

/** The axis of labels: a line without ticks. `hidden` for one whose labels another grid writes. */
export function labelAxis(
  labels: readonly string[],
  { tokens, narrow }: Drawing,
  hidden = false,
): Record<string, unknown> {
  const marks = axisMarks(labels, narrow ? MOST_LABELS.narrow : MOST_LABELS.wide);
  return {
    type: 'category',
    data: labels,
    axisTick: { show: false },
    axisLine: { show: !hidden, lineStyle: { color: tokens.border } },
    axisLabel: {
      show: !hidden,
      color: tokens.text3,
      margin: 8,
      // Three charts beside one another have room for fewer.
      hideOverlap: true,
      interval: (at: number) => marks.has(at),
      formatter: (_label: string, at: number) => marks.get(at) ?? '',
    },
  };
}

/** The properties of a value axis that are read here, beside those for the library. */
export interface ValueAxis extends Record<string, unknown> {
  readonly min: number;
  readonly max: number;
  readonly axisLabel: { readonly color: string; formatter(value: number): string };
}

/**
 * The axis of a unit over all its values, the unit above it: bounds and ticks by the documents' convention, or
 * `rounded`.
 */
export function valueAxis(
  unit: UnitId,
  values: readonly (number | null)[],
  { tokens, right = false, rounded = false, ...rule }: ValueAxisRule,
): ValueAxis {
  const shown = values.map((value) => drawn(value, unit));
  const { decimals, ...bounds } = rounded
    ? roundBounds(shown, rule.withZero)
    : { ...axisBounds(shown, rule), decimals: 2 };
  return {
    type: 'value',
    ...bounds,
    // Round ticks have the percent sign themselves.
    name: rounded && unit === 'percent' ? '' : UNITS[unit].text,
    nameGap: 10,
    nameTextStyle: { color: tokens.text3, align: right ? 'left' : 'right' },
    position: right ? 'right' : 'left',
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: { color: tokens.text3, formatter: (value: number) => tickText(value, unit, decimals) },
    splitLine: { show: !right, lineStyle: { color: tokens.grid } },
  };
}

/**
 * The pixels beside the plot for the labels of an axis: the same for all charts unless its figures are
 * longer.
 */
export function scaleRoom(axis: ValueAxis | undefined): number {
  if (axis === undefined) return SCALE_ROOM;
  const { min, max, axisLabel } = axis;
  const longest = Math.max(...[min, max].map((value) => textWidth(axisLabel.formatter(value))));
  return Math.max(SCALE_ROOM, Math.ceil(longest * LETTER) + SCALE_GAP);
}

const SCALE_ROOM = 64;
const SCALE_GAP = 10;
/** Digits are wider than half a Chinese character. */
const LETTER = 14;

interface ValueAxisRule extends AxisRule, Pick<Drawing, 'tokens'> {
  readonly right?: boolean;
  readonly rounded?: boolean;
}

/** The units of some series in the order they come: one axis each. Throws RangeError for more than two. */
export function unitsOf(series: readonly ChartSeries[]): readonly UnitId[] {
  const units = [...new Set(series.map(({ unit }) => unit))];
  if (units.length > 2)
    throw new RangeError(`a chart has two axes, not ${units.length}: ${units.join(', ')}`);
  return units;
}
