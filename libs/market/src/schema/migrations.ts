import { ddl, type MigrationClass } from '@console/node-kit/database';
import { BUSINESS_TABLES } from './business/business-tables.ts';
import { COMPANY_TABLES } from './company/company-tables.ts';
import { createTableSql } from './create-table-sql.ts';
import { adjustFactor } from './derived/adjust-factor.ts';
import { capitalPreference, industryCapitalPreference } from './derived/capital-preference.ts';
import { comparisonIndex } from './derived/comparison-index.ts';
import { coverage } from './derived/coverage.ts';
import { industryDaily } from './derived/industry-daily.ts';
import { industryFinancialAnalysis } from './derived/industry-financial-analysis.ts';
import { latestQuote } from './derived/latest-quote.ts';
import { CREATE_LIQUIDITY_SQL } from './derived/liquidity-sql.ts';
import { CREATE_PANEL_BLOCK_SQL } from './derived/panel-block-sql.ts';
import { EVENT_TABLES } from './events/event-tables.ts';
import { FUND_TABLES } from './fund/fund-tables.ts';
import { HOLDER_TABLES } from './holders/holder-tables.ts';
import { security } from './reference/security.ts';
import { swIndustry } from './reference/sw-industry.ts';
import { swMember } from './reference/sw-member.ts';
import { tradingCalendar } from './reference/trading-calendar.ts';
import {
  ALTER_SNAPSHOT_SQL,
  CREATE_IMPORT_RUN_SQL,
  CREATE_RETIRED_SECURITY_SQL,
  CREATE_SNAPSHOT_SQL,
} from './snapshot-sql.ts';
import { STATEMENT_TABLES } from './statements/statement-tables.ts';
import type { TableDefinition } from './table-definition.ts';
import { dailyBar } from './trading/daily-bar.ts';
import { TRADING_TABLES } from './trading/trading-tables.ts';

/** In order; a new table is one more line with a later timestamp, or the last of its group. */
export const MARKET_MIGRATIONS: readonly MigrationClass[] = [
  ...creating(1795000000001, [security, swIndustry, swMember, tradingCalendar, dailyBar, latestQuote]),
  ddl(1795000000007, 'CreateSnapshot', CREATE_SNAPSHOT_SQL),
  ddl(1796000000001, 'AlterSnapshot', ALTER_SNAPSHOT_SQL),
  ddl(1796000000002, 'CreateImportRun', CREATE_IMPORT_RUN_SQL),
  ddl(1796000000003, 'CreateRetiredSecurity', CREATE_RETIRED_SECURITY_SQL),
  ...creating(1796000000100, TRADING_TABLES),
  ...creating(1796000000200, STATEMENT_TABLES),
  ...creating(1796000000300, BUSINESS_TABLES),
  ...creating(1796000000400, COMPANY_TABLES),
  ...creating(1796000000500, HOLDER_TABLES),
  ...creating(1796000000600, EVENT_TABLES),
  ...creating(1796000000700, FUND_TABLES),
  ddl(
    1796000000800,
    'AddDerivedThrough',
    'ALTER TABLE `snapshot` ADD COLUMN `derived_through` INT UNSIGNED NULL',
  ),
  ddl(1796000000801, 'CreatePanelBlock', CREATE_PANEL_BLOCK_SQL),
  ...creating(1796000000802, [
    adjustFactor,
    industryDaily,
    capitalPreference,
    industryCapitalPreference,
    comparisonIndex,
    coverage,
    industryFinancialAnalysis,
  ]),
  ddl(1796000000810, 'CreateLiquidity', CREATE_LIQUIDITY_SQL),
];

function creating(first: number, tables: readonly TableDefinition[]): readonly MigrationClass[] {
  return tables.map((table, at) => ddl(first + at, `Create${pascalCase(table.name)}`, createTableSql(table)));
}

/** `daily_bar` → `DailyBar`. */
function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
}
