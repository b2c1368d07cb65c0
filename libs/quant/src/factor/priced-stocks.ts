import type { KernelMemory } from '../kernel/kernel-memory.ts';
import type { FactorInput } from './factor-input.ts';

/** The prices of a date and of the dates after it, up to the longest horizon, in the kernel's memory. */
export class PricedStocks {
  private readonly farthest: number;
  /** By remembered date: its prices, and 1 where there is one; and which date that is. */
  private readonly prices: readonly Float64Array[];
  private readonly known: readonly Uint8Array[];
  private readonly dates: Int32Array;
  private readonly all: Uint8Array;

  constructor(
    private readonly input: FactorInput,
    private readonly memory: KernelMemory,
  ) {
    this.farthest = Math.max(...input.horizons);
    const remembered = Array.from({ length: this.farthest + 1 });
    this.prices = remembered.map(() => memory.doubles(input.stocks));
    this.known = remembered.map(() => memory.bytes(input.stocks));
    this.dates = new Int32Array(remembered.length).fill(-1);
    this.all = memory.bytes(input.stocks);
  }

  /**
   * By stock: 1 for those with a price on a date and on every horizon's date after it, 0 for others. The
   * array of the previous call is overwritten.
   */
  on(date: number): Uint8Array {
    const { all, known, memory } = this;
    const { dates, stocks, horizons } = this.input;
    if (date + this.farthest >= dates) return all.fill(0);
    all.set(known[this.slotOf(date)] as Uint8Array);
    for (const horizon of horizons) {
      const later = known[this.slotOf(date + horizon)] as Uint8Array;
      memory.kernel.intersect(all.byteOffset, later.byteOffset, stocks);
    }
    return all;
  }

  /**
   * Prices by stock, missing ones unchanged, of a date at most the longest horizon after the last one passed
   * to `on`.
   */
  pricesOf(date: number): Float64Array {
    return this.prices[this.slotOf(date)] as Float64Array;
  }

  private slotOf(date: number): number {
    const slot = date % this.dates.length;
    if (this.dates[slot] === date) return slot;
    const { stocks } = this.input;
    const prices = this.prices[slot] as Float64Array;
    const known = this.known[slot] as Uint8Array;
    prices.set(this.input.prices.subarray(date * stocks, (date + 1) * stocks));
    this.memory.kernel.priced(prices.byteOffset, stocks, known.byteOffset);
    this.dates[slot] = date;
    return slot;
  }
}
