import { type Annual, annualTerms } from '../performance/annual.ts';
import { datedDrawdown, type DatedDrawdown } from '../performance/dated-drawdown.ts';
import { type YearRow, monthlyTable } from '../performance/monthly-table.ts';
import { type Performance, performance } from '../performance/performance.ts';
import { type RelativePerformance, relativePerformance } from '../performance/relative-performance.ts';
import { type RollingPerformance, rollingPerformance } from '../performance/rolling-performance.ts';
import { worstDrawdowns } from '../performance/worst-drawdowns.ts';
import { meanOfPresent } from '../stats/mean-of-present.ts';
import { orNull } from '../stats/or-null.ts';
import type { PortfolioDays } from './portfolio-days.ts';

export interface PortfolioDrawdown extends DatedDrawdown {
  /** Returns from the trough to the recovery; null while below the high. */
  readonly daysToRecover: number | null;
}

/** What there is to know of a portfolio's returns; null where undefined. */
export interface PortfolioReport {
  readonly performance: Performance;
  /** Null without a benchmark. */
  readonly relative: RelativePerformance | null;
  /** The five deepest falls at most, deepest first. */
  readonly worst: readonly PortfolioDrawdown[];
  /** The longest way from a trough back to the high, of all falls; null where none has recovered. */
  readonly longestRecovery: number | null;
  readonly months: readonly YearRow[];
  readonly rolling: RollingPerformance;
  /** Half of what was bought and sold in a year, per assets. */
  readonly annualTurnover: number | null;
  /** The mean share of assets in stocks. */
  readonly investedShare: number | null;
}

export interface PortfolioReportOptions extends Annual {
  /** The benchmark's return of each day. */
  readonly benchmark?: Float64Array;
  /** The date of the capital that the first return is over; null if it has none. */
  readonly start?: string | null;
}

const WORST = 5;

/** The statistics of a portfolio over its days, as empyrical defines them, with its falls, months and years. */
export function portfolioReport(
  { dates, returns, invested, turnover }: PortfolioDays,
  { benchmark, start = null, ...annual }: PortfolioReportOptions = {},
): PortfolioReport {
  const falls = worstDrawdowns(returns, Math.max(WORST, returns.length));
  const recoveries = falls.flatMap(({ recovery, trough }) => (recovery === null ? [] : [recovery - trough]));
  return {
    performance: performance(returns, annual),
    relative: benchmark ? relativePerformance(returns, benchmark, annual) : null,
    worst: falls.slice(0, WORST).map((fall) => ({
      ...datedDrawdown(fall, dates, start),
      daysToRecover: fall.recovery === null ? null : fall.recovery - fall.trough,
    })),
    longestRecovery: recoveries.length === 0 ? null : Math.max(...recoveries),
    months: monthlyTable(returns, dates),
    rolling: rollingPerformance(returns, benchmark ? { ...annual, benchmark } : annual),
    annualTurnover: orNull(meanOfPresent(turnover) * annualTerms(annual).periods),
    investedShare: orNull(meanOfPresent(invested)),
  };
}
