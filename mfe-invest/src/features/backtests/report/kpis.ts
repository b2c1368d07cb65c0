import type { UnitId } from '@console/contract-core';
import type { BacktestReport } from '@console/contract-invest';
import type { MetricKey } from '../metric-definitions.ts';

export interface Kpi {
  readonly metric: MetricKey;
  /** The title, where the strip names it otherwise than its definition does. */
  readonly title?: string;
  readonly value: number | null;
  readonly unit: UnitId;
  readonly decimals: number;
  /** Whether it has its sign and the market's colours. */
  readonly change?: true;
}

/**
 * The ten figures at the top of a tear sheet: of one horizon, and of the long-short portfolio, which is
 * rebalanced daily.
 */
export function kpisOf(report: BacktestReport, horizon: number): readonly Kpi[] {
  const key = String(horizon);
  const ic = report.rankIcSummary[key];
  const portfolio = report.longShort;
  return [
    { metric: 'rankIcMean', value: ic?.mean ?? null, unit: 'number', decimals: 4 },
    { metric: 'icir', value: ic?.icir ?? null, unit: 'number', decimals: 2 },
    { metric: 'sharePositive', value: ic?.sharePositive ?? null, unit: 'percent', decimals: 1 },
    { metric: 'icT', value: ic?.t ?? null, unit: 'number', decimals: 2 },
    {
      metric: 'annualReturn',
      title: '多空年化收益',
      value: portfolio?.annualReturn ?? null,
      unit: 'percent',
      decimals: 2,
      change: true,
    },
    {
      metric: 'annualVolatility',
      title: '多空年化波动',
      value: portfolio?.annualVolatility ?? null,
      unit: 'percent',
      decimals: 2,
    },
    { metric: 'sharpe', title: '多空夏普', value: portfolio?.sharpe ?? null, unit: 'number', decimals: 2 },
    {
      metric: 'maxDrawdown',
      title: '多空最大回撤',
      value: portfolio?.maxDrawdown ?? null,
      unit: 'percent',
      decimals: 2,
      change: true,
    },
    {
      metric: 'topTurnover',
      title: `Q${report.quantiles} 换手率`,
      value: report.turnover[key]?.byQuantile.at(-1) ?? null,
      unit: 'percent',
      decimals: 2,
    },
    {
      metric: 'rankAutocorrelation',
      value: report.rankAutocorrelation[key]?.mean ?? null,
      unit: 'number',
      decimals: 3,
    },
  ];
}
