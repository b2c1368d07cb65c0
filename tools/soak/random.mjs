/** Pseudo-random numbers, the same for the same seed and index, so that a single request of a run can be sent again. */
export class Random {
  #state;

  /**
   * @param {number} seed
   * @param {number} [index] of the request
   */
  constructor(seed, index = 0) {
    // Neighbouring indexes are mixed, or their first numbers would resemble each other.
    this.#state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)) >>> 0;
    this.next();
  }

  /** A number from 0 to 1, without 1 (mulberry32). */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** @param {number} least @param {number} most both included */
  integer(least, most) {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** @param {number} share of 1 */
  chance(share) {
    return this.next() < share;
  }

  /**
   * @template T
   * @param {readonly T[]} list not empty
   * @returns {T}
   */
  of(list) {
    const found = list[this.integer(0, list.length - 1)];
    if (found === undefined) throw new Error('chosen from an empty list');
    return found;
  }

  /**
   * One of several, each as likely as its weight.
   * @template T
   * @param {readonly (readonly [weight: number, value: T])[]} list
   * @returns {T}
   */
  weighted(list) {
    let left = this.next() * list.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of list) {
      left -= weight;
      if (left < 0) return value;
    }
    return this.of(list)[1];
  }

  /** @param {number} length */
  bytes(length) {
    const bytes = Buffer.alloc(length);
    for (let at = 0; at < length; at += 1) bytes[at] = this.integer(0, 255);
    return bytes;
  }
}
