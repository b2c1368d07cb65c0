import { z } from 'zod';
import { DEFAULT_REPORTS, REPORT_TYPES, YEAR_SIZES } from './report-choice.ts';

/** The report periods asked of a table of periods, as `input` of a subject's read. */
export const periodFilter = {
  reportType: z.enum(REPORT_TYPES).default(DEFAULT_REPORTS.reportType),
  yearSize: z.enum(YEAR_SIZES).default(DEFAULT_REPORTS.yearSize),
} as const;

/**
 * The input for 单季: each quarter alone, as the difference to the previous report of its fiscal year, as Q1 to
 * Q4. It has no effect on annual reports.
 */
export const singleQuarter = { single: z.enum(['0', '1']).default('0') } as const;
