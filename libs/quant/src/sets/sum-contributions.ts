import { contributionsOf, type Compared, type SetContributions } from './set-contributions.ts';
import type { CellValue, SetRows } from './set-rows.ts';

/**
 * Each member's contribution to the change of a sum between two rows: its own change over the set's first value. One
 * that joined in between adds all it has, one that left takes away all it had; a missing value adds nothing, as in the
 * sum. NaN where the set has no first value.
 */
export function sumContributions(
  { members, rows, stocks }: SetRows,
  value: CellValue,
  { first, last }: Compared,
): SetContributions {
  const changes = new Map<number, number>();
  const addUp = (row: number, sign: 1 | -1): number => {
    let sum = 0;
    for (let at = 0; at < members.stocks.length; at += 1) {
      if (row < (members.from[at] as number) || row >= (members.to[at] as number)) continue;
      const stock = members.stocks[at] as number;
      const own = value((row - rows.from) * stocks + stock);
      if (Number.isNaN(own)) continue;
      sum += own;
      changes.set(stock, (changes.get(stock) ?? 0) + sign * own);
    }
    return sum;
  };
  const base = addUp(first, -1);
  const end = addUp(last, 1);
  const whole = base > 0 ? base : NaN;
  const shares = new Map([...changes].map(([stock, change]) => [stock, change / whole]));
  return contributionsOf(shares, (end - base) / whole);
}
