import { KernelMemory } from '../kernel/kernel-memory.ts';

/** The number of cells that the kernel reads at once, also after the last. */
const LANES = 4;
/** Cells of the kernel for counts by quantile, of which ranks have none. */
const COUNTS = 4 * 128;
/** The bits of a mark below its rank. */
const BIN_BITS = 7;

/**
 * The correlation of every two rankings as a symmetric matrix, row by row: on each row the Pearson correlation of the
 * two ranks over the stocks that have both, and the mean over the rows on which it is defined. NaN where it is on none;
 * the diagonal is 1 where the ranking varies on some row.
 * @param rankings of `sampledRanks`, all of the same rows and stocks
 * @param least the fewest stocks in common, at least 2, below which a row does not count
 * @throws RangeError for rankings of different sizes
 */
export function rankCorrelations(rankings: readonly Uint16Array[], stocks: number, least = 2): Float64Array {
  const count = rankings.length;
  const cells = rankings[0]?.length ?? 0;
  for (const { length } of rankings)
    if (length !== cells) throw new RangeError(`${length} ranks beside ${cells}`);
  const rows = stocks === 0 ? 0 : cells / stocks;
  if (!Number.isInteger(rows)) throw new RangeError(`${cells} ranks of ${stocks} stocks`);
  const pairs = new RowPairs(count, stocks, Math.max(2, least));
  const sums = new Float64Array(count * count);
  const days = new Uint32Array(count * count);
  for (let row = 0; row < rows; row += 1) {
    pairs.take(rankings, row);
    for (let one = 0; one < count; one += 1)
      for (let other = 0; other <= one; other += 1) {
        const correlation = pairs.correlation(one, other);
        if (Number.isNaN(correlation)) continue;
        const cell = one * count + other;
        sums[cell] = (sums[cell] as number) + correlation;
        days[cell] = (days[cell] as number) + 1;
      }
  }
  const matrix = new Float64Array(count * count);
  for (let one = 0; one < count; one += 1)
    for (let other = 0; other <= one; other += 1) {
      const cell = one * count + other;
      const mean = (sums[cell] as number) / (days[cell] as number);
      matrix[cell] = mean;
      matrix[other * count + one] = mean;
    }
  return matrix;
}

/** The number of ranks, their sum, and the sum of their squares. */
interface Totals {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

/** All rankings of one row in the kernel's memory, whose comparison of marks has the sums of each pair. */
class RowPairs {
  private readonly memory = new KernelMemory();
  private readonly marks: readonly Uint32Array[];
  private readonly counts: Uint32Array;
  private readonly out: Float64Array;
  private totals: readonly Totals[] = [];

  constructor(
    count: number,
    private readonly stocks: number,
    private readonly least: number,
  ) {
    this.marks = Array.from({ length: count }, () => this.memory.words(stocks + LANES));
    this.counts = this.memory.words(COUNTS);
    this.out = this.memory.doubles(7);
  }

  take(rankings: readonly Uint16Array[], row: number): void {
    const { stocks } = this;
    this.totals = rankings.map((ranking, at) => {
      const marks = this.marks[at] as Uint32Array;
      let [count, sum, squares] = [0, 0, 0];
      for (let stock = 0; stock < stocks; stock += 1) {
        const rank = ranking[row * stocks + stock] as number;
        marks[stock] = rank << BIN_BITS;
        if (rank === 0) continue;
        count += 1;
        sum += rank;
        squares += rank * rank;
      }
      return { count, sum, squares };
    });
  }

  correlation(one: number, other: number): number {
    const { memory, stocks, counts, out } = this;
    memory.kernel.compareMarks(
      (this.marks[one] as Uint32Array).byteOffset,
      (this.marks[other] as Uint32Array).byteOffset,
      stocks,
      counts.byteOffset,
      out.byteOffset,
    );
    const products = out[0] as number;
    const own = without(this.totals[one] as Totals, out, 1);
    const its = without(this.totals[other] as Totals, out, 4);
    const { count } = own;
    if (count < this.least) return NaN;
    const spread = count * own.squares - own.sum * own.sum;
    const itsSpread = count * its.squares - its.sum * its.sum;
    if (!(spread > 0 && itsSpread > 0)) return NaN;
    return (count * products - own.sum * its.sum) / Math.sqrt(spread * itsSpread);
  }
}

/** The totals of the stocks that both have: without those that the other lacks. */
const without = ({ count, sum, squares }: Totals, left: Float64Array, at: number): Totals => ({
  count: count - (left[at] as number),
  sum: sum - (left[at + 1] as number),
  squares: squares - (left[at + 2] as number),
});
