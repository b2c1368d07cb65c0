import { z } from 'zod';
import { call } from '../entry/entry.ts';
import { wholeNumber } from '../values/field.ts';
import { platformRoutes } from './platform-addresses.ts';

const rate = z.number().nullable();

/** How the caller's own strategies did on their newest day, for the home page; running ones first, then the newest. */
export const ownStrategies = call({
  ...platformRoutes.ownStrategies,
  title: '我的策略当日表现',
  input: z.strictObject({ size: wholeNumber(1, 20).default(5) }),
  output: z.array(
    z.object({
      strategyId: z.number().int(),
      strategyName: z.string(),
      strategyType: z.literal([1, 2, 3]),
      status: z.literal([0, 1]),
      /** The newest posted day; null before the first. */
      reportDate: z.string().nullable(),
      /** The return on that day; null on the first. */
      dayReturn: rate,
      /** Since publication. */
      totalReturn: rate,
      /** The total less the benchmark's since publication, in points; null where the benchmark has no close. */
      excessReturn: rate,
      benchmarkName: z.string().nullable(),
      /** The newest day with orders. */
      rebalancedOn: z.string().nullable(),
      /** The day that could not be posted, and why; null where all were. */
      failed: z.object({ date: z.string(), reason: z.string().nullable() }).nullable(),
    }),
  ),
});
export type OwnStrategy = z.output<typeof ownStrategies.output>[number];
