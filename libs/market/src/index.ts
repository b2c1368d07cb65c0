/**
 * The market-data mart, shared by all tenants: what its tables are, how services read them, and how
 * files get in. Services read with a read-only account; only the importer (`src/cli`) writes.
 * Qualify tables with `tableName('market', …)` of node-kit.
 */
export { businessDate } from './read/business-date.ts';
export { shenwanTree, validOn, type ShenwanNode } from './read/shenwan-tree.ts';
export { createTableSql } from './schema/create-table-sql.ts';
export { dailyBar, type DailyBarRow } from './schema/daily-bar.ts';
export { latestQuote, type LatestQuoteRow } from './schema/latest-quote.ts';
export { MARKET_MIGRATIONS } from './schema/migrations.ts';
export { BOARDS, security, type Board, type SecurityRow } from './schema/security.ts';
export type { SnapshotRow } from './schema/snapshot-sql.ts';
export { swIndustry, type SwIndustryRow } from './schema/sw-industry.ts';
export { swMember, type SwMemberRow } from './schema/sw-member.ts';
export { FILE_TABLES, MARKET_TABLES } from './schema/tables.ts';
export {
  fileColumns,
  headerName,
  type ColumnDefinition,
  type RowOf,
  type TableDefinition,
} from './schema/table-definition.ts';
export { tradingCalendar, type TradingCalendarRow } from './schema/trading-calendar.ts';
