import type { UnitId } from '@console/contract-core';
import type { PortfolioData } from '@console/contract-invest';
import type { MetricKey } from '../metric-definitions.ts';

export interface PortfolioFact {
  readonly metric: MetricKey;
  readonly value: number | null;
  readonly unit: UnitId;
  readonly decimals: number;
}

const share = (metric: MetricKey, value: number | null): PortfolioFact => ({
  metric,
  value,
  unit: 'percent',
  decimals: 2,
});
const ratio = (metric: MetricKey, value: number | null): PortfolioFact => ({
  metric,
  value,
  unit: 'number',
  decimals: 2,
});

/**
 * A portfolio's statistics in the order they are shown; those against a benchmark too if the run has one.
 */
export function portfolioFacts(portfolio: PortfolioData): readonly PortfolioFact[] {
  const { relative } = portfolio;
  return [
    share('totalReturn', portfolio.totalReturn),
    share('annualReturn', portfolio.annualReturn),
    share('annualVolatility', portfolio.annualVolatility),
    ratio('sharpe', portfolio.sharpe),
    ratio('sortino', portfolio.sortino),
    share('maxDrawdown', portfolio.maxDrawdown),
    ratio('calmar', portfolio.calmar),
    ratio('omega', portfolio.omega),
    share('var5', portfolio.var5),
    share('cvar5', portfolio.cvar5),
    share('winRate', portfolio.winRate),
    ...(relative === null
      ? []
      : [
          share('portfolioAlpha', relative.alpha),
          ratio('portfolioBeta', relative.beta),
          share('excessReturn', relative.excessReturn),
          share('trackingError', relative.trackingError),
          ratio('informationRatio', relative.informationRatio),
        ]),
  ];
}
