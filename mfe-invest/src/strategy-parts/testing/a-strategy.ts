import type { StrategyDetail, StrategyRow } from '@console/contract-invest';

/** A row of the list of strategies as the service answers it. */
export const aStrategyRow = (more: Partial<StrategyRow> = {}): StrategyRow => ({
  strategyId: 7,
  styleId: 12,
  version: 1,
  mine: true,
  strategyName: '稳进质优',
  earningRate: 0.1826,
  statisDays: 494,
  assets: 118_264_310.42,
  initialCapital: 100_000_000,
  strategyType: 1,
  status: 1,
  styleName: '质量成长',
  reportDate: '2026-11-20',
  startDate: '2024-11-07',
  endTime: null,
  createdTime: '2024-11-07 16:10:00',
  createdUser: '陈思远',
  ...more,
});

/** A strategy as its page reads it. */
export const aStrategy = (more: Partial<StrategyDetail> = {}): StrategyDetail => ({
  ...aStrategyRow(),
  comparisonIndexIndustryWeight: 0.3,
  comparisonIndexCorpWeight: 0.5,
  zbphIndexWeight: 0.2,
  styleIndexWeight: 0.7,
  liquidityIndexWeight: 0.3,
  tmechanism: '自适应',
  stockQuantity: 10,
  adjustFrequency: 2,
  factorId: null,
  factorVersion: null,
  factorName: null,
  weighting: null,
  stocks: [],
  costs: {
    commissionRate: 0.00025,
    commissionMinimum: 5,
    stampDuty: null,
    transferFee: null,
    slippage: 0,
  },
  sealHash: '3f2a'.padEnd(64, '0'),
  sealedAt: '2024-11-07 16:10:00',
  ...more,
});
