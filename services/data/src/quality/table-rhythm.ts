import type { TableRhythm } from '@console/contract-data';
import type { TableDefinition } from '@console/market/schema';

/** Tables whose key and as-of column do not show how often they get new rows. */
const EXCEPTIONS: Readonly<Record<string, TableRhythm>> = {
  // Filled years ahead.
  trading_calendar: 'event',
  // By period, but only for companies that report something.
  performance_forecast: 'event',
  performance_express: 'event',
  dividend: 'event',
  // Reported only with the half-year and the year.
  business_segment: 'yearly',
};

/** How often a table is expected to get new rows; lists and events have no rhythm. */
export function tableRhythm({
  name,
  asOf,
  key,
}: Pick<TableDefinition, 'name' | 'asOf' | 'key'>): TableRhythm {
  const exception = EXCEPTIONS[name];
  if (exception) return exception;
  if (asOf === 'trade_date') return 'daily';
  if (key.includes('report_period')) return 'quarterly';
  return key.includes('year') ? 'yearly' : 'event';
}
