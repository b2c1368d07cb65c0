import { KernelMemory } from '../kernel/kernel-memory.ts';

/**
 * Orders samples of at most `capacity` finite numbers: a radix sort over the 22 leading bits of each value as
 * a single, followed by comparisons where those bits do not distinguish two values. Stable: equal values keep
 * their order. Its memory is allocated once.
 */
export class Sorter {
  private readonly keys: Uint32Array;
  private readonly spare: Uint32Array;
  private readonly buckets: Uint32Array;
  /** Buffers for samples and orders that are not in the kernel's memory. */
  private readonly values: Float64Array;
  private readonly order: Uint32Array;

  /**
   * @param memory samples and orders in this memory are not copied
   * @throws RangeError for a capacity that is no count, or above `MOST`
   */
  constructor(
    capacity: number,
    private readonly memory = new KernelMemory(),
  ) {
    if (!Number.isInteger(capacity) || capacity < 0 || capacity > MOST)
      throw new RangeError(`no capacity: ${capacity}`);
    this.keys = memory.words(capacity);
    this.spare = memory.words(capacity);
    this.buckets = memory.words(BUCKETS);
    this.values = memory.doubles(capacity);
    this.order = memory.words(capacity);
  }

  /** Writes into `order` the places 0…count − 1 of `values`, the least value's first. */
  sort(values: Float64Array, count: number, order: Uint32Array): void {
    const sample = this.memory.contains(values) ? values : this.copyOf(values, count);
    const places = this.memory.contains(order) ? order : this.order;
    const { keys, spare, buckets } = this;
    const sorted = this.memory.kernel.sort(
      sample.byteOffset,
      count,
      places.byteOffset,
      keys.byteOffset,
      spare.byteOffset,
      buckets.byteOffset,
    );
    if (sorted === 0) mergeSort(sample, count, places, spare);
    if (places !== order) order.set(places.subarray(0, count));
  }

  private copyOf(values: Float64Array, count: number): Float64Array {
    this.values.set(values.subarray(0, count));
    return this.values;
  }
}

/** A place has 21 bits in the kernel. */
const MOST = 1 << 21;
/** Buckets for two digits of eleven bits. */
const BUCKETS = 2 << 11;

function mergeSort(values: Float64Array, count: number, order: Uint32Array, spare: Uint32Array): void {
  let from = order;
  let into = spare;
  for (let width = 1; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width)
      merge(values, from, into, start, Math.min(start + width, count), Math.min(start + 2 * width, count));
    [from, into] = [into, from];
  }
  if (from !== order) order.set(from.subarray(0, count));
}

function merge(
  values: Float64Array,
  from: Uint32Array,
  into: Uint32Array,
  start: number,
  middle: number,
  end: number,
): void {
  let left = start;
  let right = middle;
  for (let to = start; to < end; to += 1) {
    const takesLeft =
      left < middle &&
      (right >= end || (values[from[left] as number] as number) <= (values[from[right] as number] as number));
    into[to] = from[takesLeft ? left : right] as number;
    if (takesLeft) left += 1;
    else right += 1;
  }
}
