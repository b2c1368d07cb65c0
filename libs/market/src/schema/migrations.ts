import { ddl, type MigrationClass } from '@console/node-kit';
import { createTableSql } from './create-table-sql.ts';
import { dailyBar } from './daily-bar.ts';
import { latestQuote } from './latest-quote.ts';
import { security } from './security.ts';
import { CREATE_SNAPSHOT_SQL } from './snapshot-sql.ts';
import { swIndustry } from './sw-industry.ts';
import { swMember } from './sw-member.ts';
import { tradingCalendar } from './trading-calendar.ts';

/** In order; a new table is one more line with a later timestamp. */
export const MARKET_MIGRATIONS: readonly MigrationClass[] = [
  ddl(1795000000001, 'CreateSecurity', createTableSql(security)),
  ddl(1795000000002, 'CreateSwIndustry', createTableSql(swIndustry)),
  ddl(1795000000003, 'CreateSwMember', createTableSql(swMember)),
  ddl(1795000000004, 'CreateTradingCalendar', createTableSql(tradingCalendar)),
  ddl(1795000000005, 'CreateDailyBar', createTableSql(dailyBar)),
  ddl(1795000000006, 'CreateLatestQuote', createTableSql(latestQuote)),
  ddl(1795000000007, 'CreateSnapshot', CREATE_SNAPSHOT_SQL),
];
