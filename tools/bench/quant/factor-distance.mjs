/**
 * The distance of two reports: the largest difference between a figure of `expected` and the same in `found`,
 * relative for figures above 1. A figure that only one of them has counts as 1.
 * @param {unknown} expected numbers, nulls, and arrays and objects of them
 * @param {unknown} found may have more names
 * @returns {number}
 */
export function largestDistance(expected, found) {
  if (typeof expected === 'number' && typeof found === 'number')
    return Math.abs(expected - found) / Math.max(1, Math.abs(expected));
  if (expected === null && found === null) return 0;
  if (!isNested(expected) || !isNested(found)) return 1;
  if (Array.isArray(expected) && expected.length !== Object.keys(found).length) return 1;
  let largest = 0;
  for (const [name, value] of Object.entries(expected))
    largest = Math.max(largest, largestDistance(value, found[name]));
  return largest;
}

/**
 * @param {unknown} value
 * @returns {value is Readonly<Record<string, unknown>>}
 */
function isNested(value) {
  return typeof value === 'object' && value !== null;
}
