import type { KernelMemory } from '../kernel/kernel-memory.ts';

/**
 * Average ranks, doubled, which makes them whole numbers: of the rows `order[from … to − 1]`, least value
 * first, the first alone gets 2, the next 4, and equal values share the middle of their places. Sums of their
 * products are exact, whatever the order of summing. The arrays are of `memory`.
 * @returns Σ(t³ − t) over the ties, by which ties reduce the ranks' spread
 */
export function doubledRanks(
  { kernel }: KernelMemory,
  values: Float64Array,
  order: Uint32Array,
  from: number,
  to: number,
  ranks: Uint32Array,
): number {
  const start = order.byteOffset + from * order.BYTES_PER_ELEMENT;
  return kernel.rankRows(values.byteOffset, start, to - from, ranks.byteOffset);
}

/**
 * Spearman's correlation of doubled `ranks`, whose ties are known, with the ranks of `values`, least first in
 * `order[from … to − 1]`. NaN where either is constant.
 */
export function rankCorrelation(
  ranks: Uint32Array,
  ties: number,
  values: Float64Array,
  order: Uint32Array,
  from: number,
  to: number,
): number {
  let products = 0;
  let otherTies = 0;
  let start = from;
  while (start < to) {
    const first = order[start] as number;
    const value = values[first] as number;
    let sum = ranks[first] as number;
    let end = start + 1;
    while (end < to && values[order[end] as number] === value) {
      sum += ranks[order[end] as number] as number;
      end += 1;
    }
    products += sum * (start + end + 1 - 2 * from);
    const tied = end - start;
    if (tied > 1) otherTies += tied * tied * tied - tied;
    start = end;
  }
  return correlationOf(products, to - from, ties, otherTies);
}

/**
 * Spearman's correlation of marks by stock (`DayHistory`) with the ranks of returns, whose order over all
 * stocks is known: `orders` as `ReturnOrders` has them. `count` stocks have a row.
 */
export class MarkedRankCorrelation {
  private readonly orders: Uint16Array;
  private readonly out: Float64Array;

  constructor(
    stocks: number,
    private readonly memory: KernelMemory,
  ) {
    this.orders = memory.halves(stocks);
    this.out = memory.doubles(2);
  }

  of(
    { marks, ties, count }: { readonly marks: Uint32Array; readonly ties: number; readonly count: number },
    orders: Uint16Array,
  ): number {
    this.orders.set(orders);
    const { byteOffset } = this.orders;
    this.memory.kernel.correlateMarks(marks.byteOffset, byteOffset, orders.length, this.out.byteOffset);
    const [products, otherTies] = this.out as unknown as [number, number];
    return correlationOf(products, count, ties, otherTies);
  }
}

/** The correlation from the sum of products of two doubled rankings of `count` rows, and the ties of each. */
function correlationOf(products: number, count: number, ties: number, otherTies: number): number {
  const spread = count * count * count - count;
  const scale = Math.sqrt(((spread - ties) / 3) * ((spread - otherTies) / 3));
  return scale > 0 ? (products - count * (count + 1) * (count + 1)) / scale : NaN;
}
