import { z } from 'zod';
import { count, percent, required } from '@console/contract-core/columns';

/** The columns that say of how many members a row is made: those that reported, all of its period, and their share. */
export const coverageColumns = {
  corpNum: required(count('披露公司')),
  memberNum: required(count('成份公司')),
  capitalShare: percent('披露市值占比'),
} as const;

/** The same of a chart's newest point, beside its points; null without any. */
export const chartCoverage = {
  corpNum: z.number().int().nullable(),
  memberNum: z.number().int().nullable(),
  /** Their share of the members' market value. */
  capitalShare: z.number().nullable(),
} as const;
