import type { StrategyComparison } from '@console/contract-invest';
import { aPerformance } from '../../../strategy-parts/testing/a-performance.ts';
import { aStrategy } from '../../../strategy-parts/testing/a-strategy.ts';

const { performance, market, relative, worst, longestRecovery, months, annualTurnover, investedShare } =
  aPerformance();
const figures = {
  performance,
  market,
  relative,
  worst,
  longestRecovery,
  months,
  annualTurnover,
  investedShare,
};

/** Two strategies over three days, as the service answers them. */
export const aComparison = (more: Partial<StrategyComparison> = {}): StrategyComparison => ({
  from: '2026-11-02',
  to: '2026-11-04',
  benchmark: '000300',
  benchmarkName: '沪深300',
  dates: ['2026-11-02', '2026-11-03', '2026-11-04'],
  market: [1, null, 1.05],
  strategies: [
    { ...aStrategy(), figures, wealth: [1, 0.9, 1.2], invested: 0.94 },
    {
      ...aStrategy({
        strategyId: 8,
        strategyName: '自选组合',
        strategyType: 2,
        adjustFrequency: 3,
        stockQuantity: null,
        stocks: [{ corpId: 4, corpName: '华岚精工', stockCode: '688921.SH', weight: 0.5 }],
      }),
      figures: { ...figures, performance: { ...performance, totalReturn: -0.031 } },
      wealth: [1, 1.1, 0.99],
      invested: 0.5,
    },
  ],
  stocks: [
    { corpId: 4, corpName: '华岚精工', stockCode: '688921.SH', weights: [0.4, 0.3] },
    { corpId: 5, corpName: '北辰电力', stockCode: '600123.SH', weights: [0.54, 0] },
    { corpId: null, corpName: '旧公司', stockCode: '600001.SH', weights: [0, 0.2] },
  ],
  overlaps: [
    [0.94, 0.3],
    [0.3, 0.5],
  ],
  missing: [],
  ...more,
});
