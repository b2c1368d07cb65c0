import { day, periodFilter, singleQuarter } from '@console/contract-core';
import { industry } from '../industry.ts';
import { sharedAddress } from '../shared-address.ts';

const REPORTED = {
  needs: 'hysjk_gn_view_financial',
  source: '成份公司定期报告合计',
} as const;
/** As first announced: with a day, what was announced by then. */
const PERIODS = { ...periodFilter, time: day().optional() } as const;
const FLOWS = { ...PERIODS, ...singleQuarter } as const;

/**
 * I-06: the members' statements summed line by line, each over the members that reported the line. Values in yuan.
 * `prior` and `comparable` are of the members that have both periods; the last two lines count the members.
 */
export const statementCalls = {
  income: industry.statement({
    ...REPORTED,
    ...sharedAddress('dataIncome/dataList'),
    id: 'industry.income',
    title: '利润表',
    unit: 'millionYuan',
    input: FLOWS,
  }),
  balanceSheet: industry.statement({
    ...REPORTED,
    ...sharedAddress('dataAssets/dataList'),
    id: 'industry.balanceSheet',
    title: '资产负债表',
    unit: 'millionYuan',
    input: PERIODS,
  }),
  cashFlow: industry.statement({
    ...REPORTED,
    ...sharedAddress('dataCash/dataList'),
    id: 'industry.cashFlow',
    title: '现金流量表',
    unit: 'millionYuan',
    input: FLOWS,
  }),
  /** Ratios of sums over the members that have both parts, of the year so far. */
  analysis: industry.statement({
    ...REPORTED,
    ...sharedAddress('dataStockFinancialAnalysis/dataList'),
    id: 'industry.analysis',
    title: '财务分析',
    unit: 'percent',
    input: PERIODS,
  }),
  /** The median of each ratio over the members that have it. */
  analysisMedians: industry.statement({
    ...REPORTED,
    ...sharedAddress('dataStockFinancialAnalysis/industryList'),
    id: 'industry.analysisMedians',
    title: '财务分析（成份公司中位数）',
    source: '成份公司定期报告',
    unit: 'percent',
    input: PERIODS,
  }),
} as const;
