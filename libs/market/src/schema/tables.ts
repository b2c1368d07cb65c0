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

/** Every table that files feed, in the order they are loaded in. */
export const FILE_TABLES: readonly TableDefinition[] = [
  security,
  swIndustry,
  swMember,
  tradingCalendar,
  dailyBar,
  ...TRADING_TABLES,
  ...STATEMENT_TABLES,
  ...BUSINESS_TABLES,
  ...COMPANY_TABLES,
  ...HOLDER_TABLES,
  ...EVENT_TABLES,
  ...FUND_TABLES,
];

/** What the importer computes from them, in the order it does. */
export const DERIVED_TABLES: readonly TableDefinition[] = [
  latestQuote,
  adjustFactor,
  industryDaily,
  capitalPreference,
  industryCapitalPreference,
  comparisonIndex,
  coverage,
  industryFinancialAnalysis,
];

export const MARKET_TABLES: readonly TableDefinition[] = [...FILE_TABLES, ...DERIVED_TABLES];
