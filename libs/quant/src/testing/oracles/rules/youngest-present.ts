/** Rule 5: the last value of a window of today and `maxAge` rows before it that is there. An oracle. */
export function youngestPresent(window: readonly number[]): number {
  return window.findLast((value) => !Number.isNaN(value)) ?? NaN;
}
