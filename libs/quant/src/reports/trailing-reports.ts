import { trailingAt } from '../series/trailing-at.ts';
import { overReports } from './over-reports.ts';
import type { ReportHistory } from './report-history.ts';

/** A report, and the four before it of which its last four quarters are made. */
const LENGTH = 5;

/**
 * The last four quarters (TTM) up to each report, of a figure that accumulates over the fiscal year: known when the last
 * of its parts is. Reports are numbered year × 4 + quarter − 1.
 * @throws RangeError for a history out of order
 */
export function trailingReports(history: ReportHistory): ReportHistory {
  return overReports(history, {
    length: LENGTH,
    measure: (values, report) => trailingAt(report, (one) => values[LENGTH - 1 - (report - one)] as number),
  });
}
