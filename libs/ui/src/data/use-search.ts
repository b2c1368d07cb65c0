import { usePlatform, useStore } from '@console/platform';
import { useCallback } from 'react';

/** The query of this page's address, `?` included, and a way to replace it. */
export function useSearch(): readonly [search: string, replace: (search: string) => void] {
  const { page } = usePlatform();
  const address = useStore(page.address);
  const replace = useCallback((search: string) => page.replaceSearch(search), [page]);
  return [/\?.*$/.exec(address)?.[0] ?? '', replace];
}
