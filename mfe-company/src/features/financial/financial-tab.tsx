import { financialCalls as calls } from '@console/contract-company';
import { statement, tabs } from '@console/subject';
import { Analysis, InterestChart } from './analysis.tsx';
import { IncomeCharts } from './income-charts.tsx';

/**
 * 利润明细: profit step by step with its margins, or every line of the income statement compared with the
 * period before.
 */
const profit = tabs(
  '利润明细',
  [
    {
      key: 'detail',
      title: '利润明细',
      parts: [statement(calls.profit, { periods: 'profit', flows: true })],
    },
    {
      key: 'compared',
      title: '双向对比',
      parts: [statement(calls.profitCompared, { periods: 'profit', flows: true, compared: true })],
    },
  ],
  'part',
);

/** Exported as one workbook. */
const book = [calls.income, calls.balanceSheet, calls.cashFlow, calls.profit];

/** 财务数据. Each sub-tab keeps its chosen periods. */
export const financialTab = tabs('财务数据', [
  {
    key: 'income',
    title: '利润表',
    parts: [IncomeCharts, statement(calls.income, { periods: 'income', flows: true, book })],
  },
  {
    key: 'liabilities',
    title: '资产负债表',
    parts: [statement(calls.balanceSheet, { periods: 'liabilities', book })],
  },
  {
    key: 'cashflow',
    title: '现金流量表',
    parts: [statement(calls.cashFlow, { periods: 'cashflow', flows: true, book })],
  },
  { key: 'analysisIndustry', title: '财务分析', parts: [Analysis, InterestChart] },
  { key: 'profit', title: '利润明细', parts: [profit] },
]);
