/**
 * Average ranks, doubled, which makes them whole numbers: of the rows `order[from … to − 1]`, least value first,
 * the first alone gets 2, the next 4, and equal values share the middle of their places. Sums of their products
 * are exact, whatever the order of summing.
 * @returns Σ(t³ − t) over the ties, what they take from the ranks' spread
 */
export function doubledRanks(
  values: Float64Array,
  order: Uint32Array,
  from: number,
  to: number,
  ranks: Int32Array,
): number {
  let ties = 0;
  let start = from;
  while (start < to) {
    const value = values[order[start] as number] as number;
    let end = start + 1;
    while (end < to && values[order[end] as number] === value) end += 1;
    const rank = start + end + 1 - 2 * from;
    for (let at = start; at < end; at += 1) ranks[order[at] as number] = rank;
    const tied = end - start;
    if (tied > 1) ties += tied * tied * tied - tied;
    start = end;
  }
  return ties;
}

/**
 * Spearman's correlation of doubled `ranks`, whose ties are known, with the ranks of `values`, least first in
 * `order[from … to − 1]`. NaN where either is constant.
 */
export function rankCorrelation(
  ranks: Int32Array,
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
  const count = to - from;
  const spread = count * count * count - count;
  const scale = Math.sqrt(((spread - ties) / 3) * ((spread - otherTies) / 3));
  return scale > 0 ? (products - count * (count + 1) * (count + 1)) / scale : NaN;
}
