/** Does pieces of work in their order, each in a turn of its own of the event loop: whatever waits is served between two. */
export class OneATurn {
  readonly #waiting: (() => void)[] = [];

  /** @param work answers by itself for what it throws */
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
