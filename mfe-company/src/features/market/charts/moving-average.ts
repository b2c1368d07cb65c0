/** The mean of each value and the `days` − 1 before it; null until there are so many. */
export function movingAverage(values: readonly number[], days: number): (number | null)[] {
  return values.map((_, at) => {
    if (at < days - 1) return null;
    let sum = 0;
    for (const value of values.slice(at - days + 1, at + 1)) sum += value;
    return sum / days;
  });
}
