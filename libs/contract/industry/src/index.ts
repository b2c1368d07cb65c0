/** The industry domain as mfe-industry and services/industry both know it: tables, calls and pages. */
import { entries } from '@console/contract-core';
import { expenseCalls } from './business/expenses.ts';
import { revenueCostTables } from './business/revenue-costs.ts';
import { memberPartners, staffCalls, yearlyTables } from './basic-info/yearly.ts';
import { segmentCalls } from './business/segments.ts';
import { forecastCalls } from './financial/forecasts.ts';
import { memberComparisons } from './financial/member-comparisons.ts';
import { statementCalls } from './financial/statements.ts';
import { holdingTables } from './holdings.ts';
import { dayCharts } from './fund-preference/day-charts.ts';
import { dayTables } from './fund-preference/day-tables.ts';
import { industryCalls } from './industry-entries.ts';
import { industryCharts } from './industry-charts.ts';
import { industryComparison } from './map/industry-comparison.ts';
import { industryList } from './industry-list.ts';
import { industryMap } from './map/industry-map.ts';
import { industryNotes } from './industry-notes.ts';
import { industryPerformance } from './industry-performance.ts';
import { fundComparison } from './funds/fund-comparison.ts';
import { fundCalls, fundTables } from './funds/fund-entries.ts';
import { industryPool } from './industry-pool.ts';
import { memberReportCalls, memberReportTables } from './member-reports.ts';
import { marketValueCalls } from './market/market-value.ts';
import { moveCalls } from './market/moves.ts';
import { quoteTables } from './market/quotes.ts';
import { valuationCalls } from './market/valuations.ts';
import { memberTables } from './member-tables.ts';
import { shenwanCalls } from './shenwan-entries.ts';
import { shenwanOverview } from './shenwan-overview.ts';

export const industryTables = {
  shenwanOverview,
  industryList,
  industryPool,
  ...memberTables,
  ...memberReportTables,
  ...fundTables,
  ...revenueCostTables,
  ...yearlyTables,
  memberPartners,
  ...holdingTables,
  ...memberComparisons,
  ...dayTables,
  ...quoteTables,
} as const;
/** The industry's market value and multiples by day. */
export const marketCalls = { ...marketValueCalls, ...valuationCalls, ...moveCalls } as const;
/** What the members add up to by day: charts and figures. */
export const dayCalls = { ...dayCharts, ...marketCalls } as const;
export { dayCharts };
/** What the members report, summed: statements, ratios, expenses, staff and expectations. */
export const reportCalls = {
  ...statementCalls,
  ...forecastCalls,
  ...expenseCalls,
  ...segmentCalls,
  ...staffCalls,
} as const;
export const industryEntries = /* @__PURE__ */ entries({
  ...industryTables,
  industryPerformance,
  industryMap,
  industryComparison,
  ...industryCalls,
  ...industryCharts,
  ...reportCalls,
  ...industryNotes,
  ...fundCalls,
  fundComparison,
  ...memberReportCalls,
  ...dayCalls,
  ...shenwanCalls,
});
export type { CoveredFigure } from './coverage.ts';
export { LISTED_FIGURES } from './industry-list.ts';
export { OVERVIEW_FIGURES } from './shenwan-overview.ts';
export * from './industry-fields.ts';
export { INDUSTRY_FIGURE_NOTES } from './industry-figures.ts';
export {
  industryHistory,
  type Industry,
  type IndustryOption,
  type IndustryValues,
} from './industry-entries.ts';
export * from './funds/fund-comparison.ts';
export * from './map/industry-comparison.ts';
export * from './map/industry-map.ts';
export * from './industry-notes.ts';
export { INDUSTRY_MESSAGES } from './industry-messages.ts';
export { industryModule } from './manifest.ts';
export type { ShenwanOption } from './shenwan-entries.ts';
export { preferenceComparisonView } from './fund-preference/day-charts.ts';
export { MOVED, type Moved } from './market/moves.ts';
