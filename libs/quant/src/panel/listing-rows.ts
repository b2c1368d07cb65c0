/** The row of a stock that was listed before any day known. */
export const LONG_AGO = -(2 ** 30);

/** The row of a day that is after every day known. */
export const NEVER = 2 ** 30;

/**
 * The panel row of each stock's first trading day, so that on row d it has been listed for d − row + 1
 * trading days, that day and today counted. Rows before the panel are negative, counted back over `earlier`
 * days; LONG_AGO when the listing is before those too, or unknown (null); NEVER when it is after the panel.
 * Days are ISO and ascending.
 */
export function listingRows(
  days: readonly string[],
  listed: readonly (string | null)[],
  earlier: readonly string[] = [],
): Int32Array {
  const all = [...earlier, ...days];
  checkAscending(all);
  const first = all[0] ?? '';
  return Int32Array.from(listed, (day) => {
    if (day === null || day < first) return LONG_AGO;
    const at = firstFrom(all, day);
    return at === all.length ? NEVER : at - earlier.length;
  });
}

/** The first panel row of each stock on which it is no longer listed; NEVER for one that stays (null). */
export function delistingRows(days: readonly string[], delisted: readonly (string | null)[]): Int32Array {
  checkAscending(days);
  return Int32Array.from(delisted, (day) => {
    const row = day === null ? days.length : firstFrom(days, day);
    return row === days.length ? NEVER : row;
  });
}

/** The index of the first day that is not before `day`; the length when all are. */
function firstFrom(days: readonly string[], day: string): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? '') < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

function checkAscending(days: readonly string[]): void {
  for (let at = 1; at < days.length; at += 1) {
    if ((days[at - 1] ?? '') >= (days[at] ?? '')) {
      throw new RangeError(`days must ascend: ${days[at - 1]} before ${days[at]}`);
    }
  }
}
