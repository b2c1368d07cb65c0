import type { OrderEntry } from '../ledger/execute-order.ts';
import type { DayResult } from '../ledger/run-day.ts';

/** What a ledger reports of each day, as numbers; arrays of one value per day. */
export interface PortfolioDays {
  /** ISO. */
  readonly dates: readonly string[];
  /** Assets over those of the close before, less 1; the first day's over the capital at the start. */
  readonly returns: Float64Array;
  /** The value of stocks per assets, 0 to 1. */
  readonly invested: Float64Array;
  /** Half of what was bought and sold, per assets of the close before: 1 is everything exchanged once. */
  readonly turnover: Float64Array;
}

/**
 * @param days one after another
 * @param capital cents at the start: the initial capital, or the assets at the close before the first day
 * @throws RangeError for a capital that is not above 0
 */
export function portfolioDays(days: readonly DayResult[], capital: bigint): PortfolioDays {
  if (capital <= 0n) throw new RangeError(`no capital: ${capital}`);
  const count = days.length;
  const returns = new Float64Array(count);
  const invested = new Float64Array(count);
  const turnover = new Float64Array(count);
  let before = Number(capital);
  for (const [at, { report, orders }] of days.entries()) {
    const assets = Number(report.assets);
    returns[at] = assets / before - 1;
    invested[at] = Number(report.stockValue) / assets;
    turnover[at] = Number(tradedAmount(orders)) / 2 / before;
    before = assets;
  }
  return { dates: days.map(({ report }) => report.date), returns, invested, turnover };
}

const tradedAmount = (orders: readonly OrderEntry[]): bigint =>
  orders.reduce((sum, { amount }) => sum + amount, 0n);
