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
  // Figures are kept by spell, in arrays: a loop over years and all stocks allocates nothing.
  const spells = members.stocks.length;
  const [weighted, added] = [new Float64Array(spells), new Float64Array(spells).fill(NaN)];
  /** The index of the day before, over the first day's. */
  let level = 1;
  for (let row = first + 1; row <= last; row += 1) {
    let weights = 0;
    for (let at = 0; at < spells; at += 1) {
      weighted[at] = NaN;
      if (row <= (members.from[at] as number) || row >= (members.to[at] as number)) continue;
      const cell = (row - rows.from) * stocks + (members.stocks[at] as number);
      const [weight, own] = [floatCapital(cell - stocks), returns(cell)];
      if (Number.isNaN(weight) || Number.isNaN(own)) continue;
      weights += weight;
      weighted[at] = weight * own;
    }
    if (!(weights > 0)) continue;
    let change = 0;
    for (let at = 0; at < spells; at += 1) {
      const own = (level * (weighted[at] as number)) / weights;
      if (Number.isNaN(own)) continue;
      const before = added[at] as number;
      added[at] = Number.isNaN(before) ? own : before + own;
      change += own;
    }
    level += change;
  }
  const changes = new Map<number, number>();
  for (const [at, own] of added.entries()) {
    const stock = members.stocks[at] as number;
    if (!Number.isNaN(own)) changes.set(stock, (changes.get(stock) ?? 0) + own);
  }
  return contributionsOf(changes, level - 1);
}
