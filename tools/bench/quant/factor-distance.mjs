/**
 * How far two reports are apart: the largest difference of a figure of `expected` from the same in `found`, of figures
 * above 1 as a share of them. A figure that only one of them has counts as 1.
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
