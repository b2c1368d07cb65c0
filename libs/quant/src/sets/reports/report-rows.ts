/** Figures by report and member, and the place of their rows in the year. */
export interface ReportRows {
  /** Cell `r * members + m`, NaN for missing. */
  readonly figures: Float64Array;
  readonly members: number;
  /** The period of the first row: year × 4 + quarter − 1. */
  readonly first: number;
}

/** The quarter of a row, from 0. */
export const quarterOf = (first: number, row: number): number => (((first + row) % 4) + 4) % 4;

/** The figures of the reports `back` rows before each; NaN before the first row. */
export function rowsBefore(
  { figures, members, first }: ReportRows,
  back: number | ((quarter: number) => number),
): Float64Array {
  const before = new Float64Array(figures.length).fill(NaN);
  const rows = members === 0 ? 0 : figures.length / members;
  for (let row = 0; row < rows; row += 1) {
    const from = row - (typeof back === 'number' ? back : back(quarterOf(first, row)));
    if (from >= 0) before.set(figures.subarray(from * members, (from + 1) * members), row * members);
  }
  return before;
}

/** The same period a year before. */
export const yearsBefore = (rows: ReportRows): Float64Array => rowsBefore(rows, 4);

/** The end of the year before the one of the report: its balance is where the year began. */
export const yearStarts = (rows: ReportRows): Float64Array => rowsBefore(rows, (quarter) => quarter + 1);

/**
 * Each quarter alone, of figures that accumulate over the year: the report less the one before it in its year, the
 * first quarter unchanged. NaN where one of the two is missing.
 */
export function quartersAlone(rows: ReportRows): Float64Array {
  const alone = rowsBefore(rows, 1);
  for (let cell = 0; cell < alone.length; cell += 1) {
    const value = rows.figures[cell] as number;
    const isFirst = quarterOf(rows.first, Math.floor(cell / rows.members)) === 0;
    alone[cell] = isFirst ? value : value - (alone[cell] as number);
  }
  return alone;
}

/**
 * The last four quarters (TTM) of figures that accumulate over the year: year to date + last year − last year to
 * date. NaN where one of the three is missing.
 */
export function trailingYears(rows: ReportRows): Float64Array {
  const [lastYear, lastYearToDate] = [yearStarts(rows), yearsBefore(rows)];
  return rows.figures.map((value, cell) =>
    quarterOf(rows.first, Math.floor(cell / rows.members)) === 3
      ? value
      : value + (lastYear[cell] as number) - (lastYearToDate[cell] as number),
  );
}
