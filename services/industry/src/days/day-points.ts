import { orNull, type DateRange } from '@console/quant';
import type { SetDays } from './set-days.ts';

/** The points of a chart over days: a figure for each key, null where it is missing. */
export function dayPoints<const Key extends string>(
  { frame }: Pick<SetDays, 'frame'>,
  { from, to }: DateRange,
  series: Readonly<Record<Key, Float64Array>>,
): ({ readonly reportDate: string } & Readonly<Record<Key, number | null>>)[] {
  const keys = Object.keys(series) as Key[];
  return frame.dates.slice(from, to).map((reportDate, at) => ({
    reportDate,
    ...(Object.fromEntries(keys.map((key) => [key, orNull(series[key][from + at] ?? NaN)])) as Record<
      Key,
      number | null
    >),
  }));
}

/** The newest day of a range, and of how many members its figures are made; null without days. */
export function aboutRows(
  days: Pick<SetDays, 'dayOf' | 'memberCounts'>,
  counts: Int32Array,
  { from, to }: DateRange,
): { readonly asOf: string | null; readonly corpNum: number | null; readonly memberNum: number | null } {
  if (to <= from) return { asOf: null, corpNum: null, memberNum: null };
  return {
    asOf: days.dayOf(to - 1),
    corpNum: counts[to - 1] ?? null,
    memberNum: days.memberCounts[to - 1] ?? null,
  };
}

/** The rows of a range from the first to the last on which a member has the figure. */
export function presentRows(counts: Int32Array, { from, to }: DateRange): DateRange {
  const own = counts.subarray(from, to);
  const first = own.findIndex((count) => count > 0);
  const last = own.findLastIndex((count) => count > 0);
  return first < 0 ? { from, to: from } : { from: from + first, to: from + last + 1 };
}
