import { monthlyReturns } from './monthly-returns.ts';

/** A year of a table of monthly returns. */
export interface YearRow {
  readonly year: number;
  /** January to December; null for a month without returns. */
  readonly months: readonly (number | null)[];
  /** Compounded over the months that there are. */
  readonly total: number;
}

/** The compounded returns of months and years, a row for each year with returns, oldest first. */
export function monthlyTable(returns: ArrayLike<number>, dates: readonly string[]): YearRow[] {
  const rows = new Map<number, (number | null)[]>();
  for (const [month, value] of Object.entries(monthlyReturns(returns, dates))) {
    const year = Number(month.slice(0, 4));
    const months = rows.get(year) ?? new Array<number | null>(12).fill(null);
    months[Number(month.slice(5)) - 1] = value;
    rows.set(year, months);
  }
  return [...rows].map(([year, months]) => ({
    year,
    months,
    total: months.reduce<number>((grown, value) => grown * (1 + (value ?? 0)), 1) - 1,
  }));
}
