/** The investment domain as mfe-invest and services/invest both know it: tables, calls and pages. */
import { entries, jobConsole } from '@console/contract-core';
import { backtestCalls, backtestTables } from './backtests/backtest-entries.ts';
import { checkupCalls, checkupTables } from './checkups/checkup-entries.ts';
import { factorCalls, factorTables } from './factors/factor-entries.ts';
import { indicatorCalls, indicatorTables } from './indicators/indicator-entries.ts';
import { rebalanceCalls, rebalanceTables } from './strategies/rebalance-entries.ts';
import { brinsonCalls } from './strategies/brinson-entries.ts';
import { comparisonCalls } from './strategies/comparison-entries.ts';
import { companyResearchCalls } from './strategies/company-research-entries.ts';
import { poolCalls, poolTables } from './strategies/pool-entries.ts';
import { planCalls } from './strategies/plan-entries.ts';
import { previewCalls } from './strategies/preview-entries.ts';
import { rankingCalls, rankingTables } from './strategies/ranking-entries.ts';
import { strategyRecordCalls, strategyRecordTables } from './strategies/record-of-days-entries.ts';
import { riskCalls } from './strategies/risk-entries.ts';
import { simulationCalls, simulationTables } from './strategies/simulation-entries.ts';
import { strategyCalls, strategyTables } from './strategies/strategy-entries.ts';
import { styleCalls, styleList } from './style-entries.ts';
import { calendarCalls } from './trading-calendar.ts';

export const investTables = {
  styleList,
  ...indicatorTables,
  ...factorTables,
  ...backtestTables,
  ...checkupTables,
  ...strategyTables,
  ...strategyRecordTables,
  ...simulationTables,
  ...poolTables,
  ...rankingTables,
  ...rebalanceTables,
} as const;
export const investEntries = /* @__PURE__ */ entries({
  ...calendarCalls,
  ...investTables,
  ...styleCalls,
  ...indicatorCalls,
  ...factorCalls,
  ...backtestCalls,
  ...checkupCalls,
  ...strategyCalls,
  ...strategyRecordCalls,
  ...brinsonCalls,
  ...comparisonCalls,
  ...companyResearchCalls,
  ...previewCalls,
  ...planCalls,
  ...simulationCalls,
  ...riskCalls,
  ...rebalanceCalls,
  ...poolCalls,
  ...rankingCalls,
});
/** The job console of backtests and of jobs about strategies. */
export const investJobEntries = jobConsole('invest', 'invest');
export { investModule } from './manifest.ts';
export {
  BACKTEST_EVENTS_PATH,
  type BacktestRun,
  type BacktestRunCard,
} from './backtests/backtest-entries.ts';
export { BACKTEST_MESSAGES } from './backtests/backtest-messages.ts';
export * from './backtests/backtest-params.ts';
export { effectiveSpan, sampleOf, type EffectiveSpan, type RunSample } from './backtests/run-sample.ts';
export {
  backtestReport,
  type BacktestReport,
  type CoefficientSummaryData,
  type PortfolioData,
} from './backtests/backtest-report.ts';
export type { Checkup, CheckupChanged, CheckupFigures, CheckupRow } from './checkups/checkup-entries.ts';
export * from './checkups/checkup-fields.ts';
export { CHECKUP_MESSAGES } from './checkups/checkup-messages.ts';
export type { Factor, FactorRow } from './factors/factor-entries.ts';
export * from './factors/factor-fields.ts';
export * from './factors/factor-graph.ts';
export { FACTOR_MESSAGES } from './factors/factor-messages.ts';
export { faultText } from './factors/fault-text.ts';
export { nodeTitle } from './factors/node-title.ts';
export { partTitles } from './factors/part-titles.ts';
export { choiceTitle, parameterPlace, parameterTitle } from './factors/parameter-title.ts';
export { unitText } from './factors/unit-text.ts';
export type { Indicator } from './indicators/indicator-entries.ts';
export * from './indicators/indicator-fields.ts';
export { INDICATOR_MESSAGES } from './indicators/indicator-messages.ts';
export { INDEX_TITLES, type IndexOrigin } from './strategies/pool-entries.ts';
export type {
  NextRebalance,
  PlannedOrder,
  RebalanceReview,
  RebalanceReviewLine,
} from './strategies/plan-entries.ts';
export {
  LEAST_SIMULATED_DAYS,
  type SimulatedOrder,
  type SimulationCard,
  type SimulationReport,
  type SimulationRun,
} from './strategies/simulation-entries.ts';
export type { PreviewedStock } from './strategies/preview-entries.ts';
export type { PublishedDraft, StrategyDraft } from './strategies/publish-input.ts';
export type { StrategyDetail, StrategyRow } from './strategies/strategy-entries.ts';
export * from './strategies/strategy-fields.ts';
export { brinsonCalls, type StrategyBrinson } from './strategies/brinson-entries.ts';
export {
  comparisonCalls,
  MOST_COMPARED_STRATEGIES,
  type StrategyComparison,
} from './strategies/comparison-entries.ts';
export type { StrategyFigures, StrategyPerformance } from './strategies/strategy-performance.ts';
export { STRATEGY_MESSAGES } from './strategies/strategy-messages.ts';
export type { Style } from './style-entries.ts';
export * from './style-fields.ts';
export { STYLE_MESSAGES } from './style-messages.ts';
export { backtestCalls, backtestTables } from './backtests/backtest-entries.ts';
export { checkupCalls, checkupTables } from './checkups/checkup-entries.ts';
export { factorCalls, factorTables } from './factors/factor-entries.ts';
export {
  rebalanceCalls,
  rebalanceTables,
  type RebalanceRow,
  type Recheck,
  type RebalanceState,
} from './strategies/rebalance-entries.ts';
export { companyResearchCalls } from './strategies/company-research-entries.ts';
export { poolCalls, poolTables } from './strategies/pool-entries.ts';
export { rankingCalls, rankingTables } from './strategies/ranking-entries.ts';
export { strategyRecordCalls, strategyRecordTables } from './strategies/record-of-days-entries.ts';
export { planCalls } from './strategies/plan-entries.ts';
export { previewCalls } from './strategies/preview-entries.ts';
export { simulationCalls, simulationTables } from './strategies/simulation-entries.ts';
export { riskCalls } from './strategies/risk-entries.ts';
export { strategyCalls, strategyTables } from './strategies/strategy-entries.ts';
export { styleCalls } from './style-entries.ts';
export { calendarCalls } from './trading-calendar.ts';
export { indicatorCalls, indicatorTables } from './indicators/indicator-entries.ts';
