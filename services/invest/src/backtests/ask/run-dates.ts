import { BACKTEST_MESSAGES, type BacktestParams } from '@console/contract-invest';
import { Refusal } from '@console/contract-core';
import type { DateRange } from '@console/quant';

/** The fewest dates with every forward return; with one there is no standard deviation. */
const LEAST_JUDGED = 2;

/**
 * The rows of a run: those within its bounds, both included.
 * @throws Refusal when there are none, or too few for the longest horizon
 */
export function runDates(
  dates: readonly string[],
  { from, to, horizons }: Pick<BacktestParams, 'from' | 'to' | 'horizons'>,
): DateRange {
  const first = from === null ? 0 : dates.findIndex((date) => date >= from);
  const end = to === null ? dates.length : dates.findLastIndex((date) => date <= to) + 1;
  if (first < 0 || end <= first) throw new Refusal(BACKTEST_MESSAGES.noDates);
  const least = Math.max(...horizons) + LEAST_JUDGED;
  if (end - first < least) throw new Refusal(BACKTEST_MESSAGES.tooFewDates, { days: end - first, least });
  return { from: first, to: end };
}
