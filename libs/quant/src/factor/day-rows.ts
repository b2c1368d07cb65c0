import type { Sorter } from '../stats/sorter.ts';
import type { FactorInput } from './factor-input.ts';
import type { ReturnOrders } from './return-orders.ts';

/**
 * The rows of one date, side by side: those with a factor and every forward return. One memory for all dates.
 */
export class DayRows {
  /** Rows with a factor, whether or not they have returns. */
  present = 0;
  /** Rows kept: the length in use of the arrays below. */
  count = 0;
  /** Each row's stock. */
  readonly stocks: Uint32Array;
  readonly factor: Float64Array;
  /** By horizon. */
  readonly returns: readonly Float64Array[];
  /** By horizon: the rows, least return first. */
  readonly orders: readonly Uint32Array[];
  /** Each stock's row, −1 without one. */
  private readonly rowOf: Int32Array;
  /** The stocks with every return, with or without a factor, and their returns. */
  private readonly candidates: Uint32Array;
  private readonly candidateReturns: readonly Float64Array[];
  private readonly order: Uint32Array;

  constructor(
    private readonly input: FactorInput,
    private readonly known: ReturnOrders,
    private readonly sorter: Sorter,
  ) {
    const { stocks, horizons } = input;
    const floats = (): Float64Array => new Float64Array(stocks);
    const integers = (): Uint32Array => new Uint32Array(stocks);
    this.stocks = integers();
    this.factor = floats();
    this.returns = horizons.map(floats);
    this.orders = horizons.map(integers);
    this.rowOf = new Int32Array(stocks);
    this.candidates = integers();
    this.candidateReturns = horizons.map(floats);
    this.order = integers();
  }

  /** Gathers the rows of a date. */
  gather(date: number): void {
    const candidates = this.findCandidates(date);
    if (this.known.filled[date] === 0) this.sortCandidates(date, candidates);
    this.keepRows(date, candidates);
    for (let horizon = 0; horizon < this.input.horizons.length; horizon += 1) this.orderRows(date, horizon);
  }

  /** Leaves out the rows that `stays` does not hold, by row. */
  keepOnly(stays: Uint8Array): void {
    const { stocks, factor, returns, rowOf } = this;
    let kept = 0;
    for (let row = 0; row < this.count; row += 1) {
      const stock = stocks[row] as number;
      rowOf[stock] = stays[row] === 0 ? -1 : kept;
      if (stays[row] === 0) continue;
      stocks[kept] = stock;
      factor[kept] = factor[row] as number;
      for (const of of returns) of[kept] = of[row] as number;
      kept += 1;
    }
    this.count = kept;
  }

  /** Puts the orders right after `keepOnly`. */
  reorder(date: number): void {
    for (let horizon = 0; horizon < this.input.horizons.length; horizon += 1) this.orderRows(date, horizon);
  }

  private findCandidates(date: number): number {
    const { dates, stocks, prices, horizons } = this.input;
    const { candidates, candidateReturns } = this;
    const today = date * stocks;
    let count = 0;
    if (date + Math.max(...horizons) >= dates) return 0;
    for (let stock = 0; stock < stocks; stock += 1) {
      const price = prices[today + stock] as number;
      if (!(price > 0)) continue;
      let complete = true;
      for (let horizon = 0; horizon < horizons.length; horizon += 1) {
        const later = prices[today + (horizons[horizon] as number) * stocks + stock] as number;
        (candidateReturns[horizon] as Float64Array)[count] = later / price - 1;
        complete &&= later > 0;
      }
      if (!complete) continue;
      candidates[count] = stock;
      count += 1;
    }
    return count;
  }

  private sortCandidates(date: number, count: number): void {
    const { stocks, horizons } = this.input;
    const { candidates, order, known } = this;
    for (let horizon = 0; horizon < horizons.length; horizon += 1) {
      this.sorter.sort(this.candidateReturns[horizon] as Float64Array, count, order);
      const start = (date * horizons.length + horizon) * stocks;
      for (let at = 0; at < count; at += 1)
        known.orders[start + at] = candidates[order[at] as number] as number;
    }
    known.filled[date] = count + 1;
  }

  private keepRows(date: number, candidates: number): void {
    const { stocks: width, horizons, factor: panel } = this.input;
    const { stocks, factor, returns, candidateReturns, rowOf } = this;
    const today = date * width;
    let present = 0;
    for (let stock = 0; stock < width; stock += 1) if (Number.isFinite(panel[today + stock])) present += 1;
    let kept = 0;
    for (let at = 0; at < candidates; at += 1) {
      const stock = this.candidates[at] as number;
      const value = panel[today + stock] as number;
      const keeps = Number.isFinite(value);
      rowOf[stock] = keeps ? kept : -1;
      if (!keeps) continue;
      stocks[kept] = stock;
      factor[kept] = value;
      for (let horizon = 0; horizon < horizons.length; horizon += 1)
        (returns[horizon] as Float64Array)[kept] = (candidateReturns[horizon] as Float64Array)[at] as number;
      kept += 1;
    }
    this.present = present;
    this.count = kept;
  }

  private orderRows(date: number, horizon: number): void {
    const { stocks, horizons } = this.input;
    const { rowOf, known } = this;
    const order = this.orders[horizon] as Uint32Array;
    const start = (date * horizons.length + horizon) * stocks;
    const end = start + (known.filled[date] as number) - 1;
    let count = 0;
    for (let at = start; at < end; at += 1) {
      const row = rowOf[known.orders[at] as number] as number;
      order[count] = row;
      count += row < 0 ? 0 : 1;
    }
  }
}
