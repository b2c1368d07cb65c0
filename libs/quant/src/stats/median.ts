import { present } from './present.ts';

/** The median of the values that are not NaN, the mean of the middle two; NaN without values. */
export function median(values: ArrayLike<number>): number {
  const kept = present(values);
  return medianInPlace(kept, kept.length);
}

/**
 * The median of the first `count` values, none of them NaN: without sorting more than it must (Hoare's
 * selection), for many samples in one array. Changes the order of those values. NaN without values.
 */
export function medianInPlace(values: Float64Array, count: number): number {
  if (count === 0) return NaN;
  const middle = count >> 1;
  select(values, count, middle);
  const upper = values[middle] as number;
  if (count % 2 === 1) return upper;
  let lower = -Infinity;
  for (let at = 0; at < middle; at += 1) if ((values[at] as number) > lower) lower = values[at] as number;
  return (lower + upper) / 2;
}

/** Puts the value of a place where sorting would: no value before it is greater, none after it is smaller. */
function select(values: Float64Array, count: number, place: number): void {
  let from = 0;
  let to = count - 1;
  while (from < to) {
    const pivot = values[(from + to) >> 1] as number;
    let left = from;
    let right = to;
    while (left <= right) {
      while ((values[left] as number) < pivot) left += 1;
      while ((values[right] as number) > pivot) right -= 1;
      if (left > right) break;
      const swapped = values[left] as number;
      values[left] = values[right] as number;
      values[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (place <= right) to = right;
    else if (place >= left) from = left;
    else return;
  }
}
