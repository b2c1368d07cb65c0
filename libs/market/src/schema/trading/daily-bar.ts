import { date, flag, multiple, ofSecurity, ratio, required, shares, within, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const dailyBar = defineTable({
  name: 'daily_bar',
  title: '日行情',
  note:
    'One row per security and trading day, prices unadjusted. `pre_close` is the exchange’s ex-rights ' +
    'reference: the day’s return is close / pre_close − 1. A suspended day has no open, high or low and ' +
    'carries the last close. Capital is close × shares, the average price amount / volume; liquidity ' +
    '(the view `liquidity`) is capital, and the amount over it, of these rows.',
  columns: [
    date('trade_date', '交易日'),
    ofSecurity,
    within(yuan('open', '开盘价', 'empty when suspended'), { min: 0 }),
    within(yuan('high', '最高价', 'empty when suspended'), { min: 0 }),
    within(yuan('low', '最低价', 'empty when suspended'), { min: 0 }),
    within(required(yuan('close', '收盘价', 'the last close when suspended')), { min: 0.0001 }),
    within(required(yuan('pre_close', '昨收价', 'ex-rights reference')), { min: 0.0001 }),
    within(shares('volume', '成交量'), { min: 0 }),
    within(required(yuan('amount', '成交额', '0 when suspended')), { min: 0 }),
    within(ratio('turnover_rate', '换手率', 'volume over float shares'), { min: 0 }),
    within(shares('total_shares', '总股本'), { min: 0 }),
    within(shares('float_shares', '流通股本'), { min: 0 }),
    multiple('pe_ttm', '市盈率 TTM', 'negative for a loss'),
    multiple('pb', '市净率', 'of the latest reported equity'),
    multiple('ps_ttm', '市销率 TTM'),
    flag('suspended', '停牌', '1 when not traded that day'),
    flag('st', 'ST', '1 under special treatment (ST, *ST)'),
  ],
  key: ['trade_date', 'security_id'],
  indexes: [['security_id', 'trade_date']],
  load: 'merge',
  asOf: 'trade_date',
  yearly: true,
  needs: ['security'],
  rules: [
    { kind: 'present', columns: ['open', 'high', 'low'], unless: 'suspended' },
    { kind: 'ascending', columns: ['low', 'open', 'high'], unless: 'suspended' },
    { kind: 'ascending', columns: ['low', 'close', 'high'], unless: 'suspended' },
    { kind: 'ascending', columns: ['float_shares', 'total_shares'] },
  ],
});

export type DailyBarRow = RowOf<typeof dailyBar>;
