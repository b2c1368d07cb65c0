import { trailingYear } from './trailing-year.ts';

const YEAR = 4;

/**
 * The last four quarters up to a report, of a figure that accumulates over the fiscal year; at the year's end the year
 * itself. Reports are numbered year × 4 + quarter − 1; `valueOf` gives the figure of one, NaN where there is none.
 */
export function trailingAt(report: number, valueOf: (report: number) => number): number {
  const past = report % YEAR;
  const yearToDate = valueOf(report);
  if (past === YEAR - 1) return yearToDate;
  return trailingYear({
    yearToDate,
    lastYear: valueOf(report - past - 1),
    lastYearToDate: valueOf(report - YEAR),
  });
}
