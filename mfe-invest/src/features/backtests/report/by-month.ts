export interface Months {
  /** `YYYY-MM`, in the order of the dates. */
  readonly labels: readonly string[];
  /** Means of the values present; null in a month without any. */
  readonly means: readonly (number | null)[];
  /** The index of each month's last date. */
  readonly lasts: readonly number[];
}

/** A daily series by calendar month. `dates` are `YYYY-MM-DD`, ascending, and as many as the values. */
export function byMonth(dates: readonly string[], values: readonly (number | null)[]): Months {
  const labels: string[] = [];
  const lasts: number[] = [];
  const sums: { sum: number; count: number }[] = [];
  for (const [at, date] of dates.entries()) {
    const month = date.slice(0, 7);
    if (labels.at(-1) !== month) {
      labels.push(month);
      sums.push({ sum: 0, count: 0 });
      lasts.push(at);
    }
    lasts[lasts.length - 1] = at;
    const value = values[at] ?? null;
    const total = sums.at(-1);
    if (value === null || total === undefined) continue;
    total.sum += value;
    total.count += 1;
  }
  return { labels, lasts, means: sums.map(({ sum, count }) => (count === 0 ? null : sum / count)) };
}
