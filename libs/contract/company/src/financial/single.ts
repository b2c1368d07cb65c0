import { z } from 'zod';

/**
 * 单季: each quarter alone, the difference to the report before it in its fiscal year, as Q1 to Q4. Of annual
 * reports there are none: it changes nothing there.
 */
export const SINGLE = { single: z.enum(['0', '1']).default('0') } as const;
