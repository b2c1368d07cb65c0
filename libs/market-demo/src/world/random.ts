/** A stream of random numbers that depends on its seed alone (sfc32 over a hashed seed). */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d = 1;

  constructor(seed: string) {
    const hash = hashText(seed);
    [this.a, this.b, this.c] = [hash(), hash(), hash()];
    for (let warm = 0; warm < 12; warm += 1) this.next();
  }

  /** Uniform in [0, 1). */
  next(): number {
    const sum = (this.a + this.b + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number in [low, high]. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Standard normal, by Box and Muller. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  /** Student's t with 5 degrees of freedom scaled to variance 1: the heavy tails of daily returns. */
  heavyTailed(): number {
    // Chi-squared of 5: four degrees from two uniform numbers, one from a normal.
    const squares = -2 * Math.log((1 - this.next()) * (1 - this.next())) + this.normal() ** 2;
    return (this.normal() / Math.sqrt(squares / 5)) * Math.sqrt(3 / 5);
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  /** One of `items`, each with a chance in proportion to its weight. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T {
    let left = this.next() * items.reduce((sum, item) => sum + weight(item), 0);
    for (const item of items) {
      left -= weight(item);
      if (left < 0) return item;
    }
    return this.pick(items.slice(-1));
  }
}

/** A hash of the text (FNV-1a), mixed again for each number drawn. */
function hashText(text: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
    state ^= state >>> 16;
    return state | 0;
  };
}
