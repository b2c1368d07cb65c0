import { memberSpells } from '../member-spells.ts';
import type { SetRows } from '../set-rows.ts';

/** A set over `rows` rows of `stocks` columns whose members are given as [stock, from, to]. */
export function smallSet(
  rows: number,
  stocks: number,
  spells: readonly (readonly [stock: number, from: number, to: number])[],
): SetRows {
  const listings = { listed: new Int32Array(stocks), delisted: new Int32Array(stocks).fill(rows) };
  return {
    members: memberSpells(
      spells.map(([stock, from, to]) => ({ stock, from, to })),
      listings,
    ),
    rows: { from: 0, to: rows },
    stocks,
  };
}

/** A panel from its rows; null is missing. */
export const panelOf = (...rows: readonly (readonly (number | null)[])[]): Float64Array =>
  Float64Array.from(rows.flat(), (value) => value ?? NaN);
