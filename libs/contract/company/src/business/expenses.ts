import { expensesAnswer, periodFilter, singleQuarter } from '@console/contract-core';
import { company } from '../company.ts';

/** C-16: operating expenses by report period, cumulated from 1 January or for the quarter alone. */
const operatingExpenses = company.read({
  id: 'company.operatingExpenses',
  title: '期间费用',
  path: '/api/dataBusiness/operatingExpenses',
  needs: 'gssjk_gn_view_businessData',
  input: { ...periodFilter, ...singleQuarter },
  output: expensesAnswer,
});

export const expenseCalls = { operatingExpenses } as const;
