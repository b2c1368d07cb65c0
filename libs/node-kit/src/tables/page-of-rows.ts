import { compareValues, type Page, type RowOf, type TableEntry } from '@console/contract-core';
import type { TableQuery } from './table-source.ts';

/**
 * One page of rows in memory: sorted by `compareValues`, ties by the key in the direction of the sort, or in their
 * given order without one; before the missing values those that `isRanked` excludes.
 */
export function pageOfRows<E extends TableEntry>(
  rows: readonly RowOf<E>[],
  key: Extract<keyof RowOf<E>, string> | null,
  { sort, page, size }: Pick<TableQuery<E>, 'sort' | 'page' | 'size'>,
  isRanked: (row: RowOf<E>, column: string) => boolean = () => true,
): Page<RowOf<E>> {
  const { direction } = sort;
  const ordered = [...rows].sort((one, other) => {
    const [mine, its]: readonly unknown[] = [one[sort.column], other[sort.column]];
    if (mine !== null && its !== null) {
      const ranked = isRanked(one, sort.column);
      if (ranked !== isRanked(other, sort.column)) return ranked ? -1 : 1;
    }
    const order = compareValues(mine, its, direction);
    return order === 0 && key !== null ? compareValues(one[key], other[key], direction) : order;
  });
  return { totalElements: rows.length, content: ordered.slice(page * size, (page + 1) * size) };
}
