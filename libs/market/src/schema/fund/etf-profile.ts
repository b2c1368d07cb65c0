import { EXCHANGES } from '@console/contract-core';
import { choice, date, optional, quantity, text, within, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const etfProfile = defineTable({
  name: 'etf_profile',
  title: 'ETF 概况',
  note:
    'One row per fund, as of its last quarterly report. A fund’s code is unique over both ' +
    'exchanges. It follows an index of index_profile or a Shenwan industry, never both.',
  columns: [
    { ...text('etf_code', '基金代码', 6, 'six digits'), pattern: '\\d{6}' },
    choice('exchange', '交易所', EXCHANGES),
    text('name', '基金简称', 40),
    text('full_name', '基金全称', 120),
    choice('fund_status', '基金状态', ['正常', '暂停申购', '终止']),
    within(quantity('fund_shares', '基金份额', 'units at as_of_date'), { min: 0 }),
    within(yuan('fund_scale', '基金规模', 'units × net value at as_of_date'), { min: 0 }),
    date('as_of_date', '份额规模日期', 'last day of the quarter reported on'),
    date('established_date', '成立日期'),
    optional(date('expiry_date', '到期日期', 'empty: open-ended')),
    text('supervisor', '基金管理人', 80, 'the management company'),
    text('fund_manager', '基金经理', 80),
    text('benchmark', '业绩比较基准', 200),
    text('invest_objective', '投资目标', 1000),
    text('invest_scope', '投资范围', 1000),
    text('invest_range', '投资比例', 1000, 'how much may be held of what'),
    text('invest_philosophy', '投资理念', 1000),
    text('invest_strategy', '投资策略', 1000),
    optional(text('index_code', '跟踪指数', 12, 'of index_profile')),
    optional(text('sw_code', '跟踪申万行业', 12, 'of sw_industry')),
  ],
  key: ['etf_code'],
  indexes: [['index_code'], ['sw_code']],
  load: 'merge',
  asOf: 'as_of_date',
  rules: [{ kind: 'ascending', columns: ['established_date', 'expiry_date'] }],
});

export type EtfProfileRow = RowOf<typeof etfProfile>;
