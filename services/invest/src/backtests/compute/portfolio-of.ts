import {
  datedDrawdown,
  drawdowns,
  monthlyReturns,
  orNull,
  performance,
  relativePerformance,
  worstDrawdowns,
} from '@console/quant';
import type { Report } from './build-report.ts';
import { wealthOf } from './wealth-of.ts';

type Portfolio = NonNullable<Report['longShort']>;

/** The number of deepest drawdowns that are reported. */
const WORST = 5;

export interface PortfolioTerms {
  readonly dates: readonly string[];
  /** The benchmark's return on each date; null without one. */
  readonly benchmark: Float64Array | null;
}

/**
 * The figures of a portfolio that is formed again at each close and held for a day.
 * @param forward by date, its return over the day to come
 */
export function portfolioOf(
  forward: readonly (number | null)[],
  { dates, benchmark }: PortfolioTerms,
): Portfolio {
  const { earned, wealth, through } = wealthOf(forward);
  const known = earned.subarray(0, through);
  const knownDates = dates.slice(0, through);
  const below = drawdowns(earned);
  const { annualReturn, annualVolatility, sharpe, sortino, ...more } = performance(known);
  return {
    returns: Array.from(earned, orNull),
    wealth,
    drawdowns: wealth.map((worth, date) => (worth === null ? null : (below[date] ?? null))),
    worst: worstDrawdowns(known, WORST).map((fall) => datedDrawdown(fall, knownDates)),
    monthlyReturns: monthlyReturns(known, knownDates),
    totalReturn: more.totalReturn,
    annualReturn,
    annualVolatility,
    sharpe,
    sortino,
    maxDrawdown: more.maxDrawdown,
    calmar: more.calmar,
    omega: more.omega,
    var5: more.var5,
    cvar5: more.cvar5,
    winRate: more.winRate,
    relative: benchmark && relativeTo(benchmark, earned),
  };
}

function relativeTo(benchmark: Float64Array, earned: Float64Array): NonNullable<Portfolio['relative']> {
  const { alpha, beta, excessReturn, trackingError, informationRatio } = relativePerformance(
    earned,
    benchmark,
  );
  return { alpha, beta, excessReturn, trackingError, informationRatio };
}
