import { NEVER } from '../panel/listing-rows.ts';
import type { ReportHistory } from './report-history.ts';

/** Reports from `from` up to, not including, `to`; of each what had been announced by a day. */
export interface ReportSpan {
  readonly from: number;
  readonly to: number;
  /** The last day that counts, as the history's `known`; all of it by default. */
  readonly by?: number;
}

/** Figures of reports, report-major: the cell of report r and stock s is (r − from) × stocks + s. */
export interface ReportPanel {
  /** NaN for a report that was not announced, and for one without the figure. */
  readonly values: Float64Array;
  /** The day on which each report was first announced; NEVER for one that was not. */
  readonly known: Int32Array;
}

/** A history by report: what was known of each on a day, the newest figure where one was reported again. */
export function reportPanel(
  { starts, known, reports, values }: ReportHistory,
  { from, to, by = NEVER }: ReportSpan,
): ReportPanel {
  const stocks = starts.length - 1;
  const cells = Math.max(0, to - from) * stocks;
  const panel = { values: new Float64Array(cells).fill(NaN), known: new Int32Array(cells).fill(NEVER) };
  for (let stock = 0; stock < stocks; stock += 1) {
    const end = starts[stock + 1] as number;
    for (let at = starts[stock] as number; at < end && (known[at] as number) <= by; at += 1) {
      const report = reports[at] as number;
      if (report < from || report >= to) continue;
      const cell = (report - from) * stocks + stock;
      panel.values[cell] = values[at] as number;
      panel.known[cell] = Math.min(panel.known[cell] as number, known[at] as number);
    }
  }
  return panel;
}
