/** Every report of the year, or annual reports alone. */
export const REPORT_TYPES = ['Q', 'Y'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

/** Years counted back from the newest report; empty for all there are. */
export const YEAR_SIZES = ['3', '5', '10', ''] as const;
export type YearSize = (typeof YEAR_SIZES)[number];

/** The choice of reports that a statement shows. */
export interface ReportChoice {
  readonly reportType: ReportType;
  readonly yearSize: YearSize;
}

/** The default choice, as in the documents. */
export const DEFAULT_REPORTS = { reportType: 'Q', yearSize: '5' } as const satisfies ReportChoice;
