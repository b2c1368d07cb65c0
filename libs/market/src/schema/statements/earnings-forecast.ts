import { count, date, flag, ofSecurity, ratio, required, within, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const earningsForecast = defineTable({
  name: 'earnings_forecast',
  title: '盈利预测(一致预期)',
  note:
    'What analysts expected of a company’s fiscal years on a day, the last reported year beside it: is_actual ' +
    'makes it 2023A, else 2024E.',
  columns: [
    ofSecurity,
    date('report_date', '预测日期', 'day the row became known'),
    within(required(count('fiscal_year', '会计年度')), { min: 1990, max: 2100 }),
    flag('is_actual', '实际值', '1 when reported, 0 when expected'),
    within(count('institution_count', '预测机构数', 'empty for a reported year'), { min: 0 }),
    yuan('operating_total_revenue', '营业总收入'),
    yuan('net_profit_parent', '归母净利润'),
    yuan('eps', '每股收益', 'yuan a share'),
    ratio('gross_margin', '毛利率', 'empty of banks and insurers'),
    ratio('pretax_margin', '税前利润率', 'total profit ÷ revenue'),
    ratio('roe', '净资产收益率'),
    ratio('roic', '投入资本回报率'),
  ],
  key: ['security_id', 'report_date', 'fiscal_year'],
  load: 'merge',
  asOf: 'report_date',
  needs: ['security'],
});

export type EarningsForecastRow = RowOf<typeof earningsForecast>;
