import { doubledRanks } from '../factor/tied-ranks.ts';
import { KernelMemory } from '../kernel/kernel-memory.ts';
import { Sorter } from '../stats/sorter.ts';

/** The most stocks whose doubled ranks have sixteen bits. */
const MOST_STOCKS = 32_767;

/**
 * The ranks of some rows of a date-major panel, each row's values among themselves: average ranks, doubled, so that
 * they are whole (2 for the least of a row without ties); 0 where a value is missing or infinite. Cell
 * `at * stocks + s` is of row `rows[at]`.
 * @throws RangeError for more stocks than sixteen bits can rank, and for a row that the panel does not have
 */
export function sampledRanks(values: Float64Array, stocks: number, rows: ArrayLike<number>): Uint16Array {
  if (stocks > MOST_STOCKS) throw new RangeError(`${stocks} stocks, at most ${MOST_STOCKS}`);
  const memory = new KernelMemory();
  const sorter = new Sorter(stocks, memory);
  const kept = memory.doubles(stocks);
  const order = memory.words(stocks);
  const ranks = memory.words(stocks);
  const stockOf = new Uint32Array(stocks);
  const result = new Uint16Array(rows.length * stocks);
  for (let at = 0; at < rows.length; at += 1) {
    const start = (rows[at] as number) * stocks;
    if (start < 0 || start + stocks > values.length) throw new RangeError(`no row: ${rows[at]}`);
    let count = 0;
    for (let stock = 0; stock < stocks; stock += 1) {
      const value = values[start + stock] as number;
      if (!Number.isFinite(value)) continue;
      kept[count] = value;
      stockOf[count] = stock;
      count += 1;
    }
    sorter.sort(kept, count, order);
    doubledRanks(memory, kept, order, 0, count, ranks);
    for (let row = 0; row < count; row += 1)
      result[at * stocks + (stockOf[row] as number)] = ranks[row] as number;
  }
  return result;
}
