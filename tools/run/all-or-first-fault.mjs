/**
 * Like Promise.all, but rejects with the first error only after all others have ended, so that none of them goes on
 * in the background.
 * @template {readonly unknown[]} T
 * @param {readonly [...{ [K in keyof T]: Promise<T[K]> }]} promises
 * @returns {Promise<T>}
 */
export async function allOrFirstFault(promises) {
  await Promise.allSettled(promises);
  return /** @type {Promise<T>} */ (/** @type {unknown} */ (Promise.all(promises)));
}
