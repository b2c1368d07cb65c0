import { date, flag } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const tradingCalendar = defineTable({
  name: 'trading_calendar',
  title: '交易日历',
  note: 'Optional: days that bars have and the calendar lacks are added as open days.',
  columns: [date('trade_date', '日期'), flag('is_open', '是否交易', '1 when the exchanges trade')],
  key: ['trade_date'],
  load: 'merge',
  asOf: 'trade_date',
});

export type TradingCalendarRow = RowOf<typeof tradingCalendar>;
