import { percentileOfSorted } from '../stats/linear-percentile.ts';
import type { CrossSection } from './cross-section.ts';

/** mad: to median ± 3 × 1.4826 × the median absolute deviation; percentile: to the 1st and 99th (numpy's linear). */
export type WinsoriseBy = 'mad' | 'percentile';

/** The median absolute deviation of a normal distribution is its standard deviation over this. */
const MAD_OF_NORMAL = 1.4826;

/**
 * Moves the values outside the bounds to the bounds. The section must be sorted, and stays so. Where more
 * than half of the values are equal, their deviation is 0 and says nothing about the others: 'mad' then
 * changes nothing.
 */
export function winsorise(section: CrossSection, by: WinsoriseBy): void {
  const { count, sorted, values, order } = section;
  if (count === 0) return;
  const [low, high] = by === 'mad' ? madBounds(sorted, count) : percentileBounds(sorted, count);
  for (let at = 0; at < count; at += 1) {
    const value = Math.min(Math.max(sorted[at] as number, low), high);
    sorted[at] = value;
    values[order[at] as number] = value;
  }
}

function percentileBounds(sorted: Float64Array, count: number): [number, number] {
  return [percentileOfSorted(sorted, 0.01, count), percentileOfSorted(sorted, 0.99, count)];
}

function madBounds(sorted: Float64Array, count: number): [number, number] {
  const median = percentileOfSorted(sorted, 0.5, count);
  const reach = 3 * MAD_OF_NORMAL * medianDeviation(sorted, count, median);
  return reach > 0 ? [median - reach, median + reach] : [-Infinity, Infinity];
}

/** The deviations ascend away from the median on both sides: merged outwards until half of them are passed. */
function medianDeviation(sorted: Float64Array, count: number, median: number): number {
  let right = count >> 1;
  let left = right - 1;
  let before = 0;
  let last = 0;
  for (let passed = 0; passed <= count >> 1; passed += 1) {
    const below = left < 0 ? Infinity : median - (sorted[left] as number);
    const above = right >= count ? Infinity : (sorted[right] as number) - median;
    before = last;
    last = Math.min(below, above);
    if (below <= above) left -= 1;
    else right += 1;
  }
  return count % 2 === 1 ? last : (before + last) / 2;
}
