import { financialCalls } from '@console/contract-company';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { EntryChart } from '../../tabs/entry-chart.tsx';
import type { PeriodFilterState } from '../../tabs/use-period-filter.ts';
import { PERIOD_CHART } from './period-chart.ts';

export interface InterestChartProps extends CompanyPartProps {
  readonly filter: PeriodFilterState;
}

/** What the company pays and gets as interest. */
export function InterestChart({ company, filter }: InterestChartProps): ReactElement {
  return (
    <EntryChart
      company={company}
      entry={financialCalls.interestSeries}
      input={filter.value}
      height={200}
      {...PERIOD_CHART}
    />
  );
}
