import { double, word } from './cells';

/** The place of a row without a value. */
const NONE: u32 = 0xffff_ffff;

/**
 * Where the values of `count` kept rows are in their order: writes into `places` each row's own place, and into `firsts`
 * that of the first value equal to it; NONE for the other rows of `rows`.
 */
export function placeRows(
  values: usize,
  keptRows: usize,
  order: usize,
  count: u32,
  rows: u32,
  places: usize,
  firsts: usize,
): void {
  memory.fill(places, 0xff, (<usize>rows) << 2);
  let first: u32 = 0;
  let value: f64 = NaN;
  for (let place: u32 = 0; place < count; place++) {
    const kept = load<u32>(word(order, place));
    const own = load<f64>(double(values, kept));
    if (own != value) {
      value = own;
      first = place;
    }
    const row = load<u32>(word(keptRows, kept));
    store<u32>(word(places, row), place);
    store<u32>(word(firsts, row), first);
  }
}

/**
 * Writes of each row from `from` on the percentile of its place among the last `n` rows: `scale` × (those below it + half
 * of those equal to it) / those present; NaN where it is missing or fewer than `least` are present. `present` has a
 * bit a place, in whole double words, and `tied` a word a place, of which those of first places are counted.
 */
export function rankInWindow(
  places: usize,
  firsts: usize,
  rows: u32,
  n: u32,
  least: u32,
  scale: f64,
  from: u32,
  present: usize,
  tied: usize,
  result: usize,
): void {
  memory.fill(present, 0, (<usize>((rows + 63) >> 6)) << 3);
  memory.fill(tied, 0, (<usize>rows) << 2);
  let count: u32 = 0;
  for (let row: u32 = 0; row < rows; row++) {
    if (row >= n) {
      const left = load<u32>(word(places, row - n));
      if (left != NONE) {
        turnBit(present, left);
        addTo(word(tied, load<u32>(word(firsts, row - n))), -1);
        count--;
      }
    }
    const place = load<u32>(word(places, row));
    if (place == NONE) {
      if (row >= from) store<f64>(double(result, row), NaN);
      continue;
    }
    const first = load<u32>(word(firsts, row));
    turnBit(present, place);
    addTo(word(tied, first), 1);
    count++;
    if (row < from) continue;
    const halves = <f64>load<u32>(word(tied, first)) / 2;
    const below = <f64>bitsBelow(present, first);
    store<f64>(double(result, row), count < least ? NaN : scale * ((below + halves) / <f64>count));
  }
}

function turnBit(bits: usize, at: u32): void {
  const cell = double(bits, at >> 6);
  store<u64>(cell, load<u64>(cell) ^ ((<u64>1) << (at & 63)));
}

function bitsBelow(bits: usize, at: u32): u64 {
  const last = at >> 6;
  let sum: u64 = 0;
  for (let cell: u32 = 0; cell < last; cell++) sum += popcnt<u64>(load<u64>(double(bits, cell)));
  const part = load<u64>(double(bits, last)) & (((<u64>1) << (at & 63)) - 1);
  return sum + popcnt<u64>(part);
}

function addTo(cell: usize, change: i32): void {
  store<i32>(cell, load<i32>(cell) + change);
}

/**
 * Compares a row of each stock's window with `today`: of the values above 0 counts in `present` all, and in `twice` those
 * below today's twice and an equal one once. Counts have a double word a stock. Two stocks at a time: a cell after an odd
 * number is counted too.
 */
export function countBelow(row: usize, today: usize, stocks: u32, present: usize, twice: usize): void {
  const zero = f64x2.splat(0);
  for (let stock: u32 = 0; stock < stocks; stock += 2) {
    const value = v128.load(double(row, stock));
    const own = v128.load(double(today, stock));
    // All bits are set where a comparison is true, which is −1.
    const counts = f64x2.gt(value, zero);
    const below = v128.and(counts, f64x2.lt(value, own));
    const upTo = v128.and(counts, f64x2.le(value, own));
    const seen = double(present, stock);
    v128.store(seen, i64x2.sub(v128.load(seen), counts));
    const doubled = double(twice, stock);
    v128.store(doubled, i64x2.sub(v128.load(doubled), i64x2.add(below, upTo)));
  }
}
