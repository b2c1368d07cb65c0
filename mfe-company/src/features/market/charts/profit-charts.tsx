import type { LineSpec } from '@console/charts';
import { marketChartCalls } from '@console/contract-company';
import { useCall } from '@console/platform';
import { ChartPanel } from '@console/subject';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import type { CompanyPartProps } from '../../../tabs/company-tab.ts';
import { subjectOf } from '../../../tabs/subject-of.ts';

const HEIGHT = 280;

/** C-20: net margin by report, return on equity and on invested capital by year. */
export function ProfitCharts({ company }: CompanyPartProps): ReactElement {
  return (
    <>
      <NetMarginPanel company={company} />
      <ReturnsPanel company={company} />
    </>
  );
}

function NetMarginPanel({ company }: CompanyPartProps): ReactElement {
  const answer = useCall(client, marketChartCalls.netMargin, { dataId: company.corpId });
  const subject = subjectOf(company);
  const { data } = answer;
  const spec = useMemo(
    () =>
      data &&
      ratiosSpec({
        title: '净利率',
        subject,
        asOf: data.asOf,
        note: '当年累计，净利润 ÷ 营业总收入',
        labels: data.points.map(({ reportDate }) => reportDate),
        series: [['净利率', data.points.map(({ npToRevenue }) => npToRevenue)]],
      }),
    [data, subject],
  );
  return <ChartPanel title="净利率" answer={answer} spec={spec} empty={NO_REPORTS} height={HEIGHT} />;
}

/** Two calls, one picture: what the owners' and what all capital earned. */
function ReturnsPanel({ company }: CompanyPartProps): ReactElement {
  const input = { dataId: company.corpId };
  const roe = useCall(client, marketChartCalls.roe, input);
  const roic = useCall(client, marketChartCalls.roic, input);
  const subject = subjectOf(company);
  const spec = useMemo(() => {
    if (!roe.data || !roic.data) return undefined;
    const { points, asOf } = roe.data;
    const roicOf = new Map(roic.data.points.map(({ year, roicFy }) => [year, roicFy]));
    return ratiosSpec({
      title: 'ROE 与 ROIC',
      subject,
      asOf,
      note: '年度，ROE 为加权净资产收益率',
      labels: points.map(({ year }) => String(year)),
      series: [
        ['ROE', points.map(({ roeFy }) => roeFy)],
        ['ROIC', points.map(({ year }) => roicOf.get(year) ?? null)],
      ],
    });
  }, [roe.data, roic.data, subject]);
  return (
    <ChartPanel
      title="ROE 与 ROIC"
      answer={roe.isError ? roe : roic}
      spec={spec}
      empty={NO_REPORTS}
      height={HEIGHT}
    />
  );
}

const NO_REPORTS = { title: '该公司没有定期报告数据', cause: '披露定期报告后才有这些指标' } as const;

interface Ratios extends Pick<LineSpec, 'title' | 'subject' | 'asOf' | 'labels'> {
  readonly note: string;
  readonly series: readonly (readonly [name: string, values: readonly (number | null)[]])[];
}

function ratiosSpec({ series, ...words }: Ratios): LineSpec | null {
  if (words.labels.length === 0) return null;
  return {
    kind: 'line',
    ...words,
    source: '定期报告',
    series: series.map(([name, values]) => ({ name, unit: 'percent', values })),
  };
}
