import { call, id } from '@console/contract-core';
import { z } from 'zod';

const effects = {
  /** More of an industry that did better than the market, or less of one that did worse. */
  allocation: z.number(),
  /** Better stocks within an industry, at the market's weight. */
  selection: z.number(),
  /** Better stocks in an industry of which there is more. */
  interaction: z.number(),
};

/** Fractions; together they add up to the difference of the two returns. */
const brinson = z.object({
  firstDate: z.string(),
  lastDate: z.string(),
  return: z.number(),
  /** That of all stocks, by their float capital at the close before. */
  benchmarkReturn: z.number(),
  /** Shenwan level 1 as it was on each day, and 现金; the largest sum of effects first. */
  sectors: z.array(z.object({ industryName: z.string(), ...effects, total: z.number() })),
  /** What purchases earned until the close of their day. */
  trading: z.number(),
  /** 0 or negative. */
  costs: z.number(),
  /** Rounding alone. */
  residual: z.number(),
});
export type StrategyBrinson = z.output<typeof brinson>;

export const brinsonCalls = {
  /** Why a strategy's return differs from the market's since its publication; null before the second posted day. */
  strategyBrinson: call({
    services: ['invest'],
    needs: 'tzgl_view',
    id: 'invest.strategyBrinson',
    title: '策略超额归因',
    method: 'GET',
    path: '/api/invest/strategy/report/brinson',
    input: z.strictObject({ strategyId: id() }),
    output: brinson.nullable(),
  }),
} as const;
