import { financialCalls } from '@console/contract-company';
import { ChartStrip, SubjectChart, useFlowState } from '@console/subject';
import type { ReactElement } from 'react';
import { PERIOD_CHART } from './period-chart.ts';
import { useDrawnFlow } from './use-drawn-flow.tsx';

const HEIGHT = 84;

/** Revenue, profit and margins over the periods of the income statement, which is shown below. */
export function IncomeCharts(): ReactElement {
  const { input, choice } = useDrawnFlow('income.charts', useFlowState('income').filter);
  const shared = { input, height: HEIGHT, small: true, ...PERIOD_CHART };
  return (
    <ChartStrip title="走势" name="income" actions={choice}>
      <SubjectChart entry={financialCalls.revenueSeries} {...shared} />
      <SubjectChart entry={financialCalls.attributableSeries} {...shared} />
      <SubjectChart entry={financialCalls.marginSeries} {...shared} />
    </ChartStrip>
  );
}
