/**
 * Submits `count` things and waits for the end of all, with no more than `most` of them open at any time.
 * @template T
 * @param {{ count: number, most: number, submit: () => Promise<T>, pause: () => Promise<void>,
 *   countOpen: (submitted: readonly T[]) => Promise<number> }} work
 * @returns {Promise<readonly T[]>} what was submitted
 */
export async function keepInFlight({ count, most, submit, pause, countOpen }) {
  /** @type {T[]} */
  const submitted = [];
  for (;;) {
    let open = submitted.length === 0 ? 0 : await countOpen(submitted);
    if (open === 0 && submitted.length === count) return submitted;
    for (; open < most && submitted.length < count; open += 1) submitted.push(await submit());
    await pause();
  }
}
