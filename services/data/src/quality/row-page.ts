import type { Page, RowOf, TableEntry } from '@console/contract-core';
import type { TableQuery } from '@console/node-kit/http';

/** One page of rows in memory: sorted as the query says, missing values last either way. */
export function rowPage<E extends TableEntry>(
  rows: readonly RowOf<E>[],
  { sort, page, size }: TableQuery<E>,
): Page<RowOf<E>> {
  const way = sort.direction === 'ASC' ? 1 : -1;
  const column = sort.column as keyof RowOf<E>;
  const sorted = [...rows].sort((one, other) => compare(one[column], other[column], way));
  return { totalElements: rows.length, content: sorted.slice(page * size, (page + 1) * size) };
}

function compare(one: unknown, other: unknown, way: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return way * (one - other);
  return way * String(one).localeCompare(String(other), 'zh-CN');
}
