import { call, id, oneOrMore } from '@console/contract-core';
import { z } from 'zod';
import { benchmark } from './record-of-days-entries.ts';
import { strategyDetail } from './strategy-entries.ts';
import { strategyFigures } from './strategy-performance.ts';

/** The most strategies that are compared. */
export const MOST_COMPARED_STRATEGIES = 6;

const wealth = z.array(z.number().nullable());

const comparison = z.object({
  /**
   * The common window: the first and the last day on which all strategies with days have one. Null where there is
   * none.
   */
  from: z.string().nullable(),
  to: z.string().nullable(),
  benchmark: z.string().nullable(),
  benchmarkName: z.string().nullable(),
  /** The trading days of the window. */
  dates: z.array(z.string()),
  /** By date: 1 at the close of the first; null where the benchmark has no close. */
  market: wealth,
  strategies: z.array(
    strategyDetail.extend({
      /** What `strategyPerformance` has for the window; null without a posted day in it. */
      figures: strategyFigures.nullable(),
      /** By date: assets over those at the close of the first; empty without figures. */
      wealth,
      /** Stocks over assets at the close of the last day; null without figures. */
      invested: z.number().nullable(),
    }),
  ),
  /** The stocks that a strategy holds at the close of the window's last day, those of the largest weights first. */
  stocks: z.array(
    z.object({
      corpId: z.number().int().nullable(),
      corpName: z.string(),
      stockCode: z.string(),
      /** Its share of assets by strategy; 0 where it is not held. */
      weights: z.array(z.number()),
    }),
  ),
  /** By strategy and strategy: the sum of the smaller weights of each stock. */
  overlaps: z.array(z.array(z.number())),
  /** Asked for, and none of the tenant. */
  missing: z.array(z.number().int()),
});
export type StrategyComparison = z.output<typeof comparison>;

export const comparisonCalls = {
  /** V-09: strategies side by side over their common window, in the order asked for. */
  compareStrategies: call({
    services: ['invest'],
    needs: 'tzgl_view',
    id: 'invest.compareStrategies',
    title: '投资组合对比',
    method: 'GET',
    path: '/api/invest/strategy/comparison',
    input: z.strictObject({ ids: oneOrMore(id(), MOST_COMPARED_STRATEGIES), benchmark: benchmark() }),
    output: comparison,
  }),
} as const;
