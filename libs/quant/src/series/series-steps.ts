/** Each value less the last one before it; NaN where it is missing, and for the first. */
export function changesOf(values: Float64Array): Float64Array {
  let before = NaN;
  return values.map((value) => {
    if (Number.isNaN(value)) return NaN;
    const change = value - before;
    before = value;
    return change;
  });
}

/** The sum of the values up to each; NaN where it is missing itself, and missing ones before it add nothing. */
export function cumulated(values: Float64Array): Float64Array {
  let sum = 0;
  return values.map((value) => (Number.isNaN(value) ? NaN : (sum += value)));
}

/**
 * Each value over the mean of the `count` present ones before it; NaN where it is missing, without that many, and over
 * a mean of 0.
 */
export function overMeanBefore(values: Float64Array, count: number): Float64Array {
  const before: number[] = [];
  return values.map((value) => {
    if (Number.isNaN(value)) return NaN;
    const mean = before.length < count ? NaN : before.reduce((sum, one) => sum + one, 0) / count;
    before.push(value);
    if (before.length > count) before.shift();
    return mean === 0 ? NaN : value / mean;
  });
}
