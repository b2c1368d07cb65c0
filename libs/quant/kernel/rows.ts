import { double, half, TIED, word } from './cells';

/** Writes which of a date's stocks have a price, a byte each. */
export function priced(prices: usize, stocks: u32, into: usize): void {
  for (let stock: u32 = 0; stock < stocks; stock++) {
    const price = load<f64>(double(prices, stock));
    store<u8>(into + stock, <u8>((price > 0) & (price < Infinity)));
  }
}

/**
 * Keeps in `into` only the stocks that `other` has too. Both are read in whole words beyond the last stock.
 */
export function intersect(into: usize, other: usize, stocks: u32): void {
  for (let at: u32 = 0; at < stocks; at += 8)
    store<u64>(into + at, load<u64>(into + at) & load<u64>(other + at));
}

/**
 * Writes the stocks, and their factor, that have a finite factor and are in `chosen`. Both arrays have one
 * cell more than stocks.
 * @returns how many, in the upper half; how many have a finite factor at all, in the lower
 */
export function keepRows(factor: usize, chosen: usize, stocks: u32, rowStocks: usize, rowFactor: usize): u64 {
  let present: u32 = 0;
  let kept: u32 = 0;
  for (let stock: u32 = 0; stock < stocks; stock++) {
    const value = load<f64>(double(factor, stock));
    const finite = <u32>(Math.abs(value) < Infinity);
    store<u32>(word(rowStocks, kept), stock);
    store<f64>(double(rowFactor, kept), value);
    present += finite;
    kept += finite & <u32>load<u8>(chosen + stock);
  }
  return ((<u64>kept) << 32) | present;
}

/** Writes the stocks of `chosen`; returns how many. `rowStocks` has one cell more than stocks. */
export function keepChosen(chosen: usize, stocks: u32, rowStocks: usize): u32 {
  let kept: u32 = 0;
  for (let stock: u32 = 0; stock < stocks; stock++) {
    store<u32>(word(rowStocks, kept), stock);
    kept += <u32>load<u8>(chosen + stock);
  }
  return kept;
}

/** Writes each row's forward return, which takes a cell more than rows; returns their sum. */
export function forwardReturns(
  today: usize,
  later: usize,
  rowStocks: usize,
  count: u32,
  returns: usize,
): f64 {
  const one = f64x2.splat(1);
  let sum: f64 = 0;
  // Two rows at a time; the last of an odd number is paired with itself.
  for (let row: u32 = 0; row < count; row += 2) {
    const last = row + 1 == count;
    const first = load<u32>(word(rowStocks, row));
    const second = last ? first : load<u32>(word(rowStocks, row + 1));
    const after = v128.load64_lane(double(later, second), v128.load64_zero(double(later, first)), 1);
    const before = v128.load64_lane(double(today, second), v128.load64_zero(double(today, first)), 1);
    const pair = f64x2.sub(f64x2.div(after, before), one);
    v128.store(double(returns, row), pair);
    sum += f64x2.extract_lane(pair, 0);
    if (!last) sum += f64x2.extract_lane(pair, 1);
  }
  return sum;
}

/** Writes the stocks of sorted rows as `ReturnOrders` keeps them: TIED is set where a value equals the one before. */
export function packOrder(values: usize, order: usize, rowStocks: usize, count: u32, packed: usize): void {
  let before: f64 = NaN;
  for (let at: u32 = 0; at < count; at++) {
    const row = load<u32>(word(order, at));
    const value = load<f64>(double(values, row));
    const stock = load<u32>(word(rowStocks, row));
    store<u16>(half(packed, at), <u16>(stock | (value == before ? TIED : 0)));
    before = value;
  }
}
