/**
 * Orders samples of at most `capacity` finite numbers: a radix sort over the 22 leading bits of each value as a
 * single, mended by comparisons where those bits do not tell two values apart. Stable; equal values keep
 * their places. Its memory is taken once, whatever is sorted.
 */
export class Sorter {
  private readonly singles: Float32Array;
  private readonly bits: Uint32Array;
  private readonly spare: Uint32Array;
  private readonly low = new Uint32Array(BUCKETS);
  private readonly high = new Uint32Array(BUCKETS);

  /** @throws RangeError for a capacity that is no count */
  constructor(capacity: number) {
    if (!Number.isInteger(capacity) || capacity < 0) throw new RangeError(`no capacity: ${capacity}`);
    this.singles = new Float32Array(capacity);
    this.bits = new Uint32Array(this.singles.buffer);
    this.spare = new Uint32Array(capacity);
  }

  /** Writes into `order` the places 0…count − 1 of `values`, the least value's first. */
  sort(values: Float64Array, count: number, order: Uint32Array): void {
    this.count(values, count);
    this.scatter(count, order);
    if (!mendByInsertion(values, count, order)) mergeSort(values, count, order, this.spare);
  }

  private count(values: Float64Array, count: number): void {
    const { singles, bits, low, high } = this;
    low.fill(0);
    high.fill(0);
    for (let at = 0; at < count; at += 1) {
      // Both zeros are one value.
      singles[at] = (values[at] as number) + 0;
      const raw = bits[at] as number;
      // Ascending as an unsigned number: a negative single has all its bits turned, another one its sign.
      const key = (raw ^ ((raw >> 31) | 0x8000_0000)) >>> UNUSED_BITS;
      bits[at] = key;
      low[key & MASK] = (low[key & MASK] as number) + 1;
      high[key >>> DIGIT_BITS] = (high[key >>> DIGIT_BITS] as number) + 1;
    }
  }

  private scatter(count: number, order: Uint32Array): void {
    const { bits, spare, low, high } = this;
    startsOf(low);
    startsOf(high);
    for (let at = 0; at < count; at += 1) {
      const digit = (bits[at] as number) & MASK;
      const to = low[digit] as number;
      low[digit] = to + 1;
      spare[to] = at;
    }
    for (let at = 0; at < count; at += 1) {
      const from = spare[at] as number;
      const digit = (bits[from] as number) >>> DIGIT_BITS;
      const to = high[digit] as number;
      high[digit] = to + 1;
      order[to] = from;
    }
  }
}

const DIGIT_BITS = 11;
const BUCKETS = 1 << DIGIT_BITS;
const MASK = BUCKETS - 1;
const UNUSED_BITS = 32 - 2 * DIGIT_BITS;

/** Turns counts into where each bucket begins. */
function startsOf(buckets: Uint32Array): void {
  let sum = 0;
  for (let at = 0; at < BUCKETS; at += 1) {
    const here = buckets[at] as number;
    buckets[at] = sum;
    sum += here;
  }
}

/** More steps a value than this, and values crowd within single precision: merging is faster. */
const STEPS_A_VALUE = 6;

function mendByInsertion(values: Float64Array, count: number, order: Uint32Array): boolean {
  let stepsLeft = STEPS_A_VALUE * count;
  for (let at = 1; at < count; at += 1) {
    const moved = order[at] as number;
    const value = values[moved] as number;
    let to = at;
    while (to > 0 && (values[order[to - 1] as number] as number) > value) {
      order[to] = order[to - 1] as number;
      to -= 1;
    }
    order[to] = moved;
    stepsLeft -= at - to;
    if (stepsLeft < 0) return false;
  }
  return true;
}

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
