import type { KernelMemory } from '../kernel/kernel-memory.ts';
import type { Sorter } from '../stats/sorter.ts';
import type { FactorInput } from './factor-input.ts';
import { PricedStocks } from './priced-stocks.ts';
import { STOCK_BITS, type ReturnOrders } from './return-orders.ts';

/**
 * The rows of one date: the stocks with a factor and every forward return. The memory is reused for all
 * dates.
 */
export class DayRows {
  /** Rows with a factor, whether or not they have returns. */
  present = 0;
  /** Rows kept: the length in use of the arrays below. */
  count = 0;
  /** Each row's stock. */
  readonly stocks: Uint32Array;
  readonly factor: Float64Array;
  /** By horizon, and their sums. */
  readonly returns: readonly Float64Array[];
  readonly returnSums: Float64Array;
  private readonly today: Float64Array;
  private readonly priced: PricedStocks;
  /** Each stock's row, −1 without one: filled only when orders are needed. */
  private readonly rowOf: Int32Array;
  private readonly sorted: Uint32Array;
  private readonly packed: Uint16Array;

  constructor(
    private readonly input: FactorInput,
    private readonly known: ReturnOrders,
    private readonly sorter: Sorter,
    private readonly memory: KernelMemory,
  ) {
    const { stocks, horizons } = input;
    this.stocks = memory.words(stocks + 1);
    this.factor = memory.doubles(stocks + 1);
    this.today = memory.doubles(stocks);
    this.returns = horizons.map(() => memory.doubles(stocks + 1));
    this.returnSums = new Float64Array(horizons.length);
    this.priced = new PricedStocks(input, memory);
    this.rowOf = new Int32Array(stocks);
    this.sorted = memory.words(stocks);
    this.packed = memory.halves(stocks);
  }

  /** Gathers the rows of a date. */
  gather(date: number): void {
    const priced = this.priced.on(date);
    if (this.known.filled[date] === 0) this.sortReturns(date, priced);
    this.keepRows(date, priced);
    this.fillReturns(date);
  }

  /** Keeps only the rows set in `stays`. */
  keepOnly(stays: Uint8Array): void {
    const { stocks, factor, returns } = this;
    let kept = 0;
    for (let row = 0; row < this.count; row += 1) {
      if (stays[row] === 0) continue;
      stocks[kept] = stocks[row] as number;
      factor[kept] = factor[row] as number;
      for (const of of returns) of[kept] = of[row] as number;
      kept += 1;
    }
    this.count = kept;
    for (const [horizon, of] of returns.entries()) this.returnSums[horizon] = sumOf(of, kept);
  }

  /** Numbers the rows by their stock, as `order` needs. */
  number(): void {
    this.rowOf.fill(-1);
    for (let row = 0; row < this.count; row += 1) this.rowOf[this.stocks[row] as number] = row;
  }

  /** Writes a date's rows in ascending order of return; they must be numbered. */
  order(date: number, horizon: number, order: Uint32Array): void {
    const { stocks, horizons } = this.input;
    const { rowOf, known } = this;
    const start = (date * horizons.length + horizon) * stocks;
    const end = start + (known.filled[date] as number) - 1;
    let count = 0;
    for (let at = start; at < end; at += 1) {
      const row = rowOf[(known.orders[at] as number) & STOCK_BITS] as number;
      order[count] = row;
      count += row < 0 ? 0 : 1;
    }
  }

  /** Sorts every stock that has returns, with or without a factor, for this factor and those to come. */
  private sortReturns(date: number, priced: Uint8Array): void {
    const { stocks: width, horizons } = this.input;
    const { stocks, sorted, packed, known, memory } = this;
    this.count = memory.kernel.keepChosen(priced.byteOffset, width, stocks.byteOffset);
    this.fillReturns(date);
    for (let horizon = 0; horizon < horizons.length; horizon += 1) {
      const returns = this.returns[horizon] as Float64Array;
      this.sorter.sort(returns, this.count, sorted);
      memory.kernel.packOrder(
        returns.byteOffset,
        sorted.byteOffset,
        stocks.byteOffset,
        this.count,
        packed.byteOffset,
      );
      known.orders.set(packed.subarray(0, this.count), (date * horizons.length + horizon) * width);
    }
    known.filled[date] = this.count + 1;
  }

  private keepRows(date: number, priced: Uint8Array): void {
    const { stocks: width, factor: panel } = this.input;
    const { today, stocks, factor, memory } = this;
    today.set(panel.subarray(date * width, (date + 1) * width));
    const counts = memory.kernel.keepRows(
      today.byteOffset,
      priced.byteOffset,
      width,
      stocks.byteOffset,
      factor.byteOffset,
    );
    this.present = Number(BigInt.asUintN(32, counts));
    this.count = Number(counts >> 32n);
  }

  private fillReturns(date: number): void {
    const { priced, stocks, returns, returnSums, count, memory } = this;
    returnSums.fill(0);
    if (count === 0) return;
    const today = priced.pricesOf(date);
    for (const [horizon, ahead] of this.input.horizons.entries())
      returnSums[horizon] = memory.kernel.forwardReturns(
        today.byteOffset,
        priced.pricesOf(date + ahead).byteOffset,
        stocks.byteOffset,
        count,
        (returns[horizon] as Float64Array).byteOffset,
      );
  }
}

function sumOf(values: Float64Array, count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += values[at] as number;
  return sum;
}
