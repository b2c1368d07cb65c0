import type { BarLineSpec } from '@console/charts';
import { marketChartCalls } from '@console/contract-company';
import { reasonText, type OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { ChartPanel, PeriodFilter, usePeriodFilter } from '@console/subject';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { subjectOf } from '../../tabs/subject-of.ts';

const HEIGHT = 320;

/** C-17: revenue by report period as bars, its growth over the same period of the year before as a line. */
export function RevenueChart({ company }: CompanyPartProps): ReactElement {
  const periods = usePeriodFilter('revenue');
  const input = { dataId: company.corpId, ...periods.value };
  const answer = useCall(client, marketChartCalls.revenueChart, input);
  const subject = subjectOf(company);
  const { data } = answer;
  const spec = useMemo(() => data && specOf(data, subject), [data, subject]);
  return (
    <ChartPanel
      title="营业总收入"
      answer={answer}
      spec={spec}
      empty={{ title: '该公司没有营业收入数据', cause: '披露定期报告后才有收入与同比' }}
      height={HEIGHT}
      actions={<PeriodFilter state={periods} />}
    />
  );
}

function specOf(
  { points, asOf }: OutputOf<typeof marketChartCalls.revenueChart>,
  subject: string,
): BarLineSpec | null {
  if (points.length === 0) return null;
  return {
    kind: 'bar-line',
    title: '营业总收入',
    subject,
    source: '定期报告',
    asOf,
    note: '当年累计',
    labels: points.map(({ reportPeriod }) => reportPeriod),
    bars: [
      {
        name: '营业总收入',
        unit: 'hundredMillionYuan',
        values: points.map((point) => point.operatingTotalRevenue),
      },
    ],
    lines: [
      {
        name: '同比',
        unit: 'percent',
        values: points.map((point) => point.operatingRevenueYoy),
        reasons: points.map((point) => reasonText(point.operatingRevenueYoyWhy)),
      },
    ],
  };
}
