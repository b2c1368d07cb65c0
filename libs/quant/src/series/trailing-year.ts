/** The last four quarters (TTM) of a figure that accumulates over the fiscal year. */
export function trailingYear({
  yearToDate,
  lastYear,
  lastYearToDate,
}: {
  readonly yearToDate: number;
  /** The whole year before. */
  readonly lastYear: number;
  /** The same quarters of the year before. */
  readonly lastYearToDate: number;
}): number {
  return yearToDate + lastYear - lastYearToDate;
}
