import type { ChartSpec } from '../chart-spec.ts';
import { figuresOf } from '../words/figures-of.ts';
import { tooltipHtml } from '../words/tooltip-html.ts';
import type { Drawing } from './drawing.ts';
import { wrapLabel } from './wrap-label.ts';

/** The argument of echarts for a tooltip of an axis or a slice. */
interface Pointed {
  readonly axisValue?: string;
  readonly dataIndex: number;
}

/** What all kinds share: no motion, the page's font, and a tooltip with the texts of the table. */
export function baseOption(spec: ChartSpec, { tokens }: Drawing): Record<string, unknown> {
  const figures = figuresOf(spec);
  const places = new Map(figures.labels.map((label, at) => [label, at]));
  return {
    animation: false,
    backgroundColor: 'transparent',
    textStyle: { fontFamily: tokens.font, fontSize: 12, color: tokens.text2 },
    tooltip: {
      trigger: 'labels' in spec ? 'axis' : 'item',
      confine: true,
      transitionDuration: 0,
      backgroundColor: tokens.elevated,
      borderColor: tokens.border,
      padding: 8,
      textStyle: { color: tokens.text, fontSize: 12 },
      axisPointer: { type: 'line', lineStyle: { color: tokens.text3, type: 'dashed' } },
      formatter: (pointed: Pointed | readonly Pointed[]) => {
        const one = [pointed].flat()[0] as Pointed | undefined;
        if (one === undefined) return '';
        // Some series under the pointer have fewer points than the axis has labels.
        const at = one.axisValue === undefined ? one.dataIndex : places.get(one.axisValue);
        return tooltipHtml(figures, at ?? one.dataIndex);
      },
    },
  };
}

/** Names below the plot, or above grouped bars. */
export function legend(
  names: readonly string[],
  { tokens }: Drawing,
  place: 'top' | 'bottom',
  formatter: (name: string) => string = wrapLabel,
): Record<string, unknown> {
  return {
    show: true,
    data: names,
    left: 0,
    [place]: 0,
    itemWidth: 10,
    itemHeight: 3,
    itemGap: 16,
    icon: 'rect',
    selectedMode: false,
    textStyle: { color: tokens.text2 },
    formatter,
  };
}

/** The height of the labels and names below the plot, a long name on several lines. */
export const legendRoom = (names: readonly string[]): number =>
  32 + 16 * Math.max(...names.map((name) => name.split('\n').length));
