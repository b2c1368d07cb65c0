import { call, id } from '@console/contract-core';
import { z } from 'zod';
import { stockCode } from './publish-input.ts';
import { initialCapital, MOST_USER_STOCKS, stockQuantity, WEIGHTINGS } from './strategy-fields.ts';

const previewedStock = z.object({
  corpId: z.number().int().nullable(),
  corpName: z.string(),
  stockCode: z.string(),
  styleIndex: z.number().nullable(),
  correctionCorpConfig: z.number().nullable(),
  /** Over the stocks of this answer. */
  systemConfigIndex: z.number().nullable(),
  /** The share of assets that the strategy would put into it. */
  weight: z.number(),
  /** Yuan; null where it has no close. */
  close: z.number().nullable(),
  /** Shares of its weight at the close, before lots. */
  wished: z.number().int(),
  /** Shares that the first day could have, as far as is known. */
  shares: z.number().int(),
  /** Yuan, at the close. */
  amount: z.number(),
  /** Yuan: commission and transfer fee of buying them. */
  cost: z.number(),
  /** The value of the factor; null for the other types. */
  factorValue: z.number().nullable(),
  /** Why shares lack, in words, with their number; empty where none do. */
  lacking: z.array(z.object({ cause: z.string(), shares: z.number().int() })),
});
export type PreviewedStock = z.output<typeof previewedStock>;

/** V-05: what a strategy would buy first, estimated at the last close. */
export const previewCalls = {
  previewStrategy: call({
    services: ['invest'],
    needs: 'tzgl_view',
    id: 'invest.previewStrategy',
    title: '新策略的选股与建仓估算',
    method: 'POST',
    path: '/api/invest/strategy/preview',
    input: z.strictObject({
      strategyType: z.literal([1, 2, 3]),
      styleId: id(),
      initialCapital: initialCapital(),
      /** The stocks that a system or intelligent strategy chooses. */
      stockQuantity: stockQuantity().optional(),
      /** The stocks of a user strategy; 0 where no weight is typed yet. */
      stocks: z
        .array(z.strictObject({ stockCode: stockCode(), userConfigIndex: z.number().min(0).max(1) }))
        .max(MOST_USER_STOCKS)
        .optional(),
      /** The factor of an intelligent strategy, its newest version where none is given. */
      factorId: id().optional(),
      factorVersion: z.number().int().positive().optional(),
      weighting: z.enum(WEIGHTINGS).optional(),
    }),
    output: z.object({
      /** The day of its figures. */
      asOf: z.string(),
      stocks: z.array(previewedStock),
      /** Yuan. */
      invested: z.number(),
      cash: z.number(),
      cost: z.number(),
      /** Whole lots of the stocks bought. */
      lots: z.number().int(),
    }),
  }),
} as const;
