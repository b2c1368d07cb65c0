/**
 * What the mart's tables are, and how a file's row is written and judged: enough to make or read files of the
 * documented format without a database.
 */
export { pinyinOf } from '../import/files/pinyin-of.ts';
export { compileRowCheck } from '../import/files/row-check.ts';
export {
  boardOf,
  parseSecurityCode,
  securityText,
  type SecurityCode,
} from '../import/files/security-code.ts';
export * from './business/business-segment.ts';
export * from './business/business-tables.ts';
export * from './company/company-profile.ts';
export * from './company/company-tables.ts';
export * from './company/executive-change.ts';
export * from './company/executive.ts';
export * from './company/patent.ts';
export * from './company/rd-investment.ts';
export * from './company/staff-composition.ts';
export * from './company/staff-education.ts';
export * from './company/supplier-customer-sum.ts';
export * from './company/supplier-customer.ts';
export * from './events/analyst-rating.ts';
export * from './events/announcement.ts';
export * from './events/dividend.ts';
export * from './events/event-tables.ts';
export * from './events/news.ts';
export * from './events/research-visit.ts';
export * from './events/share-issue.ts';
export * from './fund/etf-bar.ts';
export * from './fund/etf-constituent.ts';
export * from './fund/etf-profile.ts';
export * from './fund/fund-tables.ts';
export * from './holders/employee-plan.ts';
export * from './holders/equity-pledge.ts';
export * from './holders/holder-count.ts';
export * from './holders/holder-tables.ts';
export * from './holders/industrial-capital.ts';
export * from './holders/institution-holding.ts';
export * from './holders/shareholder.ts';
export * from './reference/index-bar.ts';
export * from './reference/index-profile.ts';
export * from './reference/security.ts';
export * from './reference/sw-industry.ts';
export * from './reference/sw-member.ts';
export * from './reference/trading-calendar.ts';
export * from './statements/asset-lines.ts';
export * from './statements/balance-lines.ts';
export * from './statements/balance-sheet.ts';
export * from './statements/cash-flow-lines.ts';
export * from './statements/cash-flow-statement.ts';
export * from './statements/earnings-forecast.ts';
export * from './statements/financial-analysis.ts';
export * from './statements/income-lines.ts';
export * from './statements/income-statement.ts';
export * from './statements/liability-lines.ts';
export * from './statements/performance-express.ts';
export * from './statements/performance-forecast.ts';
export * from './statements/statement-columns.ts';
export * from './statements/statement-line.ts';
export * from './statements/statement-tables.ts';
export * from './trading/connect-holding.ts';
export * from './trading/daily-bar.ts';
export * from './trading/margin-trading.ts';
export * from './trading/money-flow.ts';
export * from './trading/popularity.ts';
export * from './trading/trading-tables.ts';
export * as columns from './columns.ts';
export * from './table-definition.ts';
export * from './tables.ts';
