/** Reading the mart with a read-only account: bars, adjusted closes, panels, coverage, the Shenwan tree. */
export type { PanelField } from '../derive/panels/panel-fields.ts';
export { AdjustSteps } from './adjust-steps.ts';
export { adjustedCloses, type AdjustedClose } from './adjusted-closes.ts';
export { barDays } from './bar-days.ts';
export { blankSuspended, isPriceOfDay } from './blank-suspended.ts';
export { businessDate } from './business-date.ts';
export { gaps, type CoverageGap } from './coverage-gaps.ts';
export { dailyRows } from './daily-rows.ts';
export { isFollowed } from './is-followed.ts';
export { missingSecurities } from './missing-securities.ts';
export { futureTradingDays } from './future-trading-days.ts';
export { newestLoad } from './newest-load.ts';
export { nextTradingDay } from './next-trading-day.ts';
export { highestId, readPanel, type Panel } from './read-panel.ts';
export { periodKey, quarterBefore, reportBefore, yearBefore, yearsBack } from './report-period.ts';
export { shenwanPath } from './shenwan-path.ts';
export { shenwanTree, type ShenwanNode } from './shenwan-tree.ts';
export { TO_DAYS_EPOCH } from './to-days-epoch.ts';
