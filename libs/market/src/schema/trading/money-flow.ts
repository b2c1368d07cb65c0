import { date, ofSecurity, within, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const moneyFlow = defineTable({
  name: 'money_flow',
  title: '交易结构',
  note:
    'One row per security and day on which it traded: net inflow by size of order, bought less sold. Main ' +
    'orders are the large ones and the extra large; what they take the middle and small give. Cumulated and ' +
    'variants over float capital, the main share of the amount (main_trading_amount / amount) and the volume ratio ' +
    '(volume over its mean of the five days before) follow from it and daily_bar.',
  columns: [
    date('trade_date', '交易日'),
    ofSecurity,
    yuan('large_net', '特大单净流入', 'of the extra large orders alone'),
    yuan('main_net', '主力净流入', 'large and extra large orders'),
    yuan('middle_small_net', '中小单净流入', 'the other side of main_net'),
    within(yuan('main_trading_amount', '主力成交额', 'both sides’ mean; at most the day’s amount'), {
      min: 0,
    }),
  ],
  key: ['trade_date', 'security_id'],
  indexes: [['security_id', 'trade_date']],
  load: 'merge',
  asOf: 'trade_date',
  yearly: true,
  needs: ['security'],
  rules: [{ kind: 'sum', total: 'main_net', plus: [], minus: ['middle_small_net'] }],
});

export type MoneyFlowRow = RowOf<typeof moneyFlow>;
