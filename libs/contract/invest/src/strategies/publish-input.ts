import { id, plainName } from '@console/contract-core';
import { z } from 'zod';
import {
  initialCapital,
  MOST_USER_STOCKS,
  stockQuantity,
  STRATEGY_TEXTS,
  strategyName,
  userWeight,
  userWeightSum,
  WEIGHTINGS,
} from './strategy-fields.ts';

const common = {
  strategyName: strategyName(),
  styleId: id(STRATEGY_TEXTS.style),
  /** Yuan. */
  initialCapital: initialCapital(),
  adjustFrequency: z.literal([1, 2, 3, 4]).default(2),
  tmechanism: z.string().trim().check(plainName).min(1).max(12).default('自适应'),
};

/** A code with its exchange (600519.SH), as the form displays it. */
export const stockCode = (): z.ZodString => z.string().regex(/^\d{6}\.(SH|SZ|BJ)$/);
const stockCodes = z.array(stockCode()).max(MOST_USER_STOCKS);

const systemStrategy = z.strictObject({
  ...common,
  strategyType: z.literal(1),
  stockQuantity: stockQuantity(),
  /** The stocks the form displayed; the server chooses by itself. */
  stocks: stockCodes.optional(),
});

const userStrategy = z.strictObject({
  ...common,
  strategyType: z.literal(2),
  stocks: z
    .array(z.strictObject({ stockCode: stockCode(), userConfigIndex: userWeight() }))
    .min(1, STRATEGY_TEXTS.stocks)
    .max(MOST_USER_STOCKS)
    .refine(
      (stocks) => userWeightSum(stocks.map(({ userConfigIndex }) => userConfigIndex)) <= 10_000,
      STRATEGY_TEXTS.weightSum,
    )
    .refine((stocks) => new Set(stocks.map(({ stockCode }) => stockCode)).size === stocks.length, '股票重复'),
});

const intelligentStrategy = z.strictObject({
  ...common,
  strategyType: z.literal(3),
  stockQuantity: stockQuantity(),
  factorId: id(STRATEGY_TEXTS.factor),
  /** The factor's newest version where it is left out. */
  factorVersion: z.number().int().positive().optional(),
  weighting: z.enum(WEIGHTINGS, { error: STRATEGY_TEXTS.weighting }),
});

/** What is published: one of the three types. */
export const publishInput = z.discriminatedUnion('strategyType', [
  systemStrategy,
  userStrategy,
  intelligentStrategy,
]);
export type StrategyDraft = z.input<typeof publishInput>;
export type PublishedDraft = z.output<typeof publishInput>;
