import { why } from '@console/contract-core';
import { z } from 'zod';
import { companyCall, figure } from '../company-table.ts';
import { companyStatement } from './company-statement.ts';
import { periodFilter } from '../period-filter.ts';
import { SINGLE } from './single.ts';

const BASE = '/api/dataStockFinancialAnalysis';

/** A series by report period, the oldest first. */
const seriesOf = <const Point extends z.ZodRawShape>(point: Point) =>
  z.object({
    /** `reportPeriod` is `2024H1`, of a quarter alone `2024Q2`. */
    points: z.array(z.object({ reportPeriod: z.string(), ...point })),
    /** The day the newest became known. */
    asOf: z.string().nullable(),
  });

const series = <const Point extends z.ZodRawShape>(id: string, title: string, name: string, point: Point) =>
  companyCall({
    id: `company.${id}`,
    title,
    path: `${BASE}/${name}`,
    needs: 'gssjk_gn_view_financial',
    input: { ...periodFilter, ...SINGLE },
    output: seriesOf(point),
  });

/** The ratios of a company, those of its industry, and the series the tab draws. */
export const analysisCalls = {
  analysis: companyStatement({
    id: 'company.analysis',
    title: '财务分析',
    path: `${BASE}/dataList`,
    unit: 'percent',
    source: '定期报告',
    input: periodFilter,
  }),
  /** The median over the listed companies of its second Shenwan level, line by line. */
  industryAnalysis: companyStatement({
    id: 'company.industryAnalysis',
    title: '财务分析（申万二级行业中位数）',
    path: `${BASE}/industryList`,
    unit: 'percent',
    source: '定期报告',
    input: periodFilter,
  }),
  revenueSeries: series('revenueSeries', '营业总收入与同比', 'incom', {
    operatingTotalRevenue: figure,
    operatingRevenueYoy: figure,
    operatingRevenueYoyWhy: why,
  }),
  attributableSeries: series('attributableSeries', '归母净利润与同比', 'attributable', {
    attributableProfit: figure,
    attributableProfitYoy: figure,
    attributableProfitYoyWhy: why,
  }),
  marginSeries: series('marginSeries', '毛利率与净利率', 'margin', {
    grossMargin: figure,
    /** Net profit of the parent's shareholders over total revenue. */
    npToRevenue: figure,
  }),
  interestSeries: series('interestSeries', '利息费用与财务费用', 'interest', {
    interestExpense: figure,
    interestIncome: figure,
    financialExpense: figure,
  }),
} as const;
