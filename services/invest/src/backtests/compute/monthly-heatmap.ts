import { moments, orNull } from '@console/quant';

export interface HeatmapYear {
  readonly year: number;
  /** The mean of each month's values, January first; null for a month without values. */
  readonly months: readonly (number | null)[];
  /** The mean of the year's values. */
  readonly whole: number | null;
}

/** Means by year and month, oldest year first; every year with dates is included. */
export function monthlyHeatmap(
  daily: readonly (number | null)[],
  dates: readonly string[],
): readonly HeatmapYear[] {
  const years = new Map<string, number[][]>();
  for (const [at, date] of dates.entries()) {
    const year = date.slice(0, 4);
    const months = years.get(year) ?? Array.from({ length: 12 }, () => []);
    years.set(year, months);
    const value = daily[at] ?? null;
    if (value !== null) months[Number(date.slice(5, 7)) - 1]?.push(value);
  }
  return [...years].map(([year, months]) => ({
    year: Number(year),
    months: months.map(meanOf),
    whole: meanOf(months.flat()),
  }));
}

const meanOf = (values: readonly number[]): number | null => orNull(moments(values).mean);
