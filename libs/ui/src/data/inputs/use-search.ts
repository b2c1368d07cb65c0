import { splitAddress } from '@console/contract-core';
import { usePlatform, useStore, type PlatformPage } from '@console/platform';
import { useCallback } from 'react';

type Replace = PlatformPage['replaceSearch'];

/** The query of this page's address, `?` included, and a way to replace it. */
export function useSearch(): readonly [search: string, replace: Replace] {
  const { page } = usePlatform();
  const address = useStore(page.address);
  const replace = useCallback<Replace>((search, options) => page.replaceSearch(search, options), [page]);
  return [searchOf(address), replace];
}

/** The query of an address, `?` included; empty without one. */
export const searchOf = (address: string): string => splitAddress(address).search;
