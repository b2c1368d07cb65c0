import { dailyBar } from './daily-bar.ts';
import { latestQuote } from './latest-quote.ts';
import { security } from './security.ts';
import { swIndustry } from './sw-industry.ts';
import { swMember } from './sw-member.ts';
import type { TableDefinition } from './table-definition.ts';
import { tradingCalendar } from './trading-calendar.ts';

/** Every table of the mart; those that files feed stand in the order they are loaded in. */
export const MARKET_TABLES: readonly TableDefinition[] = [
  security,
  swIndustry,
  swMember,
  tradingCalendar,
  dailyBar,
  latestQuote,
];

export const FILE_TABLES = MARKET_TABLES.filter((table) => table.load !== 'derived');
