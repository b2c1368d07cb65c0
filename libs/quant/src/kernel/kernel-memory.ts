import { KERNEL_BYTES } from './kernel-bytes.ts';

/**
 * The exports of `libs/quant/kernel`: the innermost loops of a scan, which take half the time of the same
 * loops in TypeScript. It trusts its callers: numbers named like arrays are where these begin (`byteOffset`)
 * in the memory, and no bounds are checked.
 */
export interface Kernel {
  sort(values: number, count: number, order: number, keys: number, spare: number, buckets: number): 0 | 1;
  priced(prices: number, stocks: number, into: number): void;
  intersect(into: number, other: number, stocks: number): void;
  keepRows(factor: number, chosen: number, stocks: number, rowStocks: number, rowFactor: number): bigint;
  keepChosen(chosen: number, stocks: number, rowStocks: number): number;
  forwardReturns(today: number, later: number, rowStocks: number, count: number, returns: number): number;
  packOrder(values: number, order: number, rowStocks: number, count: number, packed: number): void;
  rankRows(values: number, order: number, count: number, ranks: number): number;
  binRows(values: number, order: number, count: number, edges: number, quantiles: number, bins: number): void;
  markStocks(
    rowStocks: number,
    ranks: number,
    bins: number,
    count: number,
    marks: number,
    stocks: number,
    sizes: number,
  ): void;
  compareMarks(marks: number, past: number, stocks: number, stayed: number, out: number): void;
  correlateMarks(marks: number, orders: number, count: number, out: number): void;
  deviate(values: number, count: number, deviations: number, out: number): void;
  takeSides(values: number, count: number, median: number, sides: number): void;
  addReturns(
    returns: number,
    deviations: number,
    sides: number,
    bins: number,
    count: number,
    mean: number,
    sums: number,
    squares: number,
    out: number,
  ): void;
  countGroups(groups: number, count: number, groupCount: number, present: number): void;
  rankGroups(
    values: number,
    order: number,
    count: number,
    stocks: number,
    groups: number,
    groupCount: number,
    present: number,
    below: number,
    tied: number,
    scale: number,
    ranks: number,
  ): void;
  groupMedians(
    values: number,
    order: number,
    count: number,
    groups: number,
    groupCount: number,
    present: number,
    passed: number,
    medians: number,
  ): void;
  countBelow(row: number, today: number, stocks: number, present: number, twice: number): void;
  placeRows(
    values: number,
    keptRows: number,
    order: number,
    count: number,
    rows: number,
    places: number,
    firsts: number,
  ): void;
  rankInWindow(
    places: number,
    firsts: number,
    rows: number,
    n: number,
    least: number,
    scale: number,
    from: number,
    present: number,
    tied: number,
    result: number,
  ): void;
}

/**
 * Memory that a kernel and TypeScript share: arrays are allocated one after the other, zeroed, and never
 * freed.
 */
export class KernelMemory {
  readonly kernel: Kernel;
  private readonly memory = new WebAssembly.Memory({ initial: 1, maximum: MOST_PAGES, shared: true });
  /** The memory's buffer, and what that was before the memory grew. */
  private readonly buffers = new Set<ArrayBufferLike>();
  private top = ALIGNED;

  constructor() {
    kernelModule ??= new WebAssembly.Module(
      Uint8Array.from(atob(KERNEL_BYTES), (char) => char.charCodeAt(0)),
    );
    const { exports } = new WebAssembly.Instance(kernelModule, { env: { memory: this.memory } });
    this.kernel = exports as Kernel;
  }

  /** Whether an array is of this memory, so that the kernel can reach it. */
  contains(array: ArrayBufferView): boolean {
    return this.buffers.has(array.buffer);
  }

  doubles(length: number): Float64Array {
    const start = this.take(8 * length);
    return new Float64Array(this.memory.buffer, start, length);
  }

  longs(length: number): BigInt64Array {
    const start = this.take(8 * length);
    return new BigInt64Array(this.memory.buffer, start, length);
  }

  words(length: number): Uint32Array {
    const start = this.take(4 * length);
    return new Uint32Array(this.memory.buffer, start, length);
  }

  halves(length: number): Uint16Array {
    const start = this.take(2 * length);
    return new Uint16Array(this.memory.buffer, start, length);
  }

  bytes(length: number): Uint8Array {
    const start = this.take(length);
    return new Uint8Array(this.memory.buffer, start, length);
  }

  /** @throws RangeError where a gibibyte is not enough */
  private take(bytes: number): number {
    const start = this.top;
    // Eight more: loops that read whole words read past the last of a few bytes.
    this.top = start + Math.ceil((bytes + 8) / ALIGNED) * ALIGNED;
    const missing = this.top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    this.buffers.add(this.memory.buffer);
    return start;
  }
}

const PAGE = 65_536;
const MOST_PAGES = 16_384;
const ALIGNED = 64;

/** The kernel, compiled once per thread, when it is first needed. */
let kernelModule: WebAssembly.Module | undefined;
