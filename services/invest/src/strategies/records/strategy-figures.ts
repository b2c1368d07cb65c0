import type { StrategyFigures } from '@console/contract-invest';
import {
  performance,
  portfolioDays,
  portfolioReport,
  type DayResult,
  type Performance,
} from '@console/quant';
import type { Querying } from '@console/node-kit/queries';
import { benchmarkReturns } from '../../backtests/compute/benchmark-returns.ts';

/**
 * The statistics of days one after another: their returns are over the assets at the close of the first, which on
 * the day of publication are the capital.
 * @param benchmark the code of an index; null for none
 */
export async function strategyFigures(
  database: Querying,
  days: readonly DayResult[],
  benchmark: string | null,
): Promise<StrategyFigures> {
  const [first, ...traded] = days;
  const series = portfolioDays(traded, first?.report.assets ?? 1n);
  const market = benchmark === null ? null : await benchmarkReturns(database, benchmark, series.dates);
  const report = portfolioReport(series, {
    start: first?.report.date ?? null,
    ...(market !== null && { benchmark: market }),
  });
  return {
    performance: withoutPositions(report.performance),
    market: market === null ? null : withoutPositions(performance(market)),
    relative: report.relative,
    worst: [...report.worst],
    longestRecovery: report.longestRecovery,
    months: report.months.map(({ months, ...year }) => ({ ...year, months: [...months] })),
    annualTurnover: report.annualTurnover,
    investedShare: report.investedShare,
  };
}

/** The figures of a performance; where the deepest fall was is among the worst ones, by dates. */
function withoutPositions(figures: Performance): StrategyFigures['performance'] {
  return {
    returns: figures.returns,
    totalReturn: figures.totalReturn,
    annualReturn: figures.annualReturn,
    annualVolatility: figures.annualVolatility,
    sharpe: figures.sharpe,
    sortino: figures.sortino,
    downsideRisk: figures.downsideRisk,
    maxDrawdown: figures.maxDrawdown,
    calmar: figures.calmar,
    omega: figures.omega,
    stability: figures.stability,
    tailRatio: figures.tailRatio,
    var5: figures.var5,
    cvar5: figures.cvar5,
    winRate: figures.winRate,
  };
}
