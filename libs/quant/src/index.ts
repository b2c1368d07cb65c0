/**
 * The numeric core: arrays in, arrays out; no I/O, no framework, no dependency. Missing is NaN. Each
 * function names the convention it follows.
 */
export { type CorrelationOrder, correlationOrder } from './checkup/correlation-order.ts';
export { falseDiscoveryRates } from './checkup/false-discovery-rates.ts';
export { rankCorrelations } from './checkup/rank-correlations.ts';
export { sampledRanks } from './checkup/sampled-ranks.ts';
export { sampledRows } from './checkup/sampled-rows.ts';
export { type DailySheet, dailySheet, sheetBytes, sheetSizeOf } from './factor/daily-sheet.ts';
export { type FactorInput } from './factor/factor-input.ts';
export {
  coefficientSummary,
  type CoefficientSummary,
  factorReport,
  type FactorReport,
} from './factor/factor-report.ts';
export { ReturnOrders } from './factor/return-orders.ts';
export { scanDates } from './factor/scan-dates.ts';
export { adjustCloses, type AdjustMode } from './series/adjust-closes.ts';
export { adjustedCloses } from './panel/adjusted-closes.ts';
export { dailyReturns } from './panel/daily-returns.ts';
export { forwardReturns } from './panel/forward-returns.ts';
export { limitPrice } from './panel/limit-price.ts';
export { type Board, BOARDS, type LimitPercents, newListing, standingPercent } from './panel/limit-rules.ts';
export { delistingRows, listingRows, LONG_AGO, NEVER } from './panel/listing-rows.ts';
export { fillUnlisted, isListed, type Listings } from './panel/listings.ts';
export { type DateRange, type PanelShape } from './panel/panel-shape.ts';
export { type PriceLimitInput, PriceLimits } from './panel/price-limits.ts';
export { canBuy, canSell, fillTradability, HINDRANCE, type TradabilityInput } from './panel/tradability.ts';
export { type Annual } from './performance/annual.ts';
export { annualReturn, totalReturn } from './performance/compound-return.ts';
export { type DatedDrawdown, datedDrawdown } from './performance/dated-drawdown.ts';
export { drawdowns } from './performance/drawdowns.ts';
export { monthlyReturns } from './performance/monthly-returns.ts';
export { type Performance, performance } from './performance/performance.ts';
export { type RelativePerformance, relativePerformance } from './performance/relative-performance.ts';
export { type Drawdown, worstDrawdowns } from './performance/worst-drawdowns.ts';
export { EXCLUSION, type ExclusionInput, fillExclusions } from './prepare/exclusions.ts';
export { type NeutraliseBy } from './prepare/neutraliser.ts';
export { type Preparation, prepareFactor } from './prepare/prepare-factor.ts';
export { type StandardiseBy } from './prepare/standardise.ts';
export { type WinsoriseBy } from './prepare/winsorise.ts';
export { type FormulaFunctionName, isFormulaFunction } from './functions/formula-functions.ts';
export {
  explainClose,
  explainDay,
  GAP_CAUSES,
  type GapCause,
  type GapState,
  gapState,
  NO_PLANS,
  planDay,
  type StockGap,
} from './gaps/explain-day.ts';
export { type Plans, type StockPlan } from './gaps/stock-plan.ts';
export { companyReports } from './indexes/company-reports.ts';
export { ComparisonIndexes } from './indexes/comparison-indexes.ts';
export { type Configuration, configurationIndexes } from './indexes/configuration-indexes.ts';
export { groupMeans } from './indexes/group-means.ts';
export type { IndexInput } from './indexes/index-input.ts';
export {
  type CapitalRate,
  type ComparedMeasure,
  type IndexOrigins,
  indexOrigins,
} from './indexes/index-origin.ts';
export { indexPanel } from './indexes/index-panel.ts';
export { investSuccessRates, type MonthlyInput } from './indexes/invest-success-rate.ts';
export { type CompanyReports, KnownMeasures, REPORT_DAYS } from './indexes/known-measures.ts';
export { MeanPercentile } from './indexes/mean-percentile.ts';
export { type CapitalDay, LEAST_RATES, preferenceRates } from './indexes/preference-rates.ts';
export { correctedIndexes, styleIndexes, type StyleParts, type StyleWeights } from './indexes/style-index.ts';
export { POOL_SIZE, systemPool } from './indexes/system-pool.ts';
export { checkFormula, type FormulaCheck } from './graph/formula/check-formula.ts';
export { checkGraph, type GraphCheck } from './graph/check-graph.ts';
export { evaluateGraph, type GraphInput, type GraphPanel } from './graph/evaluate-graph.ts';
export { type FactorGraph, GRAPH_LIMITS, type GraphNode, type NodeKind } from './graph/factor-graph.ts';
export { formulaOf } from './graph/formula/formula-of.ts';
export { graphOf, type PlacedGraph } from './graph/formula/graph-of.ts';
export { type GraphFault, type GraphFaultCode, type Outcome, type Span } from './graph/graph-fault.ts';
export { type KnownName, KnownNames, refOf, type ValueType } from './graph/known-names.ts';
export { type NodeValue } from './graph/node-value.ts';
export { ruleOfWord, ruleWord } from './graph/formula/rule-words.ts';
export { type GraphOrder, topologicalOrder } from './graph/topological-order.ts';
export { canonicalUnit, NO_UNIT } from './graph/units.ts';
export { carryReports } from './reports/carry-reports.ts';
export { applyReportRule } from './reports/apply-report-rule.ts';
export { type ReportHistory } from './reports/report-history.ts';
export { type ReportPanel, reportPanel, type ReportSpan } from './reports/report-panel.ts';
export { trailingReports } from './reports/trailing-reports.ts';
export { applyRule } from './rules/apply-rule.ts';
export { type Band } from './rules/bands.ts';
export { type Comparison, COMPARISONS } from './rules/comparison.ts';
export { type FaultCode, type ParameterFault } from './rules/parameter-fault.ts';
export { checkRule, isRule, type Rule, type RuleParameters } from './rules/rule-parameters.ts';
export { type RulePanel } from './rules/rule-panel.ts';
export { seededRandom } from './sample/seeded-random.ts';
export { weekdays } from './sample/weekdays.ts';
export { changesOf, cumulated, overMeanBefore } from './series/series-steps.ts';
export { growthRate } from './series/growth-rate.ts';
export { largestTriangles } from './series/largest-triangles.ts';
export { type ConsensusFigure, type ConsensusRows } from './sets/reports/consensus-rows.ts';
export {
  consensusOnDays,
  type ConsensusQuestion,
  consensusSums,
  type ConsensusYear,
} from './sets/reports/consensus-sums.ts';
export { memberMedians } from './sets/reports/member-medians.ts';
export { knownDays, madeReports, memberReports } from './sets/reports/member-reports.ts';
export { type JointSums, jointSums, type MemberSums, memberSums } from './sets/reports/member-sums.ts';
export { type MemberFigures, reportContributions } from './sets/reports/report-contributions.ts';
export { type MemberTerm, reportMembers } from './sets/reports/report-members.ts';
export { isIncomplete, type ReportCoverage, reportCoverage } from './sets/reports/report-coverage.ts';
export {
  quartersAlone,
  type ReportRows,
  rowsBefore,
  trailingYears,
  yearsBefore,
  yearStarts,
} from './sets/reports/report-rows.ts';
export { type ReportedMembers, reportedShare } from './sets/reports/reported-share.ts';
export { type ReportWindow } from './sets/reports/report-window.ts';
export { levelsOf, type OwnLevels } from './stats/levels-of.ts';
export { linearPercentile, percentileOfSorted } from './stats/linear-percentile.ts';
export { meanOfPresent } from './stats/mean-of-present.ts';
export { median, medianInPlace } from './stats/median.ts';
export { type Moments, moments } from './stats/moments.ts';
export { neweyWestT } from './stats/newey-west-t.ts';
export { type OlsLine, olsLine } from './stats/ols-line.ts';
export { oneSampleT } from './stats/one-sample-t.ts';
export { orNull } from './stats/or-null.ts';
export { percentileOf } from './stats/percentile-of.ts';
export { percentileRanks } from './stats/percentile-ranks.ts';
export { studentTwoSidedP } from './stats/student-two-sided-p.ts';
export { trailingAt } from './series/trailing-at.ts';
export { trailingYear } from './series/trailing-year.ts';
export { chooseTop } from './weights/choose-top.ts';
export { type InverseVolatilityOptions, inverseVolatilityWeights } from './weights/inverse-volatility.ts';
export { ledoitWolf, type ShrunkCovariance } from './weights/ledoit-wolf.ts';
export { type MinimumVarianceOptions, minimumVarianceWeights } from './weights/minimum-variance.ts';
export { proportionalWeights } from './weights/proportional-weights.ts';
export { targetWeights } from './weights/target-weights.ts';
export { weightCap } from './weights/weight-cap.ts';
export { type Account, openAccount, type OpenOrder, type Weights } from './ledger/account.ts';
export { type Booking, type BookingKind, isFlagged } from './ledger/apply-actions.ts';
export { centsOf } from './ledger/cents.ts';
export { decideDay, type Decision } from './ledger/decide-day.ts';
export { type Decimal, decimalOf, parseDecimal } from './ledger/decimal.ts';
export { type OrderEntry } from './ledger/execute-order.ts';
export { type Costs, DEFAULT_COSTS, feeSum } from './ledger/fees.ts';
export { type MarketDay, restepped, type StockDay, stockOf } from './ledger/market-day.ts';
export { type BarRow, type DividendRow, type MarketData, marketDays } from './ledger/market-tape.ts';
export { NO_RISKS, positionIndex, type RiskEntry, type RiskLists } from './ledger/position-cap.ts';
export { type Quote } from './ledger/quote.ts';
export { endsPeriod, type Frequency } from './ledger/rebalance-days.ts';
export { cashOf, type DayReport, type DayResult, type LedgerRules, tradeDay } from './ledger/run-day.ts';
export { type Security } from './ledger/security.ts';
export { type LedgerState, type Signals, simulate, simulateFrom, type Strategy } from './ledger/simulate.ts';
export { benchmarkReturns } from './performance/benchmark-returns.ts';
export { type MixedPart, mixedReturns } from './performance/mixed-returns.ts';
export { monthlyTable, type YearRow } from './performance/monthly-table.ts';
export {
  type RollingOptions,
  type RollingPerformance,
  rollingPerformance,
} from './performance/rolling-performance.ts';
export { type Brinson, brinson, CASH } from './portfolio/brinson.ts';
export { type Effects } from './portfolio/brinson-day.ts';
export {
  type AttributedPeriod,
  type Contribution,
  type Contributions,
  contributions,
} from './portfolio/contributions.ts';
export { type PortfolioDays, portfolioDays } from './portfolio/portfolio-days.ts';
export {
  type PortfolioDrawdown,
  type PortfolioReport,
  portfolioReport,
  type PortfolioReportOptions,
} from './portfolio/portfolio-report.ts';
export { type BenchmarkSector, type SectorBenchmark, sectorBenchmark } from './portfolio/sector-benchmark.ts';
export { type MarketTape } from './tape/market-tape.ts';
export { runTape, type TapeResult } from './tape/run-tape.ts';
export { tapeOf } from './tape/tape-of.ts';
export { equalSignal, type TapeSignal, type TapeSignals, tapeSignals } from './tape/tape-signals.ts';
export { coveredShare } from './sets/covered-share.ts';
export { fundOverlap, type FundOverlap, type FundWeights } from './sets/fund-overlap.ts';
export { rotation, type Rotation, type RotationSpans } from './sets/rotation.ts';
export { tracking, type Tracking } from './sets/tracking.ts';
export { memberSpells, type MemberSpells, type Spell } from './sets/member-spells.ts';
export { type CellValue, cellsOf, memberCounts, type SetRows } from './sets/set-rows.ts';
export { meanOfMembers, type SetSums, sumMembers } from './sets/sum-members.ts';
export { type PairSums, rateOfPairs, sumPairs } from './sets/sum-pairs.ts';
export { isMultiple, type MultipleInput, sumMultiples } from './sets/sum-multiples.ts';
export { type ChainInput, FIRST_LEVEL, indexChain, type IndexSeries } from './sets/index-chain.ts';
export { type KnownReports } from './sets/each-known.ts';
export { type KnownValue, sumKnown, sumKnownPairs } from './sets/sum-known.ts';
export { type Payments, sumYearToDate, type YearDays } from './sets/sum-year-to-date.ts';
export { quarterSpans, type QuarterSpan, type SpanFigures, spanFigures } from './sets/quarter-spans.ts';
export {
  type Compared,
  largestContributions,
  type LargestContributions,
  type SetContributions,
} from './sets/set-contributions.ts';
export { sumContributions } from './sets/sum-contributions.ts';
export { indexContributions } from './sets/index-contributions.ts';
export { multipleChange, type MultipleChange } from './sets/multiple-change.ts';
