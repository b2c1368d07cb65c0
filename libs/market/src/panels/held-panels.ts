/** A value in memory. */
interface Held<T> {
  readonly value: Promise<T>;
  /** Its size; unknown until it is loaded. */
  bytes: number;
}

/**
 * A cache in memory: requests for the same value at once wait for one load, and the value used longest ago is released
 * when all together take more than `mostBytes`. A released value lives on with those who have it.
 */
export class HeldPanels<T> {
  /** The values, the one used longest ago first. */
  private readonly held = new Map<string, Held<T>>();
  private bytes = 0;

  constructor(
    private readonly mostBytes: number,
    private readonly bytesOf: (value: T) => number,
  ) {}

  /** The value of a name, loaded unless it is in memory; a load that failed is tried again at the next request. */
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

  /** Whether a value is in memory; one that is still loading, or takes no bytes, does not count. */
  has(name: string): boolean {
    return (this.held.get(name)?.bytes ?? 0) > 0;
  }

  private loaded(name: string, held: Held<T>, value: T): void {
    held.bytes = this.bytesOf(value);
    this.bytes += held.bytes;
    for (const [other, { bytes }] of this.held) {
      if (this.bytes <= this.mostBytes) return;
      // A value that is still loading has no size yet, and one just loaded will be wanted again.
      if (bytes === 0 || other === name) continue;
      this.held.delete(other);
      this.bytes -= bytes;
    }
  }
}
