import { call, plainName } from '@console/contract-core';
import { z } from 'zod';
import { shenwanRoutes } from './addresses.ts';
import { INDUSTRY_MESSAGES } from './industry-messages.ts';

/** An official Shenwan industry; `industryId` is its code. */
export interface ShenwanOption {
  readonly industryId: string;
  readonly industryName: string;
  readonly industryLevel: number;
  readonly children: readonly ShenwanOption[];
}
const option: z.ZodType<ShenwanOption> = z.lazy(() =>
  z.object({
    industryId: z.string(),
    industryName: z.string(),
    industryLevel: z.number().int(),
    children: z.array(option),
  }),
);

const code = z.string().regex(/^\d{6}$/, '申万行业代码应为 6 位数字');

/** A checked node of the tree. It may have the further marks of the documents, which are ignored. */
const chosen = z.object({
  swid: code,
  hyflName: z.literal('SW'),
  level: z.number().int().min(1).max(3),
});

/** I-13: which of the official Shenwan industries are in the default classification. */
export const shenwanCalls = {
  shenwanOptions: call({
    ...shenwanRoutes.shenwanOptions,
    title: '申万行业树',
    input: z.strictObject({}),
    output: z.array(option),
  }),
  shenwanChecked: call({
    ...shenwanRoutes.shenwanChecked,
    title: '已选申万行业',
    input: z.strictObject({}),
    output: z.object({
      codes: z.array(z.string()),
      /** Sent back by the save, so that a stale save is refused. */
      mark: z.string(),
    }),
  }),
  /**
   * Puts the chosen industries and their upper levels into the default classification and removes the others.
   * Refused as a whole when companies are in one that would be removed.
   */
  saveShenwan: call({
    ...shenwanRoutes.saveShenwan,
    title: '保存申万行业',
    inWindow: INDUSTRY_MESSAGES.shenwanWindowClosed,
    bounds: { values: 20_000 },
    input: z.strictObject({
      industries: z.array(chosen).max(1000),
      mark: z.string().check(plainName).max(64).optional(),
    }),
    output: z.boolean(),
  }),
} as const;
