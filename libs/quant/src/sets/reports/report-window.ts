/**
 * The reports and stocks of a set that are read together, as rows and columns: cell `r * stocks.length + m` is
 * report `first + r` of the m-th member.
 */
export interface ReportWindow {
  /** The period of the first row, as histories number periods: year × 4 + quarter − 1. */
  readonly first: number;
  /** The number of rows. */
  readonly count: number;
  /** The members, each once, by their columns of the histories. */
  readonly stocks: Int32Array;
  /** What became known after this day is left out; by default nothing is. */
  readonly knownBy?: number;
}
