import type { BarLineSpec } from '../chart-spec.ts';
import { turn } from '../look/chart-tokens.ts';
import { labelAxis, unitsOf, valueAxis } from './axes.ts';
import { baseOption, legend } from './base-option.ts';
import { drawn } from './drawn.ts';
import type { Drawing } from './drawing.ts';
import { plainLine } from './line-option.ts';

/** Bars from zero against the first unit, lines over them against theirs; the names above, below if narrow. */
export function barLineOption(spec: BarLineSpec, drawing: Drawing): Record<string, unknown> {
  const { labels, bars, lines } = spec;
  const units = unitsOf([...bars, ...lines]);
  const names = [...bars, ...lines].map(({ name }) => name);
  const { narrow, tokens } = drawing;
  return {
    ...baseOption(spec, drawing),
    legend: legend(names, drawing, narrow ? 'bottom' : 'top'),
    grid: {
      left: 64,
      right: units.length > 1 ? 64 : 24,
      top: narrow ? 28 : 52,
      bottom: narrow ? 48 : 24,
    },
    xAxis: labelAxis(labels, drawing),
    yAxis: units.map((unit, at) =>
      valueAxis(
        unit,
        [...bars, ...lines].filter((one) => one.unit === unit).flatMap(({ values }) => values),
        { tokens, right: at > 0, withZero: bars.some((bar) => bar.unit === unit) },
      ),
    ),
    series: [
      ...bars.map(({ name, unit, values }, at) => ({
        type: 'bar',
        name,
        data: values.map((value) => drawn(value, unit)),
        yAxisIndex: units.indexOf(unit),
        barMaxWidth: 36,
        barCategoryGap: '40%',
        itemStyle: { color: turn(tokens.series, at) },
      })),
      ...lines.map((line, at) => ({
        ...plainLine(line, bars.length + at, drawing),
        yAxisIndex: units.indexOf(line.unit),
        z: 3,
      })),
    ],
  };
}
