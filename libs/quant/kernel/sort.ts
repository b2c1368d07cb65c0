import { double, word } from './cells';

/** The bits that each of two passes sorts by. */
const DIGIT_BITS: u32 = 11;
const BUCKETS: u32 = 1 << DIGIT_BITS;
const MASK: u32 = BUCKETS - 1;
const UNUSED_BITS: u32 = 32 - 2 * DIGIT_BITS;
/**
 * The bits of a place: it shares a word with the digit that is still to be sorted by, which limits the number
 * of values.
 */
const PLACE_BITS: u32 = 32 - DIGIT_BITS;
const PLACES: u32 = (1 << PLACE_BITS) - 1;
/**
 * The number of steps per value above which values are too close in single precision and merging is faster.
 */
const STEPS_A_VALUE: u32 = 6;

/**
 * Writes into `order` the places 0 … count − 1 of `values`, the least value's first, by the 22 leading bits
 * of each as a single; then sorts by comparisons the values that those bits do not distinguish. Stable.
 * `keys` and `spare` have a word a value, `buckets` twice BUCKETS words.
 * @returns false where the values are too close: the order is then not complete
 */
export function sort(
  values: usize,
  count: u32,
  order: usize,
  keys: usize,
  spare: usize,
  buckets: usize,
): bool {
  const high = word(buckets, BUCKETS);
  takeKeys(values, count, keys, buckets, high);
  startBuckets(buckets, high);
  for (let at: u32 = 0; at < count; at++) {
    const key = load<u32>(word(keys, at));
    store<u32>(word(spare, nextIn(buckets, key & MASK)), ((key & ~MASK) << (PLACE_BITS - DIGIT_BITS)) | at);
  }
  for (let at: u32 = 0; at < count; at++) {
    const packed = load<u32>(word(spare, at));
    store<u32>(word(order, nextIn(high, packed >> PLACE_BITS)), packed & PLACES);
  }
  return mend(values, count, order);
}

function takeKeys(values: usize, count: u32, keys: usize, low: usize, high: usize): void {
  memory.fill(low, 0, 2 * BUCKETS * 4);
  for (let at: u32 = 0; at < count; at++) {
    // Both zeros are one value.
    const raw = reinterpret<u32>(<f32>(load<f64>(double(values, at)) + 0.0));
    // Ascending as an unsigned number: a negative single has all its bits turned, another one its sign.
    const key = (raw ^ (<u32>(<i32>raw >> 31) | 0x8000_0000)) >> UNUSED_BITS;
    store<u32>(word(keys, at), key);
    nextIn(low, key & MASK);
    nextIn(high, key >> DIGIT_BITS);
  }
}

/** Turns counts into where each bucket begins. */
function startBuckets(low: usize, high: usize): void {
  let lowSum: u32 = 0;
  let highSum: u32 = 0;
  for (let at: u32 = 0; at < BUCKETS; at++) {
    const lows = load<u32>(word(low, at));
    store<u32>(word(low, at), lowSum);
    lowSum += lows;
    const highs = load<u32>(word(high, at));
    store<u32>(word(high, at), highSum);
    highSum += highs;
  }
}

/** The count of a bucket, which is then increased by one. */
function nextIn(buckets: usize, bucket: u32): u32 {
  const at = word(buckets, bucket);
  const next = load<u32>(at);
  store<u32>(at, next + 1);
  return next;
}

function mend(values: usize, count: u32, order: usize): bool {
  let stepsLeft: i32 = STEPS_A_VALUE * count;
  let before: f64 = -Infinity;
  for (let at: u32 = 0; at < count; at++) {
    const moved = load<u32>(word(order, at));
    const value = load<f64>(double(values, moved));
    if (before <= value) {
      before = value;
      continue;
    }
    let to = at;
    while (to > 0) {
      const other = load<u32>(word(order, to - 1));
      if (load<f64>(double(values, other)) <= value) break;
      store<u32>(word(order, to), other);
      to--;
    }
    store<u32>(word(order, to), moved);
    stepsLeft -= <i32>(at - to);
    if (stepsLeft < 0) return false;
  }
  return true;
}
