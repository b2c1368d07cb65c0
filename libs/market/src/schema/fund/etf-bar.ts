import { date, quantity, required, text, within, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const etfBar = defineTable({
  name: 'etf_bar',
  title: 'ETF 行情',
  note: 'One row per fund and trading day. The premium is close / net_value − 1.',
  columns: [
    date('trade_date', '交易日'),
    { ...text('etf_code', '基金代码', 6, 'six digits'), pattern: '\\d{6}' },
    within(required(yuan('open', '开盘价')), { min: 0 }),
    within(required(yuan('high', '最高价')), { min: 0 }),
    within(required(yuan('low', '最低价')), { min: 0 }),
    within(required(yuan('close', '收盘价')), { min: 0.0001 }),
    within(required(yuan('pre_close', '昨收价')), { min: 0.0001 }),
    within(quantity('volume', '成交量', 'units'), { min: 0 }),
    within(yuan('amount', '成交额'), { min: 0 }),
    within(required(yuan('net_value', '单位净值')), { min: 0.0001 }),
    within(quantity('fund_shares', '基金份额', 'units outstanding'), { min: 0 }),
  ],
  key: ['etf_code', 'trade_date'],
  indexes: [['trade_date']],
  load: 'merge',
  asOf: 'trade_date',
  needs: ['etf_profile'],
  rules: [
    { kind: 'ascending', columns: ['low', 'open', 'high'] },
    { kind: 'ascending', columns: ['low', 'close', 'high'] },
  ],
});

export type EtfBarRow = RowOf<typeof etfBar>;
