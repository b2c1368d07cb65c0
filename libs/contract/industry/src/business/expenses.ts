import { day, expensesAnswer, periodFilter, singleQuarter } from '@console/contract-core';
import { industry } from '../industry.ts';
import { sharedAddress } from '../shared-address.ts';

/**
 * I-07: the members' operating expenses together. Each expense and the revenue it is a share of are of the members that
 * have both, which the screen divides.
 */
const operatingExpenses = industry.read({
  ...sharedAddress('dataBusiness/operatingExpenses'),
  id: 'industry.operatingExpenses',
  title: '期间费用',
  needs: 'hysjk_gn_view_businessData',
  /** With a day, of reports announced by then. */
  input: { ...periodFilter, ...singleQuarter, time: day().optional() },
  output: expensesAnswer,
});

export const expenseCalls = { operatingExpenses } as const;
