import { financialCalls } from '@console/contract-company';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { EntryChart } from '../../tabs/entry-chart.tsx';
import './financial.css';
import type { FlowState } from './flow-statement.tsx';
import { PERIOD_CHART } from './period-chart.ts';

export interface IncomeChartsProps extends CompanyPartProps {
  readonly state: FlowState;
}

/** Revenue, profit and margins over the periods that are shown below. */
export function IncomeCharts({ company, state }: IncomeChartsProps): ReactElement {
  const shared = {
    company,
    input: { ...state.filter.value, single: state.single },
    height: 168,
    ...PERIOD_CHART,
  };
  return (
    <div className="financial-charts">
      <EntryChart entry={financialCalls.revenueSeries} {...shared} />
      <EntryChart entry={financialCalls.attributableSeries} {...shared} />
      <EntryChart entry={financialCalls.marginSeries} {...shared} />
    </div>
  );
}
