/**
 * The tests, the slowest first, those of equal time by size.
 * @template T
 * @param {readonly { test: T, seconds: number, size: number }[]} files
 * @returns {T[]}
 */
export function bySeconds(files) {
  return [...files]
    .sort((one, other) => other.seconds - one.seconds || other.size - one.size)
    .map(({ test }) => test);
}
