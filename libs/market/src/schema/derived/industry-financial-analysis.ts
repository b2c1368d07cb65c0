import { reportPeriod, text } from '../columns.ts';
import { financialAnalysis } from '../statements/financial-analysis.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** The figures of a report, without its company and days. */
export const ANALYSIS_FIGURES = financialAnalysis.columns.filter((column) => 'unit' in column);

export const industryFinancialAnalysis = defineTable({
  name: 'industry_financial_analysis',
  title: '行业财务分析指标',
  note:
    'Derived from financial_analysis: the median of each figure over the present members of a level-2 industry ' +
    'that have it and were listed on the last day of the period, in whatever industry they were then; of an even ' +
    'count the mean of the middle two.',
  columns: [text('sw_code', '行业代码', 12, 'level-2 Shenwan code'), reportPeriod, ...ANALYSIS_FIGURES],
  key: ['sw_code', 'report_period'],
  load: 'derived',
  asOf: 'report_period',
});

export type IndustryFinancialAnalysisRow = RowOf<typeof industryFinancialAnalysis>;
