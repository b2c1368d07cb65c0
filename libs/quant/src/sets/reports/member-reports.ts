import type { ReportHistory } from '../../reports/report-history.ts';
import type { ReportWindow } from './report-window.ts';

/**
 * The figures of a set's reports by report and member, NaN where a member has not reported one, or without the
 * figure. Of two entries of one report the one that became known later counts, if it was known by then. A member
 * without a column in the history has no reports.
 */
export function memberReports(history: ReportHistory, window: ReportWindow): Float64Array {
  const { starts, known, reports, values } = history;
  const { first, count, stocks, knownBy = Infinity } = window;
  const members = stocks.length;
  const figures = new Float64Array(count * members).fill(NaN);
  // Written out, unlike the others: it runs for every line of a statement.
  for (let member = 0; member < members; member += 1) {
    const stock = stocks[member] as number;
    const end = starts[stock + 1] ?? 0;
    for (let entry = starts[stock] ?? 0; entry < end; entry += 1) {
      const row = (reports[entry] as number) - first;
      if (row >= 0 && row < count && (known[entry] as number) <= knownBy)
        figures[row * members + member] = values[entry] as number;
    }
  }
  return figures;
}

/** The reports that members made, with or without the figure of this history: 1 by report and member. */
export function madeReports(history: ReportHistory, window: ReportWindow): Uint8Array {
  const made = new Uint8Array(window.count * window.stocks.length);
  eachEntry(history, window, (cell) => {
    made[cell] = 1;
  });
  return made;
}

/** The day on which each report became known, by report: that of the last member; NaN where none reported. */
export function knownDays(history: ReportHistory, window: ReportWindow, counted: Uint8Array): Float64Array {
  const members = window.stocks.length;
  const days = new Float64Array(window.count).fill(NaN);
  eachEntry(history, window, (cell, entry) => {
    if (counted[cell] !== 1) return;
    const row = Math.floor(cell / members);
    const known = history.known[entry] as number;
    if (!(known <= (days[row] as number))) days[row] = known;
  });
  return days;
}

function eachEntry(
  { starts, known, reports }: ReportHistory,
  { first, count, stocks, knownBy = Infinity }: ReportWindow,
  visit: (cell: number, entry: number) => void,
): void {
  const members = stocks.length;
  for (let member = 0; member < members; member += 1) {
    const stock = stocks[member] as number;
    const end = starts[stock + 1] ?? 0;
    for (let entry = starts[stock] ?? 0; entry < end; entry += 1) {
      const row = (reports[entry] as number) - first;
      if (row >= 0 && row < count && (known[entry] as number) <= knownBy)
        visit(row * members + member, entry);
    }
  }
}
