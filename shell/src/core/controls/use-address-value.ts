import { usePlatform } from '@console/platform';
import { useSearch } from '@console/ui/data';
import { useCallback } from 'react';

/**
 * One value of this page's address and a function that replaces it; null where it is absent. Other values
 * stay.
 */
export function useAddressValue(key: string): readonly [string | null, (value: string | null) => void] {
  const { page } = usePlatform();
  const [search, replace] = useSearch();
  const set = useCallback(
    (value: string | null) => {
      // Read again: another value may have been replaced since this was drawn.
      const params = new URLSearchParams(page.address.get().split('?')[1]);
      if (value === null) params.delete(key);
      else params.set(key, value);
      replace(params.toString());
    },
    [key, page, replace],
  );
  return [new URLSearchParams(search).get(key), set];
}
