import { financialCalls } from '@console/contract-company';
import { ChartStrip, SubjectChart, useChoice, useFlowState } from '@console/subject';
import { Segmented } from '@console/ui/form';
import type { ReactElement } from 'react';
import { PERIOD_CHART } from './period-chart.ts';

/** A quarter alone first: what is cumulated rises and falls with the calendar. */
const SINGLES = ['1', '0'] as const;
const NAMES = { '1': '按单季', '0': '按累计' } as const;
const HEIGHT = 84;

/** Revenue, profit and margins over the periods of the income statement, which is shown below. */
export function IncomeCharts(): ReactElement {
  const { filter } = useFlowState('income');
  const [single, choose] = useChoice('income.charts', SINGLES, '1');
  const quarterly = filter.value.reportType === 'Q';
  const input = { ...filter.value, single: quarterly ? single : '0' } as const;
  const shared = { input, height: HEIGHT, small: true, ...PERIOD_CHART };
  return (
    <ChartStrip
      title="走势"
      name="income"
      actions={
        quarterly && (
          <Segmented
            size="small"
            aria-label="走势口径"
            value={single}
            options={SINGLES.map((value) => ({ value, label: NAMES[value] }))}
            onChange={choose}
          />
        )
      }
    >
      <SubjectChart entry={financialCalls.revenueSeries} {...shared} />
      <SubjectChart entry={financialCalls.attributableSeries} {...shared} />
      <SubjectChart entry={financialCalls.marginSeries} {...shared} />
    </ChartStrip>
  );
}
