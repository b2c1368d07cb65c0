import type { ReportHistory } from '../report-history.ts';

/** What became known: the day, the report, its figure. */
export type Entry = readonly [known: number, report: number, value: number];

/** A history from entries by stock. */
export function historyOf(...stocks: readonly (readonly Entry[])[]): ReportHistory {
  const entries = stocks.flat();
  const starts = new Int32Array(stocks.length + 1);
  for (const [stock, own] of stocks.entries()) starts[stock + 1] = (starts[stock] ?? 0) + own.length;
  return {
    starts,
    known: Int32Array.from(entries, ([known]) => known),
    reports: Int32Array.from(entries, ([, report]) => report),
    values: Float64Array.from(entries, ([, , value]) => value),
  };
}

/** The entries of each stock again. */
export function entriesOf({ starts, known, reports, values }: ReportHistory): Entry[][] {
  return Array.from({ length: starts.length - 1 }, (_, stock) =>
    Array.from({ length: (starts[stock + 1] ?? 0) - (starts[stock] ?? 0) }, (__, at): Entry => {
      const entry = (starts[stock] ?? 0) + at;
      return [known[entry] ?? NaN, reports[entry] ?? NaN, values[entry] ?? NaN];
    }),
  );
}
