import type { UnitId } from '@console/contract-core';
import type { StrategyPerformance } from '@console/contract-invest';
import { deepest, type CurvePoints } from './curve-points.ts';

export interface StatisticsRow {
  readonly title: string;
  readonly unit: UnitId;
  readonly own: number | null;
  readonly market: number | null;
  /** The strategy's less the benchmark's, where a difference says something. */
  readonly excess: number | null;
}

/** The statistics of a strategy in the order they are shown; those of the benchmark follow from its line. */
export function statisticsRows(
  { performance, relative, annualTurnover, investedShare }: StrategyPerformance,
  points: CurvePoints,
): readonly StatisticsRow[] {
  const alone = (title: string, own: number | null | undefined, unit: UnitId = 'number'): StatisticsRow => ({
    title,
    unit,
    own: own ?? null,
    market: null,
    excess: null,
  });
  const total = points.market.findLast((value) => value !== null) ?? null;
  return [
    {
      title: '累计收益率',
      unit: 'percent',
      own: performance.totalReturn,
      market: total,
      excess: lessOf(performance.totalReturn, total),
    },
    {
      title: '年化收益率',
      unit: 'percent',
      own: performance.annualReturn,
      market: lessOf(performance.annualReturn, relative?.excessReturn ?? null),
      excess: relative?.excessReturn ?? null,
    },
    alone('年化波动率', performance.annualVolatility, 'percent'),
    alone('夏普比率', performance.sharpe),
    alone('索提诺比率', performance.sortino),
    { ...alone('最大回撤', performance.maxDrawdown, 'percent'), market: deepest(points.marketDrawdowns) },
    alone('卡玛比率', performance.calmar),
    alone('日胜率', performance.winRate, 'percent'),
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
