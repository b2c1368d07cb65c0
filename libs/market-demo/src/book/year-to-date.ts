import type { Report } from '../world/world.ts';
import { quarterOf, seasonOf, yearOf } from './quarter.ts';

/** The year's figures up to a report and those of the year before; yuan. */
export interface YearToDate {
  readonly revenue: number;
  readonly profit: number;
  readonly revenueBefore: number;
  readonly profitBefore: number;
}

/** Null when the books do not go back far enough. */
export function yearToDate(reports: readonly Report[], at: number): YearToDate | null {
  const report = reports[at];
  if (!report) return null;
  const quarters = seasonOf(quarterOf(report.period)) + 1;
  const first = at - quarters + 1;
  if (first < 4 || yearOf(quarterOf(reports[first]?.period ?? '')) !== yearOf(quarterOf(report.period)))
    return null;
  const sum = (from: number, figure: 'revenue' | 'netProfit'): number =>
    reports.slice(from, from + quarters).reduce((so, one) => so + one[figure], 0);
  return {
    revenue: sum(first, 'revenue'),
    profit: sum(first, 'netProfit'),
    revenueBefore: sum(first - 4, 'revenue'),
    profitBefore: sum(first - 4, 'netProfit'),
  };
}
