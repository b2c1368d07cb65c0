import { date, ofSecurity, ratio, shares, within, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const connectHolding = defineTable({
  name: 'connect_holding',
  title: '沪深股通持股',
  note:
    'One row per eligible security and trading day: what is held through the Shanghai and Shenzhen connect. ' +
    'The day’s change is against the row before; it differs from net_buy_volume on ex-rights days with new shares.',
  columns: [
    date('trade_date', '交易日'),
    ofSecurity,
    within(shares('held_shares', '沪深股通持股数'), { min: 0 }),
    within(ratio('held_capital_rate', '沪深股通持股占流通股比', 'held over float shares'), {
      min: 0,
      max: 1,
    }),
    shares('net_buy_volume', '沪深股通净买入量', 'negative when more was sold'),
    yuan('net_buy_amount', '沪深股通净买入额', 'negative when more was sold'),
  ],
  key: ['trade_date', 'security_id'],
  indexes: [['security_id', 'trade_date']],
  load: 'merge',
  asOf: 'trade_date',
  yearly: true,
  needs: ['security'],
});

export type ConnectHoldingRow = RowOf<typeof connectHolding>;
