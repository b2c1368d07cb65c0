import { EXCHANGES, id, plainName, plainSigns } from '@console/contract-core';
import { z } from 'zod';
import { COMPANY_TEXTS } from './maintain-messages.ts';

export const CONCEPT_LENGTH = 200;
export const PRODUCT_LENGTH = 200;
/** The maximum length of the text in the add form; a note edited later may be longer. */
export const COMPETENCE_LENGTH = 10_000;
const MOST_INDUSTRIES = 100;

const text = (most: number): z.ZodOptional<z.ZodNullable<z.ZodString>> =>
  z.string().check(plainSigns).trim().max(most, `最多 ${most} 个字`).nullable().optional();

/**
 * The fields that identify a company. The market data has all three; a call repeats them and is refused when
 * they differ.
 */
export const identity = {
  shortName: z
    .string({ error: COMPANY_TEXTS.name })
    .trim()
    .check(plainName)
    .min(1, COMPANY_TEXTS.name)
    .max(30),
  stockCode: z
    .string({ error: COMPANY_TEXTS.code })
    .trim()
    .regex(/^\d{6}$/, COMPANY_TEXTS.code),
  exchange: z.enum(EXCHANGES, { error: COMPANY_TEXTS.exchange }),
} as const;

/** 1 for listed companies; others cannot be added yet. */
export const listed = z.preprocess(
  (given) => (given === '1' ? 1 : given),
  z.literal(1, { error: COMPANY_TEXTS.unlisted }),
);

/** Ids of ecology industries; the documents call them names. */
export const industryIds = (): z.ZodType<number[]> => z.array(id()).max(MOST_INDUSTRIES);
export const conceptTheme = (): ReturnType<typeof text> => text(CONCEPT_LENGTH);
export const mainProductName = (): ReturnType<typeof text> => text(PRODUCT_LENGTH);
export const coreCompetence = (): ReturnType<typeof text> => text(COMPETENCE_LENGTH);
