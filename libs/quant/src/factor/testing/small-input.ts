import { KernelMemory } from '../../kernel/kernel-memory.ts';
import { Sorter } from '../../stats/sorter.ts';
import { DayRows } from '../day-rows.ts';
import type { FactorInput } from '../factor-input.ts';
import { ReturnOrders } from '../return-orders.ts';

/** An input of few dates, a row each; a factor of only the first date where only that is given. */
export function smallInput(
  prices: readonly (readonly number[])[],
  factor: readonly (readonly number[])[],
  part: Partial<FactorInput> = {},
): FactorInput {
  const [dates, stocks] = [prices.length, prices[0]?.length ?? 0];
  const cells = new Float64Array(dates * stocks).fill(NaN);
  cells.set(factor.flat());
  return {
    dates,
    stocks,
    prices: Float64Array.from(prices.flat()),
    factor: cells,
    horizons: [1],
    quantiles: 2,
    ...part,
  };
}

/** The parts of a scan for one date of an input. */
export interface DayParts {
  readonly memory: KernelMemory;
  readonly sorter: Sorter;
  readonly orders: ReturnOrders;
  readonly rows: DayRows;
  /** After `gather`: the rows, least factor first. */
  readonly order: Uint32Array;
  readonly gather: (date: number) => DayRows;
}

/** The parts of a scan of an input, before anything is gathered. */
export function dayParts(input: FactorInput): DayParts {
  const memory = new KernelMemory();
  const sorter = new Sorter(input.stocks, memory);
  const orders = new ReturnOrders(input.dates, input.stocks, input.horizons.length);
  const rows = new DayRows(input, orders, sorter, memory);
  const order = memory.words(input.stocks);
  const gather = (date: number): DayRows => {
    rows.gather(date);
    sorter.sort(rows.factor, rows.count, order);
    return rows;
  };
  return { memory, sorter, orders, rows, order, gather };
}
