import { reportCalls as calls } from '@console/contract-industry';
import { statement, tabs } from '@console/subject';
import { Analysis } from './analysis.tsx';

/** Exported as one workbook. */
const book = [calls.income, calls.balanceSheet, calls.cashFlow];

/** 财务数据: the members' statements together, and their ratios. Each sub-tab keeps its chosen periods. */
export const financial = tabs('财务数据', [
  {
    key: 'income',
    title: '利润表',
    parts: [statement(calls.income, { periods: 'income', flows: true, dated: true, book })],
  },
  {
    key: 'liabilities',
    title: '资产负债表',
    parts: [statement(calls.balanceSheet, { periods: 'liabilities', dated: true, book })],
  },
  {
    key: 'cashflow',
    title: '现金流量表',
    parts: [statement(calls.cashFlow, { periods: 'cashflow', flows: true, dated: true, book })],
  },
  { key: 'analysis', title: '财务分析', parts: [Analysis] },
]);
