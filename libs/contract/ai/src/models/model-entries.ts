import { call } from '@console/contract-core';
import { z } from 'zod';

/** The name under which answers are composed of the data alone, without a language model. */
export const DATA_MODEL = '数据直答';

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
} as const;
