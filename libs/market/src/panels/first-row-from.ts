/** The index of the first of ascending days that is not before `day`; the number of days when all are. */
export function firstRowFrom(dates: readonly string[], day: string): number {
  let [from, to] = [0, dates.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((dates[middle] ?? '') < day) from = middle + 1;
    else to = middle;
  }
  return from;
}
