import { double, half, TIED, word } from './cells';

/** A mark is a doubled rank and, in its lowest bits, a quantile: `DayHistory`. */
const BIN_BITS: u32 = 7;
const BINS: u32 = (1 << BIN_BITS) - 1;

/** `doubledRanks` of the first `count` of `order`. */
export function rankRows(values: usize, order: usize, count: u32, ranks: usize): f64 {
  let ties: u64 = 0;
  let start: u32 = 0;
  while (start < count) {
    const value = load<f64>(double(values, load<u32>(word(order, start))));
    let end = start + 1;
    while (end < count && load<f64>(double(values, load<u32>(word(order, end)))) == value) end++;
    const rank = start + end + 1;
    for (let at = start; at < end; at++) store<u32>(word(ranks, load<u32>(word(order, at))), rank);
    ties += takenBy(end - start);
    start = end;
  }
  return <f64>ties;
}

/** Each row's quantile by the upper `edges` of all but the last, least factor first in `order`. */
export function binRows(
  values: usize,
  order: usize,
  count: u32,
  edges: usize,
  quantiles: u32,
  bins: usize,
): void {
  let quantile: u32 = 1;
  let edge = load<f64>(double(edges, 1));
  for (let at: u32 = 0; at < count; at++) {
    const row = load<u32>(word(order, at));
    const value = load<f64>(double(values, row));
    while (value > edge && quantile < quantiles) {
      quantile++;
      edge = load<f64>(double(edges, quantile));
    }
    store<u8>(bins + row, <u8>quantile);
  }
}

/** Writes the marks of `stocks` stocks, 0 for those without a row, and counts rows by quantile. */
export function markStocks(
  rowStocks: usize,
  ranks: usize,
  bins: usize,
  count: u32,
  marks: usize,
  stocks: u32,
  sizes: usize,
): void {
  memory.fill(marks, 0, (<usize>stocks) << 2);
  memory.fill(sizes, 0, (BINS + 1) << 2);
  for (let row: u32 = 0; row < count; row++) {
    const bin = <u32>load<u8>(bins + row);
    const mark = (load<u32>(word(ranks, row)) << BIN_BITS) | bin;
    store<u32>(word(marks, load<u32>(word(rowStocks, row))), mark);
    countOne(sizes, bin);
  }
}

/**
 * Compares two dates' marks, four stocks at a time: cells after the last stock are read too, and must be 0.
 * `stayed`, with four times as many cells as quantiles, counts the stocks that are in the same quantile on
 * both dates. `out` gets Σ of the products of ranks of those on both, then of each date the number, Σ ranks
 * and Σ ranks² of those that are not on the other.
 */
export function compareMarks(marks: usize, past: usize, stocks: u32, stayed: usize, out: usize): void {
  memory.fill(stayed, 0, 4 * (BINS + 1) * 4);
  const none = i32x4.splat(0);
  const bins = i32x4.splat(BINS);
  let products = none;
  let ownCount = none;
  let ownSum = none;
  let ownSquares = none;
  let pastCount = none;
  let pastSum = none;
  let pastSquares = none;
  for (let stock: u32 = 0; stock < stocks; stock += 4) {
    const mark = v128.load(word(marks, stock));
    const pastMark = v128.load(word(past, stock));
    const rank = i32x4.shr_u(mark, BIN_BITS);
    const pastRank = i32x4.shr_u(pastMark, BIN_BITS);
    products = i64x2.add(products, multiplied(rank, pastRank));
    // Only stocks that the other date does not have: all bits are set where they count, which is −1.
    const own = v128.and(i32x4.eq(pastRank, none), rank);
    ownCount = i32x4.sub(ownCount, i32x4.ne(own, none));
    ownSum = i32x4.add(ownSum, own);
    ownSquares = i64x2.add(ownSquares, multiplied(own, own));
    const other = v128.and(i32x4.eq(rank, none), pastRank);
    pastCount = i32x4.sub(pastCount, i32x4.ne(other, none));
    pastSum = i32x4.add(pastSum, other);
    pastSquares = i64x2.add(pastSquares, multiplied(other, other));
    const bin = v128.and(mark, bins);
    const stays = v128.and(bin, i32x4.eq(bin, v128.and(pastMark, bins)));
    // Each lane has its own counts, so that none waits for the one before it.
    countOne(stayed, i32x4.extract_lane(stays, 0));
    countOne(stayed, (1 << BIN_BITS) | i32x4.extract_lane(stays, 1));
    countOne(stayed, (2 << BIN_BITS) | i32x4.extract_lane(stays, 2));
    countOne(stayed, (3 << BIN_BITS) | i32x4.extract_lane(stays, 3));
  }
  addLanes(stayed);
  store<f64>(out, sumOfPair(products));
  store<f64>(out + 8, sumOfFour(ownCount));
  store<f64>(out + 16, sumOfFour(ownSum));
  store<f64>(out + 24, sumOfPair(ownSquares));
  store<f64>(out + 32, sumOfFour(pastCount));
  store<f64>(out + 40, sumOfFour(pastSum));
  store<f64>(out + 48, sumOfPair(pastSquares));
}

/** The products of four pairs, in two sums. */
function multiplied(left: v128, right: v128): v128 {
  return i64x2.add(i64x2.extmul_low_i32x4_u(left, right), i64x2.extmul_high_i32x4_u(left, right));
}

function sumOfPair(sums: v128): f64 {
  return <f64>(i64x2.extract_lane(sums, 0) + i64x2.extract_lane(sums, 1));
}

function sumOfFour(sums: v128): f64 {
  return (
    <f64>i32x4.extract_lane(sums, 0) +
    <f64>i32x4.extract_lane(sums, 1) +
    <f64>i32x4.extract_lane(sums, 2) +
    <f64>i32x4.extract_lane(sums, 3)
  );
}

/** Adds the counts of the other three lanes to those of the first. */
function addLanes(counts: usize): void {
  for (let bin: u32 = 0; bin <= BINS; bin++) {
    let sum: u32 = 0;
    for (let lane: u32 = 0; lane < 4; lane++) sum += load<u32>(word(counts, (lane << BIN_BITS) | bin));
    store<u32>(word(counts, bin), sum);
  }
}

/**
 * Correlates the ranks in marks with returns, ascending in `orders` with TIED set on equal ones: `out` gets Σ
 * of products of doubled ranks, and Σ (t³ − t) over the ties of returns.
 */
export function correlateMarks(marks: usize, orders: usize, count: u32, out: usize): void {
  let products: u64 = 0;
  let ties: u64 = 0;
  let sum: u64 = 0;
  let start: u32 = 0;
  let end: u32 = 0;
  for (let at: u32 = 0; at < count; at++) {
    const packed = <u32>load<u16>(half(orders, at));
    if (packed < TIED) {
      products += sum * (start + end + 1);
      ties += takenBy(end - start);
      start = end;
      sum = 0;
    }
    const rank = load<u32>(word(marks, packed & (TIED - 1))) >> BIN_BITS;
    sum += rank;
    end += <u32>(rank > 0);
  }
  products += sum * (start + end + 1);
  ties += takenBy(end - start);
  store<f64>(out, <f64>products);
  store<f64>(out + 8, <f64>ties);
}

/** t³ − t. */
function takenBy(tied: u32): u64 {
  const t = <u64>tied;
  return t > 1 ? t * t * t - t : 0;
}

function countOne(counts: usize, at: u32): void {
  store<u32>(word(counts, at), load<u32>(word(counts, at)) + 1);
}
