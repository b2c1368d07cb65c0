/** The industry domain as mfe-industry and services/industry both know it: tables, calls and pages. */
import { entries } from '@console/contract-core';
import { expenseCalls } from './business/expenses.ts';
import { revenueCostTables } from './business/revenue-costs.ts';
import { memberPartners, staffCalls, yearlyTables } from './basic-info/yearly.ts';
import { segmentCalls } from './business/segments.ts';
import { forecastCalls } from './financial/forecasts.ts';
import { statementCalls } from './financial/statements.ts';
import { holdingTables } from './holdings.ts';
import { industryCalls } from './industry-entries.ts';
import { industryCharts } from './industry-charts.ts';
import { industryList } from './industry-list.ts';
import { industryPerformance } from './industry-performance.ts';
import { memberTables } from './member-tables.ts';
import { shenwanCalls } from './shenwan-entries.ts';
import { shenwanOverview } from './shenwan-overview.ts';

export const industryTables = {
  shenwanOverview,
  industryList,
  ...memberTables,
  ...revenueCostTables,
  ...yearlyTables,
  memberPartners,
  ...holdingTables,
} as const;
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
  ...industryCalls,
  ...industryCharts,
  ...reportCalls,
  ...shenwanCalls,
});
export * from './industry-fields.ts';
export { INDUSTRY_FIGURE_NOTES } from './industry-figures.ts';
export {
  industryHistory,
  type Industry,
  type IndustryOption,
  type IndustryValues,
} from './industry-entries.ts';
export { INDUSTRY_MESSAGES } from './industry-messages.ts';
export { industryModule } from './manifest.ts';
export type { ShenwanOption } from './shenwan-entries.ts';
