import type { UnitId } from '@console/contract-core';
import type { StrategyFigures } from '@console/contract-invest';

export interface StatisticsRow {
  readonly title: string;
  readonly unit: UnitId;
  readonly own: number | null;
  readonly market: number | null;
  /** The strategy's less the benchmark's, where a difference says something. */
  readonly excess: number | null;
}

type Figure = Exclude<keyof StrategyFigures['performance'], 'returns'>;

/** The statistics of a strategy in the order they are shown, with those of the benchmark. */
export function statisticsRows({
  performance,
  market,
  relative,
  annualTurnover,
  investedShare,
}: StrategyFigures): readonly StatisticsRow[] {
  const both = (title: string, figure: Figure, unit: UnitId = 'number'): StatisticsRow => ({
    title,
    unit,
    own: performance[figure],
    market: market?.[figure] ?? null,
    excess: null,
  });
  const alone = (title: string, own: number | null | undefined, unit: UnitId = 'number'): StatisticsRow => ({
    title,
    unit,
    own: own ?? null,
    market: null,
    excess: null,
  });
  const total = both('累计收益率', 'totalReturn', 'percent');
  return [
    { ...total, excess: lessOf(total.own, total.market) },
    { ...both('年化收益率', 'annualReturn', 'percent'), excess: relative?.excessReturn ?? null },
    both('年化波动率', 'annualVolatility', 'percent'),
    both('夏普比率', 'sharpe'),
    both('索提诺比率', 'sortino'),
    both('最大回撤', 'maxDrawdown', 'percent'),
    both('卡玛比率', 'calmar'),
    both('日胜率', 'winRate', 'percent'),
    alone('信息比率', relative?.informationRatio),
    alone('阿尔法', relative?.alpha, 'percent'),
    alone('贝塔', relative?.beta),
    alone('跟踪误差', relative?.trackingError, 'percent'),
    alone('年换手率', annualTurnover, 'percent'),
    alone('平均仓位', investedShare, 'percent'),
  ];
}

const lessOf = (own: number | null, market: number | null): number | null =>
  own === null || market === null ? null : own - market;
