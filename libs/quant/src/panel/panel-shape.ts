/** A panel is date-major: the cell of date `d` and stock `s` is `d * stocks + s`. */
export interface PanelShape {
  readonly dates: number;
  readonly stocks: number;
}

/** Dates from `from` up to, not including, `to`: threads that share a panel's memory take one range each. */
export interface DateRange {
  readonly from: number;
  readonly to: number;
}

/** @throws RangeError naming the panel that does not have a cell for every date and stock */
export function checkCells({ dates, stocks }: PanelShape, panels: Record<string, ArrayLike<unknown>>): void {
  for (const [name, { length }] of Object.entries(panels)) {
    if (length !== dates * stocks) throw new RangeError(`${name}: ${length} cells for ${dates} × ${stocks}`);
  }
}

/** @throws RangeError naming the array that does not have a value for every stock */
export function checkStocks({ stocks }: PanelShape, arrays: Record<string, ArrayLike<unknown>>): void {
  for (const [name, { length }] of Object.entries(arrays)) {
    if (length !== stocks) throw new RangeError(`${name}: ${length} values for ${stocks} stocks`);
  }
}

/** @throws RangeError for a range that is not within the panel's dates */
export function checkRange({ dates }: PanelShape, { from, to }: DateRange): void {
  if (!Number.isInteger(from) || !Number.isInteger(to) || from < 0 || from > to || to > dates) {
    throw new RangeError(`no dates from ${from} to ${to} of ${dates}`);
  }
}
