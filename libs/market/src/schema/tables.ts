import { BUSINESS_TABLES } from './business/business-tables.ts';
import { COMPANY_TABLES } from './company/company-tables.ts';
import { adjustFactor } from './derived/adjust-factor.ts';
import { capitalPreference, industryCapitalPreference } from './derived/capital-preference.ts';
import { comparisonIndex } from './derived/comparison-index.ts';
import { coverage } from './derived/coverage.ts';
import { industryDaily } from './derived/industry-daily.ts';
import { industryFinancialAnalysis } from './derived/industry-financial-analysis.ts';
import { latestQuote } from './derived/latest-quote.ts';
import { EVENT_TABLES } from './events/event-tables.ts';
import { FUND_TABLES } from './fund/fund-tables.ts';
import { HOLDER_TABLES } from './holders/holder-tables.ts';
import { security } from './reference/security.ts';
import { swIndustry } from './reference/sw-industry.ts';
import { swMember } from './reference/sw-member.ts';
import { tradingCalendar } from './reference/trading-calendar.ts';
import { STATEMENT_TABLES } from './statements/statement-tables.ts';
import type { TableDefinition } from './table-definition.ts';
import { dailyBar } from './trading/daily-bar.ts';
import { TRADING_TABLES } from './trading/trading-tables.ts';

/** The tables that all others refer to, and the prices. */
const FIRST_TABLES = [security, swIndustry, swMember, tradingCalendar, dailyBar] as const;

/** Every table that files feed, in the order they are loaded in. */
export const FILE_TABLES: readonly TableDefinition[] = [
  ...FIRST_TABLES,
  ...TRADING_TABLES,
  ...STATEMENT_TABLES,
  ...BUSINESS_TABLES,
  ...COMPANY_TABLES,
  ...HOLDER_TABLES,
  ...EVENT_TABLES,
  ...FUND_TABLES,
];

/** The tables that the importer computes from them, in the order of computation. */
export const DERIVED_TABLES = [
  latestQuote,
  adjustFactor,
  industryDaily,
  capitalPreference,
  industryCapitalPreference,
  comparisonIndex,
  coverage,
  industryFinancialAnalysis,
] as const satisfies readonly TableDefinition[];

export const MARKET_TABLES: readonly TableDefinition[] = [...FILE_TABLES, ...DERIVED_TABLES];

/** A table's definition with the names and types of its columns, as the compiler knows them. */
export type MartDefinition =
  | (typeof FIRST_TABLES)[number]
  | (typeof TRADING_TABLES)[number]
  | (typeof STATEMENT_TABLES)[number]
  | (typeof BUSINESS_TABLES)[number]
  | (typeof COMPANY_TABLES)[number]
  | (typeof HOLDER_TABLES)[number]
  | (typeof EVENT_TABLES)[number]
  | (typeof FUND_TABLES)[number]
  | (typeof DERIVED_TABLES)[number];
