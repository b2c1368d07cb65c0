/**
 * Does pieces of work in their order, each in its own turn of the event loop, so that other requests are
 * served in between.
 */
export class OneATurn {
  readonly #waiting: (() => void)[] = [];

  /** @param work handles its own errors */
  add(work: () => void): void {
    this.#waiting.push(work);
    if (this.#waiting.length === 1) setImmediate(() => this.#next());
  }

  #next(): void {
    const work = this.#waiting[0];
    try {
      work?.();
    } finally {
      this.#waiting.shift();
      if (this.#waiting.length > 0) setImmediate(() => this.#next());
    }
  }
}
