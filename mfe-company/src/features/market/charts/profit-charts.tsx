import { entrySpec, type ChartSpec } from '@console/charts';
import { marketChartCalls } from '@console/contract-company';
import { chart, ChartPanel, useSubject, useSubjectCall, type Part } from '@console/subject';
import { useMemo, type ReactElement } from 'react';

const SHARED = {
  empty: { title: '该公司没有定期报告数据', cause: '披露定期报告后才有这些指标' },
  height: 280,
} as const;
const RETURNS = { title: 'ROE 与 ROIC', note: '年度，ROE 为加权净资产收益率' } as const;

/** Net margin by report, return on equity and on invested capital by year. */
export const profitCharts: readonly Part[] = [chart(marketChartCalls.netMargin, SHARED), Returns];

/** The returns on equity and on all invested capital: two calls, one chart. */
function Returns(): ReactElement {
  const roe = useSubjectCall(marketChartCalls.roe);
  const roic = useSubjectCall(marketChartCalls.roic);
  const { title: subject } = useSubject();
  const spec = useMemo((): ChartSpec | null | undefined => {
    if (!roe.data || !roic.data) return undefined;
    const drawn = entrySpec(marketChartCalls.roe, roe.data, subject);
    if (drawn?.kind !== 'line') return null;
    const roicOf = new Map(roic.data.points.map(({ year, roicFy }) => [String(year), roicFy]));
    const values = drawn.labels.map((label) => roicOf.get(label) ?? null);
    return { ...drawn, ...RETURNS, series: [...drawn.series, { name: 'ROIC', unit: 'percent', values }] };
  }, [roe.data, roic.data, subject]);
  return <ChartPanel title={RETURNS.title} answer={roe.isError ? roe : roic} spec={spec} {...SHARED} />;
}
