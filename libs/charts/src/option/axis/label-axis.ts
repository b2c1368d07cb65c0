import { axisMarks } from './axis-marks.ts';
import type { Drawing } from '../drawing.ts';

/** As many labels as there is room for. */
const MOST_LABELS = { wide: 12, narrow: 8, small: 4 } as const;

/** The axis of labels: a line without ticks. `hidden` for one whose labels another grid writes. */
export function labelAxis(
  labels: readonly string[],
  { tokens, narrow, small = false }: Drawing,
  hidden = false,
): Record<string, unknown> {
  const marks = axisMarks(labels, MOST_LABELS[small ? 'small' : narrow ? 'narrow' : 'wide']);
  return {
    type: 'category',
    data: labels,
    axisTick: { show: false },
    axisLine: { show: !hidden, onZero: false, lineStyle: { color: tokens.border } },
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
