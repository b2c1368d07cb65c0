import { MOST_USER_STOCKS } from '@console/contract-invest';
import type { TickedStock } from './strategy-draft.ts';

/** A row of the pool, or the key of one that was ticked before. */
interface PoolChoice {
  readonly corpId: number;
  readonly corpName: string;
  readonly stockCode: string;
}

/**
 * The stocks after ticks changed: those that stay keep their weight and place, new ones follow without a
 * weight. A copied stock that no pool has stays until it is removed from the configuration.
 */
export function tickedStocks(
  before: readonly TickedStock[],
  ticked: readonly PoolChoice[],
): readonly TickedStock[] {
  const wanted = new Set(ticked.map(({ corpId }) => corpId));
  const had = new Set(before.map(({ corpId }) => corpId));
  const kept = before.filter(({ corpId }) => corpId === null || wanted.has(corpId));
  const added = ticked
    .filter(({ corpId }) => !had.has(corpId))
    .map(({ corpId, corpName, stockCode }) => ({ corpId, corpName, stockCode, weight: null }));
  return [...kept, ...added].slice(0, MOST_USER_STOCKS);
}
