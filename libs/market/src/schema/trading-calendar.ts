import { defineTable, type RowOf } from './table-definition.ts';

export const tradingCalendar = defineTable({
  name: 'trading_calendar',
  title: '交易日历',
  note: 'Optional: days that bars have and the calendar lacks are added as open days.',
  columns: [
    { name: 'trade_date', type: 'date', note: '' },
    { name: 'is_open', type: 'flag', note: '1 when the exchanges trade' },
  ],
  key: ['trade_date'],
  load: 'merge',
  asOf: 'trade_date',
});

export type TradingCalendarRow = RowOf<typeof tradingCalendar>;
