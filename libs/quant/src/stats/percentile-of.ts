/**
 * The percentile of a value among others, 0 to 1: the share below it plus half the share equal to it (scipy's
 * percentileofscore, kind mean). NaN values do not count; NaN when the value or all others are missing, or
 * fewer than `least` are present.
 */
export function percentileOf(value: number, among: Iterable<number>, least = 1): number {
  if (Number.isNaN(value)) return NaN;
  let below = 0;
  let equal = 0;
  let present = 0;
  for (const other of among) {
    if (Number.isNaN(other)) continue;
    present += 1;
    if (other < value) below += 1;
    else if (other === value) equal += 1;
  }
  return present === 0 || present < least ? NaN : (below + equal / 2) / present;
}
