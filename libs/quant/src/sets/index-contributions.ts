import type { ChainInput } from './index-chain.ts';
import { contributionsOf, type Compared, type SetContributions } from './set-contributions.ts';
import type { SetRows } from './set-rows.ts';

/**
 * Each member's contribution to the return of an index between two rows, as `indexChain` chains it: over the days
 * after the first, the sum of the index of the day before over the first × the member's weight × its return. They add
 * up to the return of the index.
 */
export function indexContributions(
  { members, rows, stocks }: SetRows,
  { floatCapital, returns }: ChainInput,
  { first, last }: Compared,
): SetContributions {
  const changes = new Map<number, number>();
  /** The index of the day before, over the first day's. */
  let level = 1;
  for (let row = first + 1; row <= last; row += 1) {
    const day = new Map<number, number>();
    let weights = 0;
    for (let at = 0; at < members.stocks.length; at += 1) {
      if (row <= (members.from[at] as number) || row >= (members.to[at] as number)) continue;
      const stock = members.stocks[at] as number;
      const cell = (row - rows.from) * stocks + stock;
      const [weight, own] = [floatCapital(cell - stocks), returns(cell)];
      if (Number.isNaN(weight) || Number.isNaN(own)) continue;
      weights += weight;
      day.set(stock, weight * own);
    }
    if (!(weights > 0)) continue;
    let change = 0;
    for (const [stock, weighted] of day) {
      const own = (level * weighted) / weights;
      changes.set(stock, (changes.get(stock) ?? 0) + own);
      change += own;
    }
    level += change;
  }
  return contributionsOf(changes, level - 1);
}
