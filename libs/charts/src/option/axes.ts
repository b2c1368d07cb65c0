import { UNITS, type UnitId } from '@console/contract-core';
import type { ChartSeries } from '../chart-spec.ts';
import { axisBounds, type AxisRule } from './axis-bounds.ts';
import { axisMarks } from './axis-marks.ts';
import { drawn, tickText } from './drawn.ts';
import type { Drawing } from './drawing.ts';

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

/** The axis of a unit over all its values: bounds and ticks by the convention, the unit above it. */
export function valueAxis(
  unit: UnitId,
  values: readonly (number | null)[],
  { tokens, right = false, ...rule }: AxisRule & Pick<Drawing, 'tokens'> & { readonly right?: boolean },
): Record<string, unknown> {
  return {
    type: 'value',
    ...axisBounds(
      values.map((value) => drawn(value, unit)),
      rule,
    ),
    name: UNITS[unit].text,
    nameGap: 10,
    nameTextStyle: { color: tokens.text3, align: right ? 'left' : 'right' },
    position: right ? 'right' : 'left',
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: { color: tokens.text3, formatter: (value: number) => tickText(value, unit) },
    splitLine: { show: !right, lineStyle: { color: tokens.grid } },
  };
}

/** The units of some series in the order they come: one axis each. Throws RangeError for more than two. */
export function unitsOf(series: readonly ChartSeries[]): readonly UnitId[] {
  const units = [...new Set(series.map(({ unit }) => unit))];
  if (units.length > 2)
    throw new RangeError(`a chart has two axes, not ${units.length}: ${units.join(', ')}`);
  return units;
}
