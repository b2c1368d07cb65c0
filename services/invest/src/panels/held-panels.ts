/** What takes memory. */
interface Held<T> {
  readonly value: Promise<T>;
  /** Unknown until it is loaded. */
  bytes: number;
}

/**
 * What was loaded, in memory: those who ask for the same at once wait for one load, and what was used longest ago is
 * let go when all together take more than `mostBytes`. What is let go lives on with those who have it.
 */
export class HeldPanels<T> {
  /** The one used longest ago first. */
  private readonly held = new Map<string, Held<T>>();
  private bytes = 0;

  constructor(
    private readonly mostBytes: number,
    private readonly bytesOf: (value: T) => number,
  ) {}

  /** The value of a name, loaded unless it is held; a load that failed is tried anew by the next who asks. */
  ask(name: string, load: () => Promise<T>): Promise<T> {
    const before = this.held.get(name);
    if (before) {
      this.held.delete(name);
      this.held.set(name, before);
      return before.value;
    }
    const held: Held<T> = { value: load(), bytes: 0 };
    this.held.set(name, held);
    held.value.then(
      (value) => this.loaded(name, held, value),
      () => this.held.delete(name),
    );
    return held.value;
  }

  private loaded(name: string, held: Held<T>, value: T): void {
    held.bytes = this.bytesOf(value);
    this.bytes += held.bytes;
    for (const [other, { bytes }] of this.held) {
      if (this.bytes <= this.mostBytes) return;
      // What is still loading takes nothing yet, and who has just loaded will want it again.
      if (bytes === 0 || other === name) continue;
      this.held.delete(other);
      this.bytes -= bytes;
    }
  }
}
