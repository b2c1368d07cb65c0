import { seasonOf, yearOf, quarterOf } from '../book/quarter.ts';
import type { Report } from '../world.ts';

/** 12.34亿元, or 5,678.90万元 where that is less than a hundred million. */
export function yuanText(yuan: number): string {
  return Math.abs(yuan) >= 1e8 ? `${(yuan / 1e8).toFixed(2)}亿元` : `${(yuan / 1e4).toFixed(2)}万元`;
}

export const wanShares = (shares: number): string => `${(shares / 1e4).toFixed(2)}万股`;
export const percent = (fraction: number): string => `${(fraction * 100).toFixed(2)}%`;

/** 2024-03-05 as 2024年3月5日. */
export const dayText = (day: string): string =>
  `${day.slice(0, 4)}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;

const NAMES = ['第一季度报告', '半年度报告', '第三季度报告', '年度报告'] as const;

export const reportTitle = (period: string): string =>
  `${period.slice(0, 4)}年${NAMES[seasonOf(quarterOf(period))] ?? ''}`;

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

/** How a figure went against the year before, in the words reports use. */
export function changeText(now: number, before: number): string {
  if (before > 0 && now < 0) return '同比由盈转亏';
  if (before <= 0 && now >= 0) return '同比扭亏为盈';
  if (before <= 0) return now > before ? '亏损同比收窄' : '亏损同比扩大';
  const change = now / before - 1;
  return `同比${change < 0 ? '下降' : '增长'}${percent(Math.abs(change))}`;
}
