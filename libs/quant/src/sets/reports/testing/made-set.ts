import type { ReportWindow } from '../report-window.ts';
import { historyOf } from '../../../reports/testing/history-of.ts';
import type { ReportHistory } from '../../../reports/report-history.ts';

/** The first quarter of 2024, from which tests count reports. */
export const FIRST = 2024 * 4;

/** A report of a test: how many quarters after `FIRST`, its figure, and the day it became known. */
export type Made = readonly [quarter: number, figure: number, known?: number];

/** A history from reports by stock; a report becomes known 30 days after its quarter by default. */
export const madeHistory = (...stocks: readonly (readonly Made[])[]): ReportHistory =>
  historyOf(
    ...stocks.map((own) =>
      own.map(([quarter, figure, known = 90 * quarter + 30]) => [known, FIRST + quarter, figure] as const),
    ),
  );

/** A window over the first stocks of a history. */
export const windowOf = (members: number, count: number, first = FIRST): ReportWindow => ({
  first,
  count,
  stocks: Int32Array.from({ length: members }, (_, stock) => stock),
});

/** Every cell counts. */
export const everyone = (rows: number, members: number): Uint8Array => new Uint8Array(rows * members).fill(1);
