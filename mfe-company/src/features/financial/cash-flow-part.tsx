import { financialCalls } from '@console/contract-company';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { FlowStatement, useFlowState } from './flow-statement.tsx';

/** 现金流量表. */
export function CashFlowPart({ company }: CompanyPartProps): ReactElement {
  const state = useFlowState('cashflow');
  return <FlowStatement company={company} spec={financialCalls.cashFlow} state={state} />;
}
