import { formatNumber } from '@console/contract-core';
import type { PieSpec } from '../chart-spec.ts';
import { turn } from '../look/chart-tokens.ts';
import { baseOption, legend } from './base-option.ts';
import { drawn } from './drawn.ts';
import type { Drawing } from './drawing.ts';
import { wrapLabel } from './wrap-label.ts';

/**
 * Shares of a whole as a ring, each with its name and share beside it; in a narrow window names are below.
 */
export function pieOption(spec: PieSpec, drawing: Drawing): Record<string, unknown> {
  const { unit, slices } = spec;
  const { narrow, tokens } = drawing;
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const share = (value: number): string =>
    total > 0 ? `${formatNumber(value / total, { unit: 'percent' })}%` : '';
  return {
    ...baseOption(spec, drawing),
    ...(narrow
      ? {
          legend: {
            ...legend(
              slices.map(({ name }) => name),
              drawing,
              'bottom',
            ),
            // The line between slices would cover most of a mark.
            itemStyle: { borderWidth: 0 },
          },
        }
      : {}),
    series: [
      {
        type: 'pie',
        // Below it is room for the shares of its lower parts, and two rows of names.
        radius: narrow ? ['34%', '54%'] : ['40%', '64%'],
        center: ['50%', narrow ? '40%' : '50%'],
        data: slices.map(({ name, value }, at) => ({
          name,
          value: drawn(value, unit),
          itemStyle: { color: turn(tokens.series, at) },
          label: { formatter: narrow ? share(value) : `${wrapLabel(name)}\n${share(value)}` },
        })),
        label: { color: tokens.text2, lineHeight: 16 },
        labelLine: { lineStyle: { color: tokens.border } },
        itemStyle: { borderColor: tokens.container, borderWidth: 1 },
        emphasis: { scale: false },
      },
    ],
  };
}
