import { z } from 'zod';

export const VALUATIONS = ['pe', 'pb', 'ps'] as const;
export type Valuation = (typeof VALUATIONS)[number];

/**
 * The spans of valuation charts: `0` since 1 January of the newest day's year, else the years back from that
 * day.
 */
export const VALUATION_SPANS = ['0', '1', '3', '5', '10'] as const;
export type ValuationSpan = (typeof VALUATION_SPANS)[number];

/** The further input of a call about one multiple within its own percentiles. */
export const valuationInput = {
  indicator: z.enum(VALUATIONS),
  years: z.enum(VALUATION_SPANS).default('0'),
} as const;

/** Its answer. Percentiles between two values are interpolated (type 7, as numpy). */
export const valuationOutput = {
  points: z.array(z.object({ date: z.string(), data: z.number() })),
  /** Null without points. */
  levels: z
    .object({
      min: z.number(),
      lower: z.number(),
      median: z.number(),
      upper: z.number(),
      max: z.number(),
    })
    .nullable(),
  /** The number of days. */
  n: z.number().int(),
  /** Fraction of the days at or below the newest value. */
  rank: z.number().nullable(),
  asOf: z.string().nullable(),
} as const;
