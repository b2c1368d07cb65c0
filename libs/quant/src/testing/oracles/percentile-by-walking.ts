/**
 * The q-th quantile, type 7, read off a line: n − 1 equal steps lead from the least value to the greatest,
 * and the share q of the way is walked one step at a time. A reference computation for tests.
 */
export function percentileByWalking(values: readonly number[], q: number): number {
  const left = values.filter((value) => !Number.isNaN(value)).sort((one, other) => one - other);
  let way = (left.length - 1) * q;
  let at = 0;
  while (way >= 1) {
    way -= 1;
    at += 1;
  }
  const here = left[at] ?? NaN;
  return way === 0 ? here : (1 - way) * here + way * (left[at + 1] ?? NaN);
}
