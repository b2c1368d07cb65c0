import { splitAddress } from '@console/contract-core';
import { usePlatform, useStore } from '@console/platform';
import { useCallback } from 'react';

/** The query of this page's address, `?` included, and a way to replace it. */
export function useSearch(): readonly [search: string, replace: (search: string) => void] {
  const { page } = usePlatform();
  const address = useStore(page.address);
  const replace = useCallback((search: string) => page.replaceSearch(search), [page]);
  return [searchOf(address), replace];
}

/** The query of an address, `?` included; empty without one. */
export const searchOf = (address: string): string => splitAddress(address).search;
