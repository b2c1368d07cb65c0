import type { Page, RowOf, TableEntry } from '@console/contract-core';
import type { TableQuery } from './table-source.ts';

/**
 * One page of rows in memory, in the order that `keyedPage` gives: missing values last either way, ties by the key in
 * the direction of the sort; before the missing ones those that `isRanked` excludes. Texts compare as the database's binary collations do.
 */
export function pageOfRows<E extends TableEntry>(
  rows: readonly RowOf<E>[],
  key: Extract<keyof RowOf<E>, string>,
  { sort, page, size }: Pick<TableQuery<E>, 'sort' | 'page' | 'size'>,
  isRanked: (row: RowOf<E>, column: string) => boolean = () => true,
): Page<RowOf<E>> {
  const way = sort.direction === 'ASC' ? 1 : -1;
  const ordered = [...rows].sort((one, other) => {
    const [mine, its]: readonly unknown[] = [one[sort.column], other[sort.column]];
    if ((mine === null) !== (its === null)) return mine === null ? 1 : -1;
    const ranked = isRanked(one, sort.column);
    if (mine !== null && ranked !== isRanked(other, sort.column)) return ranked ? -1 : 1;
    return way * (compare(mine, its) || compare(one[key], other[key]));
  });
  return { totalElements: rows.length, content: ordered.slice(page * size, (page + 1) * size) };
}

/** Compares two numbers or two texts; other values are equal. */
function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : Number(one > other);
  return 0;
}
