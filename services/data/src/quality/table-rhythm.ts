import type { TableRhythm } from '@console/contract-data';
import type { TableDefinition } from '@console/market/schema';

/** Tables of which the key and the as-of column do not tell how often they get something new. */
const EXCEPTIONS: Readonly<Record<string, TableRhythm>> = {
  // Written years ahead.
  trading_calendar: 'event',
  // Of a period, but only for companies that have something to say.
  performance_forecast: 'event',
  performance_express: 'event',
  dividend: 'event',
  // Reported with the half-year and the year alone.
  business_segment: 'yearly',
};

/** How often a table is expected to have something new; lists and events come when they come. */
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
