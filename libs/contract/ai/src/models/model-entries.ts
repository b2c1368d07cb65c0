import { call, wholeNumber } from '@console/contract-core';
import { z } from 'zod';

/** The name under which answers are composed of the data alone, without a language model. */
export const DATA_MODEL = '数据直答';

/** What tokens and costs are added up by. */
export const SPENDING_BY = ['day', 'user', 'topic', 'model'] as const;
export type SpendingBy = (typeof SPENDING_BY)[number];
const SPENDING_DAYS = 92;

const milliseconds = z.number().int().nullable();

/** The configured models for those who run the console. No answer of it has a key. */
export const modelCalls = {
  modelStates: call({
    id: 'ai.modelStates',
    title: '大模型状态',
    method: 'GET',
    path: '/api/ai/models',
    services: ['ai'],
    needs: 'rwgl_view',
    input: z.strictObject({}),
    output: z.object({
      /** In the order in which one goes on for another. */
      models: z.array(
        z.object({
          name: z.string(),
          /** The host and port of its address. */
          host: z.string(),
          /** The name by which its endpoint knows it. */
          model: z.string(),
          context: z.number().int(),
          /** Yuan for a million tokens. */
          price: z.object({ input: z.number(), output: z.number() }),
          /** Whether its endpoint answers at this moment. */
          reachable: z.boolean(),
          /** `YYYY-MM-DD HH:mm:ss`; null when it does not rest. */
          restsUntil: z.string().nullable(),
          /** Calls of the last hour, in all tenants. */
          calls: z.number().int(),
          failures: z.number().int(),
          firstMs: milliseconds,
          totalMs: milliseconds,
        }),
      ),
      /** What is wrong with the configuration, without its values. */
      faults: z.array(z.string()),
    }),
  }),
  /** The tenant's tokens and costs of some days up to today, the largest first; days the newest first. */
  spending: call({
    id: 'ai.spending',
    title: '词元与费用',
    method: 'GET',
    path: '/api/ai/spending',
    services: ['ai'],
    needs: 'xtgl_user',
    input: z.strictObject({
      by: z.enum(SPENDING_BY).default('day'),
      days: wholeNumber(1, SPENDING_DAYS).default(30),
    }),
    output: z.object({
      rows: z.array(
        z.object({
          /** A day, a user's name, a topic's, a model's; null where there is none. */
          title: z.string().nullable(),
          calls: z.number().int(),
          /** Calls whose model reported no tokens. */
          estimated: z.number().int(),
          tokensIn: z.number().int(),
          tokensOut: z.number().int(),
          /** Yuan. */
          cost: z.number(),
        }),
      ),
      /** The tenant's tokens of today, and the most of a day; those of each user are bounded as well. */
      today: z.object({ used: z.number().int(), most: z.number().int(), mostOfUser: z.number().int() }),
      returnsAt: z.string(),
    }),
  }),
} as const;
