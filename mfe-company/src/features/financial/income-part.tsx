import { financialCalls } from '@console/contract-company';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { FlowStatement, useFlowState } from './flow-statement.tsx';
import { IncomeCharts } from './income-charts.tsx';

/** 利润表: its course as charts, and all its lines. */
export function IncomePart({ company }: CompanyPartProps): ReactElement {
  const state = useFlowState('income');
  return (
    <>
      <IncomeCharts company={company} state={state} />
      <FlowStatement company={company} spec={financialCalls.income} state={state} />
    </>
  );
}
