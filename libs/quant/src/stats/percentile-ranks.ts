/**
 * The percentile of each value among all of them, 0 to 1, ties count half (scipy's percentileofscore, kind
 * mean). NaN stays NaN and does not count.
 */
export function percentileRanks(values: ArrayLike<number>): Float64Array {
  const sorted = Float64Array.from(values)
    .filter((value) => !Number.isNaN(value))
    .sort();
  const ranks = new Map<number, number>();
  for (let start = 0; start < sorted.length;) {
    const value = sorted[start] ?? NaN;
    let end = start + 1;
    while (sorted[end] === value) end += 1;
    ranks.set(value, (start + end) / 2 / sorted.length);
    start = end;
  }
  return Float64Array.from(values, (value) => ranks.get(value) ?? NaN);
}
