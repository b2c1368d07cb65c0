import { periodFilter, singleQuarter } from '@console/contract-core';
import { company } from '../company.ts';

const REPORTED = {
  needs: 'gssjk_gn_view_financial',
  unit: 'millionYuan',
  source: '定期报告',
} as const;

/** The statements of document 1 §2: lines and order are those of the company's template, values in yuan. */
export const statementCalls = {
  income: company.statement({
    id: 'company.income',
    title: '利润表',
    path: '/api/dataIncome/dataList',
    ...REPORTED,
    input: { ...periodFilter, ...singleQuarter },
  }),
  balanceSheet: company.statement({
    id: 'company.balanceSheet',
    title: '资产负债表',
    path: '/api/dataAssets/dataList',
    ...REPORTED,
    input: periodFilter,
  }),
  cashFlow: company.statement({
    id: 'company.cashFlow',
    title: '现金流量表',
    path: '/api/dataCash/dataList',
    ...REPORTED,
    input: { ...periodFilter, ...singleQuarter },
  }),
  profit: company.statement({
    id: 'company.profit',
    title: '利润明细',
    path: '/api/dataProfit/dataList',
    ...REPORTED,
    input: { ...periodFilter, ...singleQuarter },
  }),
  /** `prior` is the same period a year before; for a quarter alone, the quarter before. */
  profitCompared: company.statement({
    id: 'company.profitCompared',
    title: '利润表双向对比',
    path: '/api/dataProfit/queryChildDataList',
    ...REPORTED,
    input: { ...periodFilter, ...singleQuarter },
  }),
} as const;
