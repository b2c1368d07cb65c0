import type { LineSpec } from '@console/charts';
import type { OutputOf } from '@console/contract-core';
import type { industryEntries } from '@console/contract-industry';

type Comparison = OutputOf<typeof industryEntries.industryComparison>;

const SOURCE = '交易所行情，成份公司合计';

/** The indexes of the industries over the span, 100 on the first day of each; null without days. */
export const indexSpec = (comparison: Comparison): LineSpec | null =>
  linesOf(comparison, {
    title: '行业指数对比',
    note: '区间首日为 100',
    fitted: true,
    valuesOf: ({ index }) => index,
    unit: 'number',
  });

/** Their PE over the span; null without days. */
export const peSpec = (comparison: Comparison): LineSpec | null =>
  linesOf(comparison, { title: 'PE(TTM) 对比', valuesOf: ({ pe }) => pe, unit: 'multiple' });

interface Lines extends Pick<LineSpec, 'title' | 'note' | 'fitted'> {
  readonly valuesOf: (industry: Comparison['industries'][number]) => readonly (number | null)[];
  readonly unit: 'number' | 'multiple';
}

function linesOf(
  { industries, dates, asOf }: Comparison,
  { valuesOf, unit, ...words }: Lines,
): LineSpec | null {
  if (dates.length === 0) return null;
  return {
    ...words,
    kind: 'line',
    subject: industries.map(({ industryName }) => industryName).join('、'),
    source: SOURCE,
    asOf,
    labels: dates,
    series: industries.map((industry) => ({
      name: industry.industryName,
      unit,
      values: valuesOf(industry),
    })),
  };
}
