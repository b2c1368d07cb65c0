import { date, quantity, required, shares, text, within, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const indexBar = defineTable({
  name: 'index_bar',
  title: '指数行情',
  note: 'One row per index and trading day, in points; the day’s return is close / pre_close − 1.',
  columns: [
    date('trade_date', '交易日'),
    { ...text('index_code', '指数代码', 12), pattern: '[0-9A-Za-z.]+' },
    within(required(quantity('open', '开盘点位')), { min: 0 }),
    within(required(quantity('high', '最高点位')), { min: 0 }),
    within(required(quantity('low', '最低点位')), { min: 0 }),
    within(required(quantity('close', '收盘点位')), { min: 0.0001 }),
    within(required(quantity('pre_close', '昨收点位')), { min: 0.0001 }),
    within(shares('volume', '成交量', 'of its shares'), { min: 0 }),
    within(yuan('amount', '成交额', 'of its shares'), { min: 0 }),
  ],
  key: ['index_code', 'trade_date'],
  indexes: [['trade_date']],
  load: 'merge',
  asOf: 'trade_date',
  needs: ['index_profile'],
  rules: [
    { kind: 'ascending', columns: ['low', 'open', 'high'] },
    { kind: 'ascending', columns: ['low', 'close', 'high'] },
  ],
});

export type IndexBarRow = RowOf<typeof indexBar>;
