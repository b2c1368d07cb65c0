import { marketChartCalls } from '@console/contract-company';
import { PeriodFilter, SubjectChart, usePeriodFilter } from '@console/subject';
import type { ReactElement } from 'react';

/** Revenue by report period as bars, its growth over the same period of the year before as a line. */
export function RevenueChart(): ReactElement {
  const periods = usePeriodFilter('revenue');
  return (
    <SubjectChart
      entry={marketChartCalls.revenueChart}
      input={periods.value}
      empty={{ title: '该公司没有营业收入数据', cause: '披露定期报告后才有收入与同比' }}
      height={320}
      actions={<PeriodFilter state={periods} />}
    />
  );
}
