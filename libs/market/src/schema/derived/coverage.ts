import { count, date, required, text } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** Daily tables with a row per security. */
export const DAILY_COVERED = ['daily_bar', 'margin_trading', 'connect_holding', 'money_flow'] as const;
/** Tables with a row per security and report period. */
export const PERIODIC_COVERED = ['income_statement', 'balance_sheet', 'cash_flow_statement'] as const;
export type CoveredTable = (typeof DAILY_COVERED)[number] | (typeof PERIODIC_COVERED)[number];

export const coverage = defineTable({
  name: 'coverage',
  title: '数据覆盖',
  note:
    'Derived: how many securities a table has on a day or report period, and how many it should have. Bars: ' +
    'those listed that day. Money flow: those that traded. Margin and connect: those present, and those who ' +
    'were before and are again, both within 20 trading days; on the newest day those of the day before that ' +
    'are listed and not newly ST. Statements: those listed at the legal deadline, 0 until it has passed.',
  columns: [
    text('table_name', '数据表', 64),
    date('day', '日期', 'trading day or last day of the report period'),
    required(count('present', '实有')),
    required(count('expected', '应有')),
  ],
  key: ['table_name', 'day'],
  load: 'derived',
});

export type CoverageRow = RowOf<typeof coverage>;
