import type { ChartTokens } from '../../look/chart-tokens.ts';
import type { ChartSeries } from '../../chart-spec.ts';
import { unitsOf, type ValueAxis } from './value-axes.ts';

type Properties = Record<string, unknown>;

/** What the first series of each axis draws beside itself: a line at zero where both signs occur on that axis. */
export function firstOfAxis(
  series: readonly ChartSeries[],
  axes: readonly Pick<ValueAxis, 'min' | 'max'>[],
  tokens: ChartTokens,
): (one: ChartSeries) => Properties {
  const lines = new Map(
    unitsOf(series).flatMap((unit, at) => {
      const [axis, first] = [axes[at], series.find((one) => one.unit === unit)];
      return axis && first && axis.min < 0 && axis.max > 0
        ? [[first, zeroLine(tokens, at > 0)] as const]
        : [];
    }),
  );
  return (one) => lines.get(one) ?? {};
}

/** Across the plot; dashed for the axis on the right, whose zero may be elsewhere. */
const zeroLine = (tokens: ChartTokens, right: boolean): Properties => ({
  markLine: {
    silent: true,
    symbol: 'none',
    label: { show: false },
    lineStyle: { color: tokens.text3, type: right ? 'dashed' : 'solid', width: 1 },
    data: [{ yAxis: 0 }],
  },
});
