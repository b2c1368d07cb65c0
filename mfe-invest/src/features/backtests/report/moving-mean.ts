/**
 * The mean of each value and those before it, `window` values in all; missing ones are left out. Null where
 * fewer than `least` are present, and after the last value. Each window is summed separately, so that no
 * rounding error accumulates over a long series.
 */
export function movingMean(
  values: readonly (number | null)[],
  window: number,
  least = Math.ceil(window / 2),
): readonly (number | null)[] {
  const last = values.findLastIndex((value) => value !== null);
  return values.map((_, at) => {
    if (at > last) return null;
    let sum = 0;
    let count = 0;
    for (let place = Math.max(0, at - window + 1); place <= at; place += 1) {
      const value = values[place] ?? null;
      if (value === null) continue;
      sum += value;
      count += 1;
    }
    return count < least || count === 0 ? null : sum / count;
  });
}
