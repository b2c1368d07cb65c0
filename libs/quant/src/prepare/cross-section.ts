import { Sorter } from '../stats/sorter.ts';

/** The finite values of one date in adjacent cells. The memory is reused for all dates. */
export class CrossSection {
  /** The number of values: the length in use of the arrays below. */
  count = 0;
  readonly values: Float64Array;
  /** Each value's stock, ascending. */
  readonly stocks: Uint32Array;
  /** After `sort`: indexes of the values in ascending order. */
  readonly order: Uint32Array;
  /** After `sort`: the values in that order. */
  readonly sorted: Float64Array;
  private readonly sorter: Sorter;

  constructor(stocks: number) {
    this.values = new Float64Array(stocks);
    this.stocks = new Uint32Array(stocks);
    this.order = new Uint32Array(stocks);
    this.sorted = new Float64Array(stocks);
    this.sorter = new Sorter(stocks);
  }

  /** Takes a date's finite values whose stock is not excluded, `start` being its first cell. */
  gather(panel: Float64Array, start: number, excluded?: Uint8Array): void {
    const { values, stocks } = this;
    let count = 0;
    for (let stock = 0; stock < values.length; stock += 1) {
      const value = panel[start + stock] as number;
      if (!Number.isFinite(value) || (excluded && excluded[start + stock] !== 0)) continue;
      values[count] = value;
      stocks[count] = stock;
      count += 1;
    }
    this.count = count;
  }

  /** Puts the values back into their cells, where those of all other stocks become missing. */
  scatter(panel: Float64Array, start: number): void {
    panel.fill(NaN, start, start + this.values.length);
    for (let at = 0; at < this.count; at += 1) {
      panel[start + (this.stocks[at] as number)] = this.values[at] as number;
    }
  }

  sort(): void {
    const { values, count, order, sorted } = this;
    this.sorter.sort(values, count, order);
    for (let at = 0; at < count; at += 1) sorted[at] = values[order[at] as number] as number;
  }
}
