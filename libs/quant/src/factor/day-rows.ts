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
  private readonly candidateRow: Int32Array;
  /** By horizon, views of `flat`. */
  private readonly candidateReturns: readonly Float64Array[];
  private readonly flat: Float64Array;
  /** Of each horizon how many cells ahead its price stands, and of the farthest. */
  private readonly ahead: Int32Array;
  private readonly farthest: number;
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
    this.candidateRow = new Int32Array(stocks);
    this.ahead = Int32Array.from(horizons, (horizon) => horizon * stocks);
    this.farthest = Math.max(...this.ahead);
    this.flat = new Float64Array(horizons.length * stocks);
    this.candidateReturns = horizons.map((_, at) => this.flat.subarray(at * stocks, (at + 1) * stocks));
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
    const { dates, stocks, prices } = this.input;
    const { candidates, ahead, flat } = this;
    const horizons = ahead.length;
    const today = date * stocks;
    if (today + this.farthest >= dates * stocks) return 0;
    let count = 0;
    for (let cell = today; cell < today + stocks; cell += 1) {
      const price = prices[cell] as number;
      if (!(price > 0 && price < Infinity)) continue;
      let at = count;
      let horizon = 0;
      for (; horizon < horizons; horizon += 1) {
        const later = prices[cell + (ahead[horizon] as number)] as number;
        if (!(later > 0 && later < Infinity)) break;
        flat[at] = later / price - 1;
        at += stocks;
      }
      if (horizon < horizons) continue;
      candidates[count] = cell - today;
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
    const { stocks: width, factor: panel } = this.input;
    const { stocks, factor, rowOf } = this;
    const today = date * width;
    let present = 0;
    for (let cell = today; cell < today + width; cell += 1)
      if (Math.abs(panel[cell] as number) < Infinity) present += 1;
    let kept = 0;
    for (let at = 0; at < candidates; at += 1) {
      const stock = this.candidates[at] as number;
      const value = panel[today + stock] as number;
      const keeps = Math.abs(value) < Infinity;
      rowOf[stock] = keeps ? kept : -1;
      this.candidateRow[at] = keeps ? kept : -1;
      if (!keeps) continue;
      stocks[kept] = stock;
      factor[kept] = value;
      kept += 1;
    }
    this.present = present;
    this.count = kept;
    for (const [horizon, from] of this.candidateReturns.entries())
      this.keepReturns(from, this.returns[horizon] as Float64Array, candidates);
  }

  private keepReturns(from: Float64Array, into: Float64Array, candidates: number): void {
    const { candidateRow } = this;
    for (let at = 0; at < candidates; at += 1) {
      const row = candidateRow[at] as number;
      if (row >= 0) into[row] = from[at] as number;
    }
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
