/**
 * The percentile of a value, 0 to 100, by a contest with each of the others and with itself: what it wins less what it
 * loses, as a share of all, is −1 for the least of many and 1 for the greatest. An oracle.
 */
export function percentileByContests(value: number, among: readonly number[], least = 1): number {
  const rivals = among.filter((other) => !Number.isNaN(other));
  if (Number.isNaN(value) || rivals.length === 0 || rivals.length < least) return NaN;
  const won = rivals.filter((other) => value > other).length;
  const lost = rivals.filter((other) => value < other).length;
  return 50 * (1 + (won - lost) / rivals.length);
}
