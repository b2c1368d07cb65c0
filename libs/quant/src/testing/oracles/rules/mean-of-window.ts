/** The mean of what is present, each value by its share of it, added from the least to the greatest. An oracle. */
export function meanOfWindow(window: readonly number[], least: number): number {
  const present = window.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  if (present.length === 0 || present.length < least) return NaN;
  return present.reduce((sum, value) => sum + value / present.length, 0);
}
