import type { Listings } from '../panel/listings.ts';

/** The rows from `from` up to, not including, `to` on which a stock is in a set. */
export interface Spell {
  readonly stock: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The members of a set of stocks over the rows of panels: spell i is that of `stocks[i]`, over rows `from[i]` up
 * to, not including, `to[i]`. In the order of stocks and rows; the spells of one stock neither overlap nor touch, so
 * that none counts twice.
 */
export interface MemberSpells {
  readonly stocks: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** The spells in any order, joined where they overlap, and only the rows on which the stock is listed. */
export function memberSpells(
  spells: readonly Spell[],
  { listed, delisted }: Pick<Listings, 'listed' | 'delisted'>,
): MemberSpells {
  const own = spells
    .map(({ stock, from, to }) => ({
      stock,
      from: Math.max(from, listed[stock] ?? Infinity, 0),
      to: Math.min(to, delisted[stock] ?? -Infinity),
    }))
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.stock - other.stock || one.from - other.from);
  const joined: { stock: number; from: number; to: number }[] = [];
  for (const spell of own) {
    const last = joined.at(-1);
    if (last?.stock === spell.stock && spell.from <= last.to) last.to = Math.max(last.to, spell.to);
    else joined.push(spell);
  }
  return {
    stocks: Int32Array.from(joined, ({ stock }) => stock),
    from: Int32Array.from(joined, ({ from }) => from),
    to: Int32Array.from(joined, ({ to }) => to),
  };
}
