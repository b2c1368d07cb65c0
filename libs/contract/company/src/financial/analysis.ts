import { periodFilter, singleQuarter } from '@console/contract-core';
import { millionYuan, percent, word } from '@console/contract-core/columns';
import { company } from '../company.ts';

const BASE = '/api/dataStockFinancialAnalysis';

const REPORTED = { needs: 'gssjk_gn_view_financial', source: '定期报告' } as const;
/** The options of the tab's charts by report period; not every statement template has all series. */
const DRAWN = {
  ...REPORTED,
  input: { ...periodFilter, ...singleQuarter },
  sparse: true,
  /** `2024H1`; for a quarter alone `2024Q2`. */
  over: { reportPeriod: word('期间') },
} as const;

/** The ratios of a company, those of its industry, and the series of the tab's charts. */
export const analysisCalls = {
  analysis: company.statement({
    id: 'company.analysis',
    title: '财务分析',
    path: `${BASE}/dataList`,
    ...REPORTED,
    unit: 'percent',
    input: periodFilter,
  }),
  /** The median over the listed companies of its second Shenwan level, line by line. */
  industryAnalysis: company.statement({
    id: 'company.industryAnalysis',
    title: '财务分析（申万二级行业中位数）',
    path: `${BASE}/industryList`,
    ...REPORTED,
    unit: 'percent',
    input: periodFilter,
  }),
  revenueSeries: company.chart({
    ...DRAWN,
    id: 'company.revenueSeries',
    title: '营业总收入与同比',
    path: `${BASE}/incom`,
    bars: { operatingTotalRevenue: millionYuan('营业总收入') },
    lines: { operatingRevenueYoy: percent('同比', { why: true }) },
  }),
  attributableSeries: company.chart({
    ...DRAWN,
    id: 'company.attributableSeries',
    title: '归母净利润与同比',
    path: `${BASE}/attributable`,
    bars: { attributableProfit: millionYuan('归母净利润') },
    lines: { attributableProfitYoy: percent('同比', { why: true }) },
  }),
  marginSeries: company.chart({
    ...DRAWN,
    id: 'company.marginSeries',
    title: '毛利率与归母净利率',
    path: `${BASE}/margin`,
    lines: {
      grossMargin: percent('毛利率'),
      /** Net profit of the parent's shareholders over total revenue. */
      npToRevenue: percent('归母净利率'),
    },
  }),
  interestSeries: company.chart({
    ...DRAWN,
    id: 'company.interestSeries',
    title: '利息费用与财务费用',
    path: `${BASE}/interest`,
    lines: {
      interestExpense: millionYuan('利息费用'),
      interestIncome: millionYuan('利息收入'),
      financialExpense: millionYuan('财务费用'),
    },
  }),
} as const;
