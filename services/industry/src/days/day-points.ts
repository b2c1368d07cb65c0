import { orNull, type DateRange } from '@console/quant';
import type { DayFigureName } from './day-figures.ts';
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

/** The day of a range's newest figures, and of how many members they are; null without days. */
export interface AboutRows {
  readonly asOf: string | null;
  readonly corpNum: number | null;
  readonly memberNum: number | null;
  readonly capitalShare: number | null;
}

/** The newest day of a range, and of how many members the figure is made on it. */
export async function aboutRows(
  days: SetDays,
  name: DayFigureName,
  { from, to }: DateRange,
): Promise<AboutRows> {
  if (to <= from) return { asOf: null, corpNum: null, memberNum: null, capitalShare: null };
  const { counts } = await days.figure(name);
  return {
    asOf: days.dayOf(to - 1),
    corpNum: counts[to - 1] ?? null,
    memberNum: days.memberCounts[to - 1] ?? null,
    capitalShare: orNull(await days.capitalShareOn(name, to - 1)),
  };
}

/** The rows of a range from the first to the last on which a member has the figure. */
export function presentRows(counts: Int32Array, { from, to }: DateRange): DateRange {
  const own = counts.subarray(from, to);
  const first = own.findIndex((count) => count > 0);
  const last = own.findLastIndex((count) => count > 0);
  return first < 0 ? { from, to: from } : { from: from + first, to: from + last + 1 };
}
