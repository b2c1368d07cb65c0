import { marketChartCalls } from '@console/contract-company';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { EntryChart } from '../../tabs/entry-chart.tsx';
import { PeriodFilter } from '../../tabs/period-filter.tsx';
import { usePeriodFilter } from '../../tabs/use-period-filter.ts';

/** C-17: revenue by report period as bars, its growth over the same period of the year before as a line. */
export function RevenueChart({ company }: CompanyPartProps): ReactElement {
  const periods = usePeriodFilter('revenue');
  return (
    <EntryChart
      company={company}
      entry={marketChartCalls.revenueChart}
      input={periods.value}
      empty={{ title: '该公司没有营业收入数据', cause: '披露定期报告后才有收入与同比' }}
      height={320}
      actions={<PeriodFilter state={periods} />}
    />
  );
}
