/**
 * The market-data mart, shared by all tenants: what its tables are, how services read them, and how
 * files get in. Services read with a read-only account; only the importer (`src/cli`) writes.
 * Qualify tables with `tableName('market', …)` of node-kit.
 */
export { findSources } from './import/files/find-sources.ts';
export { importFolder, type ImportOptions } from './import/import-folder.ts';
export type { TableReport } from './import/import-table.ts';
export { loadMapping, MAPPING_NAMES, MappingFault } from './import/files/load-mapping.ts';
export type { Mapping } from './import/files/mapping.ts';
export type { ImportProgress, ProgressReporter } from './import/progress.ts';
export { pinyinInitialsOf } from './import/files/pinyin-of.ts';
export { undoLastRun, UndoRefused, type UndoOptions, type UndoReport } from './import/load/undo-last-run.ts';
export type { PanelField } from './derive/panels/panel-fields.ts';
export { before, cumulated, joined, minus, over, plus, times } from './facts/arithmetic.ts';
export { executiveTradeSources, pledgeSources } from './facts/disclosures.ts';
export type { Mart, TableOf } from './facts/fact-source.ts';
export { facts, type ReadFacts } from './facts/facts.ts';
export { growth, growthReason } from './facts/growth.ts';
export { isListedOn } from './facts/listed-on.ts';
export { memberFacts, type ReadMemberFacts } from './facts/member-facts.ts';
export { isMemberOn, type SecuritySet } from './facts/security-set.ts';
export { isYearBefore } from './facts/year-before.ts';
export { INDICATORS, indicatorOf } from './indicators/indicators.ts';
export type { MarketIndicator, MarketTopic } from './indicators/market-indicator.ts';
export { dailyField, readDaily } from './indicators/read-daily.ts';
export { readOwnDays } from './indicators/read-own-days.ts';
export { readReports, type ReportRows } from './indicators/read-reports.ts';
export { adjustedCloses, type AdjustedClose } from './read/adjusted-closes.ts';
export { AdjustSteps } from './read/adjust-steps.ts';
export { barDays } from './read/bar-days.ts';
export { blankSuspended, isPriceOfDay } from './read/blank-suspended.ts';
export { businessDate } from './read/business-date.ts';
export { dailyRows } from './read/daily-rows.ts';
export { gaps, type CoverageGap } from './read/coverage-gaps.ts';
export { isFollowed } from './read/is-followed.ts';
export { missingSecurities } from './read/missing-securities.ts';
export { highestId, readPanel, type Panel } from './read/read-panel.ts';
export { periodKey, quarterBefore, reportBefore, yearBefore, yearsBack } from './read/report-period.ts';
export { shenwanTree, type ShenwanNode } from './read/shenwan-tree.ts';
export { DAILY_COVERED, PERIODIC_COVERED, type CoveredTable } from './schema/derived/coverage.ts';
export { WHOLE_MARKET } from './schema/derived/industry-daily.ts';
export { MARKET_MIGRATIONS } from './schema/migrations.ts';
export { BALANCE_LINES } from './schema/statements/balance-lines.ts';
export { CASH_FLOW_LINES } from './schema/statements/cash-flow-lines.ts';
export { INCOME_LINES } from './schema/statements/income-lines.ts';
export {
  lineColumns,
  linesOf,
  type StatementLine,
  type Template,
} from './schema/statements/statement-line.ts';
export type { TableDefinition } from './schema/table-definition.ts';
export { TABLE_SUBJECTS, type TableSubject } from './schema/table-subjects.ts';
export type { MartTables } from './schema/mart-tables.ts';
export { MARKET_TABLES } from './schema/tables.ts';
