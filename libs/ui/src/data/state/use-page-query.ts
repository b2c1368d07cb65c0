import { usePlatform } from '@console/platform';
import { useCallback, useMemo } from 'react';
import { searchOf, useSearch } from '../inputs/use-search.ts';

/** Keys to set in the address; null removes one. */
export type QueryPatch = Readonly<Record<string, string | null>>;

/** The query of the page's address, and a function that changes some of its keys; the others stay. */
export function usePageQuery(): readonly [query: URLSearchParams, change: (patch: QueryPatch) => void] {
  const { page } = usePlatform();
  const [search, replace] = useSearch();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (patch: QueryPatch) => {
      // Read again: another value may have been replaced since this was drawn.
      const next = new URLSearchParams(searchOf(page.address.get()));
      for (const [key, value] of Object.entries(patch)) {
        if (value === null) next.delete(key);
        else next.set(key, value);
      }
      replace(next.toString());
    },
    [page, replace],
  );
  return [query, change];
}

/** One value of the page's address and a function that replaces it; null where it is absent. */
export function useAddressValue(
  key: string,
): readonly [value: string | null, replace: (value: string | null) => void] {
  const [query, change] = usePageQuery();
  const replace = useCallback((value: string | null) => change({ [key]: value }), [key, change]);
  return [query.get(key), replace];
}
