import { financialCalls } from '@console/contract-company';
import { SubjectChart, useFlowState } from '@console/subject';
import type { ReactElement } from 'react';
import './financial.css';
import { PERIOD_CHART } from './period-chart.ts';

/** Revenue, profit and margins over the periods of the income statement, which is shown below. */
export function IncomeCharts(): ReactElement {
  const { filter, single } = useFlowState('income');
  const shared = { input: { ...filter.value, single }, height: 168, ...PERIOD_CHART };
  return (
    <div className="financial-charts">
      <SubjectChart entry={financialCalls.revenueSeries} {...shared} />
      <SubjectChart entry={financialCalls.attributableSeries} {...shared} />
      <SubjectChart entry={financialCalls.marginSeries} {...shared} />
    </div>
  );
}
