import { checkHistory, type ReportHistory } from '../reports/report-history.ts';
import type { SetRows } from './set-rows.ts';

/** A figure of reports, and the days on which they became known, of the rows of the set. */
export interface KnownReports {
  readonly history: ReportHistory;
  /** The day of each row of the range, ascending, counted as the history's `known`. */
  readonly days: ArrayLike<number>;
}

/**
 * Visits every member's cell with what its latest report known by that day says, however old it is; cells before its
 * first report, and under a report without the figure, are left out. `row` counts from the beginning of the range.
 */
export function eachKnown(
  { members, rows, stocks }: SetRows,
  { history, days }: KnownReports,
  visit: (cell: number, row: number, known: number) => void,
): void {
  checkHistory(history);
  const { starts, known, reports, values } = history;
  for (let at = 0; at < members.stocks.length; at += 1) {
    const stock = members.stocks[at] as number;
    const last = starts[stock + 1] ?? 0;
    let entry = starts[stock] ?? last;
    let [latest, value] = [-Infinity, NaN];
    const end = Math.min(members.to[at] as number, rows.to) - rows.from;
    for (let row = Math.max(members.from[at] as number, rows.from) - rows.from; row < end; row += 1) {
      for (; entry < last && (known[entry] as number) <= (days[row] as number); entry += 1) {
        // A report published late, after a newer one, replaces nothing.
        if ((reports[entry] as number) < latest) continue;
        latest = reports[entry] as number;
        value = values[entry] as number;
      }
      if (!Number.isNaN(value)) visit(row * stocks + stock, row, value);
    }
  }
}
