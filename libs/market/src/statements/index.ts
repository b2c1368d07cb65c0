/** Statements, ratios and expectations as they are shown, of a company or summed over a set: their lines, and rows of values. */
export { ANALYSIS_NAMES, analysisLines, type RatioValue } from './analysis-lines.ts';
export { buildSegmentPivot, type Segment } from './build-segment-pivot.ts';
export { buildStatement, type StatementColumn } from './build-statement.ts';
export { byDay } from './by-day.ts';
export { drawnLines, type DrawnLine } from './drawn-line.ts';
export {
  EPS_LINES,
  forecastStatement,
  knownAt,
  QUALITY_LINES,
  REVENUE_AND_PROFIT_LINES,
  wholeStory,
  type Expectation,
} from './expectation.ts';
export {
  expectationPage,
  expectationRows,
  GROWTH_MEASURES,
  QUALITY_MEASURES,
  type HistoryRow,
} from './expectation-history.ts';
export { SHOWN_STATEMENTS, type ShownStatement } from './shown-statements.ts';
export { singleQuarters, type Figures, type Levels } from './single-quarter.ts';
