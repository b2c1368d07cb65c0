import { date, ofSecurity, quantity, ratio, text } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';
import { WHOLE_MARKET } from './industry-daily.ts';

const PREFERENCE_COLUMNS = [
  quantity('zbph_index', '资本偏好指数', '0 to 5'),
  ratio('fund_held_capital_rate', '基金持股比例', 'of the float, as last announced'),
  ratio('financing_balance_rate', '融资余额比例', 'of the float capital'),
  ratio('connect_held_capital_rate', '沪深股通持股比例', 'of the float'),
  ratio('main_of_total_rate', '主力成交占比', 'of the day’s amount'),
  ratio('turnover_of_float_rate', '成交额占流通市值', 'amount over float capital'),
] as const;

/** The last 250 trading days. */
export const capitalPreference = defineTable({
  name: 'capital_preference',
  title: '资本偏好',
  note:
    'Derived from what was known on the day: zbph_index is 5 × the mean percentile of the five rates among ' +
    'the securities that are listed and have a bar, higher is better, ties half. A missing rate is left out; at ' +
    'least 3 of 5.',
  columns: [date('trade_date', '交易日'), ofSecurity, ...PREFERENCE_COLUMNS],
  key: ['trade_date', 'security_id'],
  indexes: [['security_id', 'trade_date']],
  load: 'derived',
  asOf: 'trade_date',
});

export const industryCapitalPreference = defineTable({
  name: 'industry_capital_preference',
  title: '行业资本偏好',
  note:
    'Derived from capital_preference: each value weighted by float capital over the members valid on the day ' +
    'that have it.',
  columns: [
    text('sw_code', '行业代码', 12, `Shenwan code; ${WHOLE_MARKET}: the whole market`),
    date('trade_date', '交易日'),
    ...PREFERENCE_COLUMNS,
  ],
  key: ['sw_code', 'trade_date'],
  indexes: [['trade_date']],
  load: 'derived',
  asOf: 'trade_date',
});

export type CapitalPreferenceRow = RowOf<typeof capitalPreference>;
export type IndustryCapitalPreferenceRow = RowOf<typeof industryCapitalPreference>;
