import { date, ofSecurity, quantity } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/**
 * The measures that are compared: growth over a year of trailing revenue and profit, return on equity, gross
 * margin, PE and PB as percentiles of their own three years (lower is better). A mean needs 4 of the 6.
 */
export const comparisonIndex = defineTable({
  name: 'comparison_index',
  title: '比较指数',
  note:
    'Derived from what was known on the day, for the last trading day of each month and the newest day. ' +
    'industry_comparison_index: 5 × the mean percentile of the level-1 industry’s medians among industries; ' +
    'corp_comparison_index: 5 × the mean percentile within the industry; liquidity_index: 5 × the percentile ' +
    'of the mean amount of 20 days. Of who is listed and has a bar; unclassified securities are an industry of their own.',
  columns: [
    date('trade_date', '交易日'),
    ofSecurity,
    quantity('industry_comparison_index', '行业比较指数', '0 to 5'),
    quantity('corp_comparison_index', '公司比较指数', '0 to 5'),
    quantity('liquidity_index', '流动性指数', '0 to 5'),
  ],
  key: ['trade_date', 'security_id'],
  indexes: [['security_id', 'trade_date']],
  load: 'derived',
  asOf: 'trade_date',
});

export type ComparisonIndexRow = RowOf<typeof comparisonIndex>;
