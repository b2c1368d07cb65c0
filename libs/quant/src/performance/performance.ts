import { moments } from '../stats/moments.ts';
import { orNull } from '../stats/or-null.ts';
import { present } from '../stats/present.ts';
import { type Annual, annualTerms } from './annual.ts';
import { annualReturn, totalReturn } from './compound-return.ts';
import { overDeviation } from './over-deviation.ts';
import { downsideDeviation, omegaRatio, sortinoRatio } from './shortfall.ts';
import { stability } from './stability.ts';
import { conditionalValueAtRisk, tailRatio, valueAtRisk } from './tail-risk.ts';
import { type Drawdown, worstDrawdowns } from './worst-drawdowns.ts';

/** Statistics of a series of returns; null where undefined. Rates and ratios are fractions. */
export interface Performance {
  /** The number of returns; missing ones are never counted. */
  readonly returns: number;
  readonly totalReturn: number | null;
  readonly annualReturn: number | null;
  /** ddof 1, annual. */
  readonly annualVolatility: number | null;
  /** Mean over the risk-free rate per deviation, annual. */
  readonly sharpe: number | null;
  /** Mean over the risk-free rate per downside deviation, annual. */
  readonly sortino: number | null;
  /** Shortfall below the risk-free rate, root mean square over all returns, annual. */
  readonly downsideRisk: number | null;
  /** 0 or negative. */
  readonly maxDrawdown: number | null;
  /** Its positions; null when there was none. */
  readonly drawdown: Drawdown | null;
  /** Annual return per |maximum drawdown|. */
  readonly calmar: number | null;
  /** Gains over the risk-free rate per losses below it. */
  readonly omega: number | null;
  readonly stability: number | null;
  readonly tailRatio: number | null;
  readonly var5: number | null;
  readonly cvar5: number | null;
  /** Share of returns above zero. */
  readonly winRate: number | null;
}

/**
 * The statistics of simple returns, oldest first, as empyrical defines them. Sharpe, Sortino, downside risk
 * and omega are relative to each period's risk-free rate.
 */
export function performance(returns: ArrayLike<number>, annual: Annual = {}): Performance {
  const { periods, riskFree } = annualTerms(annual);
  const required = riskFree / periods;
  const year = Math.sqrt(periods);
  const kept = present(returns);
  const excess = moments(kept.map((value) => value - required));
  const yearly = annualReturn(kept, periods);
  const drawdown = worstDrawdowns(returns, 1)[0] ?? null;
  return {
    returns: kept.length,
    totalReturn: orNull(totalReturn(kept)),
    annualReturn: orNull(yearly),
    annualVolatility: orNull(moments(kept).std * year),
    sharpe: orNull(overDeviation(excess.mean, excess.std) * year),
    sortino: orNull(sortinoRatio(kept, required) * year),
    downsideRisk: orNull(downsideDeviation(kept, required) * year),
    maxDrawdown: kept.length === 0 ? null : (drawdown?.depth ?? 0),
    drawdown,
    calmar: drawdown && orNull(yearly / -drawdown.depth),
    omega: orNull(omegaRatio(kept, required)),
    stability: orNull(stability(kept)),
    tailRatio: orNull(tailRatio(kept)),
    var5: orNull(valueAtRisk(kept)),
    cvar5: orNull(conditionalValueAtRisk(kept)),
    winRate: orNull(kept.filter((value) => value > 0).length / kept.length),
  };
}
