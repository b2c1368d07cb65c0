/** Numbers of the mart as indicators: their list, and reading them by day or by report. */
export { INDICATORS, indicatorOf } from './indicators.ts';
export type { MarketIndicator, MarketTopic } from './market-indicator.ts';
export { dailyField, readDaily } from './read-daily.ts';
export { readOwnDays } from './read-own-days.ts';
export { readReportFigures, readReports, type ReportRows } from './read-reports.ts';
