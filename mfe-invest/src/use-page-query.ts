import { useSearch } from '@console/ui/data';
import { useCallback, useMemo } from 'react';

/** Keys to set in the address; null removes one. */
export type QueryPatch = Readonly<Record<string, string | null>>;

/** The query of the page's address, and a function that changes some of its keys; the others stay. */
export function usePageQuery(): readonly [query: URLSearchParams, change: (patch: QueryPatch) => void] {
  const [search, replace] = useSearch();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (patch: QueryPatch) => {
      const next = new URLSearchParams(search);
      for (const [key, value] of Object.entries(patch)) {
        if (value === null || value === '') next.delete(key);
        else next.set(key, value);
      }
      replace(next.toString());
    },
    [search, replace],
  );
  return [query, change];
}
