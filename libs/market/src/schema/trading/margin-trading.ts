import { date, ofSecurity, shares, within, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const marginTrading = defineTable({
  name: 'margin_trading',
  title: '融资融券',
  note:
    'One row per eligible security and trading day. A balance is the day before’s plus what was bought (sold) ' +
    'less what was repaid. Both together are financing_balance + short_balance; their rate is of close × float.',
  columns: [
    date('trade_date', '交易日'),
    ofSecurity,
    within(yuan('financing_balance', '融资余额', 'borrowed to buy and not yet repaid'), { min: 0 }),
    within(yuan('financing_buy', '融资买入额'), { min: 0 }),
    within(yuan('financing_repay', '融资偿还额'), { min: 0 }),
    within(shares('short_volume', '融券余量', 'borrowed, sold and not yet returned'), { min: 0 }),
    within(shares('short_sell_volume', '融券卖出量'), { min: 0 }),
    within(shares('short_repay_volume', '融券偿还量'), { min: 0 }),
    within(yuan('short_balance', '融券余额', 'short_volume × close'), { min: 0 }),
  ],
  key: ['trade_date', 'security_id'],
  indexes: [['security_id', 'trade_date']],
  load: 'merge',
  asOf: 'trade_date',
  yearly: true,
  needs: ['security'],
});

export type MarginTradingRow = RowOf<typeof marginTrading>;
