import { double } from './cells';

/** Cells of what is counted or summed by quantile, the first for none. */
const QUANTILES: u32 = 128;

/**
 * Writes each value's deviation from the mean; `out` gets Σ of the deviations' squares, and of their sizes.
 */
export function deviate(values: usize, count: u32, deviations: usize, out: usize): void {
  let sum: f64 = 0;
  for (let row: u32 = 0; row < count; row++) sum += load<f64>(double(values, row));
  const mean = sum / <f64>count;
  let squares: f64 = 0;
  let gross: f64 = 0;
  for (let row: u32 = 0; row < count; row++) {
    const deviation = load<f64>(double(values, row)) - mean;
    store<f64>(double(deviations, row), deviation);
    squares += deviation * deviation;
    gross += Math.abs(deviation);
  }
  store<f64>(out, squares);
  store<f64>(out + 8, gross);
}

/**
 * Writes equal weights of gross 1: long above `median`, short below it, each side half, or the whole when
 * there is only one side. Both arrays have a cell more than rows.
 */
export function takeSides(values: usize, count: u32, median: f64, sides: usize): void {
  let shorts: u32 = 0;
  let longs: u32 = 0;
  for (let row: u32 = 0; row < count; row++) {
    const value = load<f64>(double(values, row));
    shorts += <u32>(value < median);
    longs += <u32>(value > median);
  }
  const share: f64 = shorts > 0 && longs > 0 ? 0.5 : 1;
  const short = shorts > 0 ? -share / <f64>shorts : 0;
  const long = longs > 0 ? share / <f64>longs : 0;
  const middle = f64x2.splat(median);
  const below = f64x2.splat(short);
  const above = f64x2.splat(long);
  // Two rows at a time, and without a branch: which side a row is on cannot be guessed.
  for (let row: u32 = 0; row < count; row += 2) {
    const pair = v128.load(double(values, row));
    const side = v128.or(v128.and(f64x2.lt(pair, middle), below), v128.and(f64x2.gt(pair, middle), above));
    v128.store(double(sides, row), side);
  }
}

/**
 * A horizon's returns by quantile: `sums` and `squares` get Σ of the returns' distances from their mean, and of
 * those squared. `out` gets Σ deviation × distance, Σ deviation × return, Σ side × return.
 */
export function addReturns(
  returns: usize,
  deviations: usize,
  sides: usize,
  bins: usize,
  count: u32,
  mean: f64,
  sums: usize,
  squares: usize,
  out: usize,
): void {
  memory.fill(sums, 0, QUANTILES << 3);
  memory.fill(squares, 0, QUANTILES << 3);
  let products: f64 = 0;
  let weighted: f64 = 0;
  let sided: f64 = 0;
  for (let row: u32 = 0; row < count; row++) {
    const value = load<f64>(double(returns, row));
    const deviation = load<f64>(double(deviations, row));
    const bin = <u32>load<u8>(bins + row);
    const away = value - mean;
    products += deviation * away;
    weighted += deviation * value;
    sided += load<f64>(double(sides, row)) * value;
    store<f64>(double(sums, bin), load<f64>(double(sums, bin)) + away);
    store<f64>(double(squares, bin), load<f64>(double(squares, bin)) + away * away);
  }
  store<f64>(out, products);
  store<f64>(out + 8, weighted);
  store<f64>(out + 16, sided);
}
