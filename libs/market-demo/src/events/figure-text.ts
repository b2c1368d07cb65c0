import { quarterOf, seasonOf } from '../book/quarter.ts';

/** The text of an amount: 12.34亿元, or 5,678.90万元 where it is less than a hundred million. */
export function yuanText(yuan: number): string {
  return Math.abs(yuan) >= 1e8 ? `${(yuan / 1e8).toFixed(2)}亿元` : `${(yuan / 1e4).toFixed(2)}万元`;
}

export const wanShares = (shares: number): string => `${(shares / 1e4).toFixed(2)}万股`;
export const percent = (fraction: number): string => `${(fraction * 100).toFixed(2)}%`;

/** The text of a day: 2024-03-05 as 2024年3月5日. */
export const dayText = (day: string): string =>
  `${day.slice(0, 4)}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;

const NAMES = ['第一季度报告', '半年度报告', '第三季度报告', '年度报告'] as const;

export const reportTitle = (period: string): string =>
  `${period.slice(0, 4)}年${NAMES[seasonOf(quarterOf(period))] ?? ''}`;

/** The change of a figure against the year before, in the words of reports. */
export function changeText(now: number, before: number): string {
  if (before > 0 && now < 0) return '同比由盈转亏';
  if (before <= 0 && now >= 0) return '同比扭亏为盈';
  if (before <= 0) return now > before ? '亏损同比收窄' : '亏损同比扩大';
  const change = now / before - 1;
  return `同比${change < 0 ? '下降' : '增长'}${percent(Math.abs(change))}`;
}
