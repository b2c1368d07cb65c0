import type { HistogramSpec } from '@console/charts';
import { figureScale } from './figure-scale.ts';
import type { FactorPreview } from './use-factor-preview.ts';

/**
 * The histogram of a factor's values on the newest day. `unit` as formulas have it; null when the sample
 * has no value.
 */
export function histogramSpec(
  { date, sample, summary, histogram }: FactorPreview,
  { unit, subject }: { readonly unit: string | null; readonly subject: string },
): HistogramSpec | null {
  if (summary === null) return null;
  const { id, text } = figureScale(unit, summary);
  return {
    kind: 'histogram',
    title: '截面分布',
    subject,
    source: '因子计算',
    asOf: date,
    ...(id === 'number' && text !== '' ? { note: `单位 ${text}` } : {}),
    about: [`抽样 ${sample} 只证券`],
    over: '因子值',
    unit: id,
    counted: '证券数',
    bins: histogram,
    median: summary.median,
  };
}
