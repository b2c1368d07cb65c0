import type { TableEntry } from '@console/contract-core';
import type { TableQuery } from '../tables/table-source.ts';

type Form<E extends TableEntry> = Pick<TableQuery<E>, 'filter' | 'sort'>;

/**
 * The maximum number of results kept for one table, because a filter with a text has any number of values.
 */
const MOST_KEPT = 50;

/**
 * The result of a function for a filter and an order of a table, kept for the next request with the same
 * ones.
 */
export function byFilterAndOrder<E extends TableEntry, Made>(
  make: (form: Form<E>) => Made,
): (form: Form<E>) => Made {
  const kept = new Map<string, Made>();
  return ({ filter, sort }) => {
    const key = JSON.stringify([sort.column, sort.direction, filter]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const made = make({ filter, sort });
    kept.set(key, made);
    return made;
  };
}
