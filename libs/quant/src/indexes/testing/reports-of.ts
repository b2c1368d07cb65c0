import type { CompanyReports } from '../known-measures.ts';

export interface ReportRow {
  readonly quarter: number;
  readonly known: number;
  readonly revenue: number;
  readonly profit?: number;
  readonly salesCost?: number;
  readonly equity?: number;
}

/** year × 4 + quarter − 1. */
export const quarterOf = (year: number, quarter: number): number => year * 4 + quarter - 1;

/** Reports by stock, in the order they became known; a tenth of revenue is profit, half of it cost, the equity 100. */
export function reportsOf(stocks: readonly (readonly ReportRow[])[]): CompanyReports {
  const rows = stocks.flat();
  let end = 0;
  const starts = Int32Array.from([0, ...stocks.map(({ length }) => (end += length))]);
  const column = (value: (row: ReportRow) => number): Float64Array => Float64Array.from(rows, value);
  return {
    starts,
    known: Int32Array.from(rows, ({ known }) => known),
    quarters: Int32Array.from(rows, ({ quarter }) => quarter),
    revenue: column(({ revenue }) => revenue),
    profit: column(({ revenue, profit = revenue / 10 }) => profit),
    salesRevenue: column(({ revenue }) => revenue),
    salesCost: column(({ revenue, salesCost = revenue / 2 }) => salesCost),
    equity: column(({ equity = 100 }) => equity),
  };
}
