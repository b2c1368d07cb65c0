import type { BarLineSpec, ChartSeries } from '../chart-spec.ts';
import { turn } from '../look/chart-tokens.ts';
import { BAR_LAYOUT } from './bar-layout.ts';
import { baseOption, legend, legendRoom } from './base-option.ts';
import { drawn, plainText } from './drawn.ts';
import type { Drawing } from './drawing.ts';
import { errorBars } from './error-bars.ts';
import { labelAxis } from './axis/label-axis.ts';
import { isAlone, lastText, plainLine } from './line-option.ts';
import { SMALL_AXES, smallGrid } from './small-layout.ts';
import { unitsOf, valueAxes } from './axis/value-axes.ts';
import { wrapLabel } from './wrap-label.ts';
import { firstOfAxis } from './axis/zero-line.ts';

/** Bars from zero against the first unit, lines over them against theirs; the names above, below if narrow. */
export function barLineOption(spec: BarLineSpec, drawing: Drawing): Record<string, unknown> {
  const { labels, lines, fitted = false } = spec;
  const bars = spec.bars.filter(({ tableOnly }) => !tableOnly);
  const units = unitsOf([...bars, ...lines]);
  const names = [...bars, ...lines].map(({ name }) => name);
  const { narrow, tokens, small = false } = drawing;
  const axes = valueAxes(
    [...bars.map((bar) => ({ ...bar, values: reachOf(bar), withZero: true })), ...lines],
    { tokens, fitted, ...(small ? SMALL_AXES : {}) },
  );
  const zero = firstOfAxis([...bars, ...lines], axes, tokens);
  // One bar a label, its value on it: the title says what it is.
  const plain = small || (spec.valued === true && names.length === 1);
  return {
    ...baseOption(spec, drawing),
    ...(plain ? {} : { legend: legend(names, drawing, narrow ? 'bottom' : 'top', legendText(spec)) }),
    grid: small
      ? smallGrid(units.length)
      : {
          left: 64,
          right: units.length > 1 ? 64 : 24,
          top: narrow || plain ? 28 : 52,
          bottom: narrow && !plain ? legendRoom(names.map(wrapLabel)) : 24,
        },
    xAxis: labelAxis(labels, drawing),
    yAxis: axes,
    series: [
      ...bars.map((bar, at) => ({
        ...barSeries(bar, at, drawing),
        yAxisIndex: units.indexOf(bar.unit),
        ...zero(bar),
        // Values that would overlap are only in the tooltip.
        ...(spec.valued ? { label: valueLabel(bar, drawing), labelLayout: { hideOverlap: true } } : {}),
      })),
      ...bars.flatMap((bar, at) =>
        bar.errors ? [errorBars(bar, { at, of: bars.length, axis: units.indexOf(bar.unit), tokens })] : [],
      ),
      ...lines.map((line, at) => ({
        ...plainLine(line, turn(tokens.series, bars.length + at)),
        yAxisIndex: units.indexOf(line.unit),
        ...zero(line),
        ...(small ? { showSymbol: isAlone(labels) } : {}),
        z: 3,
      })),
    ],
  };
}

/** A line's name with its last value where there is room for it. */
function legendText({ lines, named }: BarLineSpec): ((name: string) => string) | undefined {
  if (!named) return undefined;
  const texts = new Map(lines.map((line) => [line.name, `${line.name}  ${lastText(line)}`]));
  return (name) => texts.get(name) ?? wrapLabel(name);
}

/** The tint of bars before the newest, in small charts. */
const PAST = 0.45;

const barSeries = (bar: ChartSeries, at: number, drawing: Drawing): Record<string, unknown> => ({
  type: 'bar',
  name: bar.name,
  data: bar.values.map((value, place) =>
    drawing.small && place < bar.values.length - 1
      ? { value: drawn(value, bar.unit), itemStyle: { opacity: PAST } }
      : drawn(value, bar.unit),
  ),
  ...BAR_LAYOUT,
  itemStyle: { color: turn(drawing.tokens.series, at) },
});

/** The values of a series and the ends of its errors, for the bounds of the axis. */
const reachOf = ({ values, errors }: ChartSeries): readonly (number | null)[] =>
  errors === undefined
    ? values
    : values.flatMap((value, at) => {
        const error = errors[at] ?? 0;
        return value === null ? [] : [value - error, value + error];
      });

const valueLabel = (bar: ChartSeries, { tokens }: Drawing): Record<string, unknown> => ({
  show: true,
  position: 'outside',
  color: tokens.text2,
  formatter: ({ dataIndex }: { readonly dataIndex: number }) => plainText(bar.values[dataIndex] ?? null, bar),
});
