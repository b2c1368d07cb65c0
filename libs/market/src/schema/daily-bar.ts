import { defineTable, type RowOf } from './table-definition.ts';

export const dailyBar = defineTable({
  name: 'daily_bar',
  title: '日行情',
  note:
    'One row per security and trading day, prices unadjusted. `pre_close` is the exchange’s ex-rights ' +
    'reference: the day’s return is close / pre_close − 1. A suspended day has no open, high or low and ' +
    'carries the last close.',
  columns: [
    { name: 'trade_date', type: 'date', note: '' },
    { name: 'security_id', type: 'security', note: '' },
    { name: 'open', type: 'number', unit: 'yuan', min: 0, nullable: true, note: 'empty when suspended' },
    { name: 'high', type: 'number', unit: 'yuan', min: 0, nullable: true, note: 'empty when suspended' },
    { name: 'low', type: 'number', unit: 'yuan', min: 0, nullable: true, note: 'empty when suspended' },
    { name: 'close', type: 'number', unit: 'yuan', min: 0.0001, note: 'the last close when suspended' },
    { name: 'pre_close', type: 'number', unit: 'yuan', min: 0.0001, note: 'ex-rights reference' },
    { name: 'volume', type: 'integer', unit: 'shares', min: 0, nullable: true, note: '' },
    { name: 'amount', type: 'number', unit: 'yuan', min: 0, note: '0 when suspended' },
    { name: 'turnover_rate', type: 'number', min: 0, nullable: true, note: 'fraction of the float traded' },
    { name: 'total_shares', type: 'integer', unit: 'shares', min: 0, nullable: true, note: '' },
    { name: 'float_shares', type: 'integer', unit: 'shares', min: 0, nullable: true, note: '' },
    { name: 'pe_ttm', type: 'number', unit: 'multiple', nullable: true, note: 'negative for a loss' },
    { name: 'pb', type: 'number', unit: 'multiple', nullable: true, note: 'of the latest reported equity' },
    { name: 'ps_ttm', type: 'number', unit: 'multiple', nullable: true, note: '' },
    { name: 'suspended', type: 'flag', note: '1 when not traded that day' },
    { name: 'st', type: 'flag', note: '1 under special treatment (ST, *ST)' },
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
