import { entrySpec, type ChartSpec } from '@console/charts';
import { marketChartCalls } from '@console/contract-company';
import { useCall } from '@console/platform';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import { ChartPanel } from '../../../tabs/chart-panel.tsx';
import type { CompanyPartProps } from '../../../tabs/company-tab.ts';
import { EntryChart } from '../../../tabs/entry-chart.tsx';
import { subjectOf } from '../../../tabs/subject-of.ts';

const SHARED = {
  empty: { title: '该公司没有定期报告数据', cause: '披露定期报告后才有这些指标' },
  height: 280,
} as const;

/** C-20: net margin by report, return on equity and on invested capital by year. */
export function ProfitCharts({ company }: CompanyPartProps): ReactElement {
  return (
    <>
      <EntryChart company={company} entry={marketChartCalls.netMargin} {...SHARED} />
      <ReturnsPanel company={company} />
    </>
  );
}

const RETURNS = { title: 'ROE 与 ROIC', note: '年度，ROE 为加权净资产收益率' } as const;

/** Two calls, one picture: what the owners' and what all capital earned. */
function ReturnsPanel({ company }: CompanyPartProps): ReactElement {
  const input = { dataId: company.corpId };
  const roe = useCall(client, marketChartCalls.roe, input);
  const roic = useCall(client, marketChartCalls.roic, input);
  const subject = subjectOf(company);
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
