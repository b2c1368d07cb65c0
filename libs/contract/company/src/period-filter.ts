import { z } from 'zod';

/** Quarterly (every report of the year) or annual reports alone. */
export const REPORT_TYPES = ['Q', 'Y'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

/** Years counted back from the newest report; empty for all there are. */
export const YEAR_SIZES = ['3', '5', '10', ''] as const;
export type YearSize = (typeof YEAR_SIZES)[number];

/** Document 1 §9: the defaults of the financial tab and of operating expenses. */
export const DEFAULT_PERIODS = { reportType: 'Q', yearSize: '5' } as const;

/** Which report periods a table of periods is asked for, as `input` of a company call. */
export const periodFilter = {
  reportType: z.enum(REPORT_TYPES).default(DEFAULT_PERIODS.reportType),
  yearSize: z.enum(YEAR_SIZES).default(DEFAULT_PERIODS.yearSize),
} as const;
