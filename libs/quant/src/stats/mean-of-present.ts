/** The mean of the values that are not NaN; NaN when fewer than `least` are. */
export function meanOfPresent(values: Iterable<number>, least = 1): number {
  let sum = 0;
  let present = 0;
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    sum += value;
    present += 1;
  }
  return present === 0 || present < least ? NaN : sum / present;
}
