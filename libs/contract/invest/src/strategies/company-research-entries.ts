import { call, id } from '@console/contract-core';
import { z } from 'zod';
import { researchRoutes } from '../addresses.ts';

export const companyResearchCalls = {
  /** The tenant's strategies and pools that a company is in. */
  researchOfCompany: call({
    ...researchRoutes.researchOfCompany,
    title: '公司所在的策略与生态池',
    input: z.strictObject({ corpId: id() }),
    output: z.object({
      /** Those that hold it at the close of their newest day; running ones first. */
      strategies: z.array(
        z.object({
          strategyId: z.number().int(),
          strategyName: z.string(),
          strategyType: z.literal([1, 2, 3]),
          status: z.literal([0, 1]),
          /** The newest posted day. */
          reportDate: z.string(),
          heldNum: z.number().int(),
          realityWeight: z.number(),
        }),
      ),
      /** Styles in one of whose pools it is, at the business date. */
      styles: z.array(
        z.object({
          styleId: z.number().int(),
          styleName: z.string(),
          /** Whether it is in the system pool, and in the user pool. */
          system: z.boolean(),
          user: z.boolean(),
        }),
      ),
    }),
  }),
} as const;
