/**
 * As Promise.all, but the others end before the first fault is shown, so that nothing starts behind it.
 * @template {readonly unknown[]} T
 * @param {readonly [...{ [K in keyof T]: Promise<T[K]> }]} promises
 * @returns {Promise<T>}
 */
export async function allOrFirstFault(promises) {
  await Promise.allSettled(promises);
  return /** @type {Promise<T>} */ (/** @type {unknown} */ (Promise.all(promises)));
}
