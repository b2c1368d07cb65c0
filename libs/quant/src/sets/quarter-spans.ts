/** The trading days of a quarter: rows `from` up to, not including, `to`. */
export interface QuarterSpan {
  /** `2026Q3` */
  readonly quarter: string;
  readonly from: number;
  readonly to: number;
}

/** The quarters of ascending days `YYYY-MM-DD`, oldest first; one without a day is left out. */
export function quarterSpans(dates: readonly string[]): readonly QuarterSpan[] {
  const spans: { quarter: string; from: number; to: number }[] = [];
  for (const [row, date] of dates.entries()) {
    const quarter = `${date.slice(0, 4)}Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
    const last = spans.at(-1);
    if (last?.quarter === quarter) last.to = row + 1;
    else spans.push({ quarter, from: row, to: row + 1 });
  }
  return spans;
}

/** A series over some of its rows, missing ones left out; NaN where all are missing. */
export interface SpanFigures {
  readonly first: number;
  readonly last: number;
  readonly highest: number;
  readonly lowest: number;
}

/** The first and last, highest and lowest value of rows `from` up to, not including, `to`. */
export function spanFigures(
  series: Float64Array,
  { from, to }: Pick<QuarterSpan, 'from' | 'to'>,
): SpanFigures {
  const present = series.subarray(from, to).filter((value) => !Number.isNaN(value));
  if (present.length === 0) return { first: NaN, last: NaN, highest: NaN, lowest: NaN };
  return {
    first: present[0] as number,
    last: present[present.length - 1] as number,
    highest: present.reduce((one, other) => Math.max(one, other)),
    lowest: present.reduce((one, other) => Math.min(one, other)),
  };
}
