/** Some of a tape's stocks, by their places there, in memory for all of them: a list that is made anew every day costs time. */
export class StockList {
  readonly stocks: Int32Array;
  count = 0;

  constructor(most: number) {
    this.stocks = new Int32Array(most);
  }

  /** Takes the stocks of two ascending lists, ascending, each once; neither may be this list. */
  merge(one: StockList, others: Int32Array): void {
    const { stocks } = this;
    const [first, end] = [one.stocks, one.count];
    let at = 0;
    let other = 0;
    let count = 0;
    // Either list is as good as random to be next, and a branch that is guessed wrong is slow.
    for (; at < end && other < others.length; count += 1) {
      const [left, right] = [first[at] as number, others[other] as number];
      const isLeft = Number(left <= right);
      stocks[count] = right + (left - right) * isLeft;
      at += isLeft;
      other += Number(right <= left);
    }
    for (; at < end; at += 1, count += 1) stocks[count] = first[at] as number;
    for (; other < others.length; other += 1, count += 1) stocks[count] = others[other] as number;
    this.count = count;
  }

  /** Leaves out those without anything of a kind, an amount by stock. */
  keepThoseWith(amounts: Float64Array): void {
    const { stocks, count } = this;
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const stock = stocks[at] as number;
      stocks[kept] = stock;
      kept += Number(amounts[stock] !== 0);
    }
    this.count = kept;
  }
}
