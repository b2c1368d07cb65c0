import { defineTable, type RowOf } from './table-definition.ts';

/**
 * One row per security, all null where it never traded, so that lists may join inward and lead with any
 * of these indexes; they are the company list's sorts.
 */
export const latestQuote = defineTable({
  name: 'latest_quote',
  title: '最新行情',
  note: 'Derived after every load of bars or securities: each security’s last bar and what follows from it.',
  columns: [
    { name: 'security_id', type: 'security', note: '' },
    { name: 'trade_date', type: 'date', nullable: true, note: 'day of the bar' },
    { name: 'open', type: 'number', unit: 'yuan', nullable: true, note: '' },
    { name: 'high', type: 'number', unit: 'yuan', nullable: true, note: '' },
    { name: 'low', type: 'number', unit: 'yuan', nullable: true, note: '' },
    { name: 'close', type: 'number', unit: 'yuan', nullable: true, note: '' },
    { name: 'pre_close', type: 'number', unit: 'yuan', nullable: true, note: '' },
    { name: 'change_rate', type: 'number', nullable: true, note: 'close / pre_close − 1' },
    { name: 'volume', type: 'integer', unit: 'shares', nullable: true, note: '' },
    { name: 'amount', type: 'number', unit: 'yuan', nullable: true, note: '' },
    { name: 'turnover_rate', type: 'number', nullable: true, note: 'fraction of the float' },
    { name: 'total_capital', type: 'number', unit: 'yuan', nullable: true, note: 'close × total shares' },
    { name: 'float_capital', type: 'number', unit: 'yuan', nullable: true, note: 'close × float shares' },
    { name: 'pe', type: 'number', unit: 'multiple', nullable: true, note: 'TTM' },
    { name: 'pb', type: 'number', unit: 'multiple', nullable: true, note: '' },
    { name: 'ps', type: 'number', unit: 'multiple', nullable: true, note: 'TTM' },
    {
      name: 'high_52w',
      type: 'number',
      unit: 'yuan',
      nullable: true,
      note: 'highest unadjusted high of the 365 days up to trade_date',
    },
    {
      name: 'low_52w',
      type: 'number',
      unit: 'yuan',
      nullable: true,
      note: 'lowest unadjusted low of the 365 days up to trade_date',
    },
    { name: 'suspended', type: 'flag', note: '' },
    { name: 'st', type: 'flag', note: '' },
  ],
  key: ['security_id'],
  indexes: [['close'], ['change_rate'], ['total_capital'], ['pe'], ['pb'], ['ps'], ['trade_date']],
  load: 'derived',
});

export type LatestQuoteRow = RowOf<typeof latestQuote>;
