import { checkHistory, type ReportHistory } from './report-history.ts';

/** A figure of the last `length` reports. */
export interface ReportFigure {
  readonly length: number;
  /** Gets their values, oldest first, NaN where there is none, and the report that is the last. */
  readonly measure: (values: Float64Array, report: number) => number;
}

/**
 * A figure of each report's window, the report itself and those before it, from what was known at the time: an
 * entry makes known its own report's figure, and again those of later known reports whose window it is in.
 * @throws RangeError for a history out of order
 */
export function overReports(history: ReportHistory, { length, measure }: ReportFigure): ReportHistory {
  checkHistory(history);
  const { starts, known, reports, values } = history;
  const figures: { known: number; report: number; value: number }[] = [];
  const ends = new Int32Array(starts.length);
  const window = new Float64Array(length);
  for (let stock = 0; stock + 1 < starts.length; stock += 1) {
    const soFar = new Map<number, number>();
    let latest = -Infinity;
    for (let at = starts[stock] as number; at < (starts[stock + 1] as number); at += 1) {
      const own = reports[at] as number;
      soFar.set(own, values[at] as number);
      latest = Math.max(latest, own);
      for (let report = own; report <= Math.min(latest, own + length - 1); report += 1) {
        if (!soFar.has(report)) continue;
        for (let back = 0; back < length; back += 1)
          window[length - 1 - back] = soFar.get(report - back) ?? NaN;
        figures.push({ known: known[at] as number, report, value: measure(window, report) });
      }
    }
    ends[stock + 1] = figures.length;
  }
  return {
    starts: ends,
    known: Int32Array.from(figures, (figure) => figure.known),
    reports: Int32Array.from(figures, ({ report }) => report),
    values: Float64Array.from(figures, ({ value }) => value),
  };
}
