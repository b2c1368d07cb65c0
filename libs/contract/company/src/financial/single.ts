import { z } from 'zod';

/**
 * The input for 单季: each quarter alone, as the difference to the previous report of its fiscal year, as Q1 to
 * Q4. It has no effect on annual reports.
 */
export const SINGLE = { single: z.enum(['0', '1']).default('0') } as const;
