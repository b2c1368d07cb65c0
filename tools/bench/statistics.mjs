/**
 * @param {readonly number[]} values at least one
 * @returns {number} the middle one, or the mean of the middle two
 */
export function median(values) {
  return quantile(values, 0.5);
}

/**
 * The quantile by linear interpolation between order statistics (type 7, as numpy).
 * @param {readonly number[]} values at least one
 * @param {number} share between 0 and 1
 * @returns {number}
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const low = sorted[Math.floor(position)] ?? NaN;
  const high = sorted[Math.ceil(position)] ?? NaN;
  return low + (high - low) * (position - Math.floor(position));
}

/**
 * The machine's noise: the distance between the quartiles as a share of the median.
 * @param {readonly number[]} values
 */
export function noise(values) {
  return (quantile(values, 0.75) - quantile(values, 0.25)) / median(values);
}
