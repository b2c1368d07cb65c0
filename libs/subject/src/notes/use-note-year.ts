import { useSearch } from '@console/ui/data';
import { useCallback } from 'react';

/** The chosen year of the address while it has a note, else the newest, and a way to choose another. */
export function useNoteYear(
  years: readonly number[],
): readonly [year: number | undefined, choose: (year: number) => void] {
  const [search, replace] = useSearch();
  const asked = Number(new URLSearchParams(search).get('year'));
  const choose = useCallback(
    (year: number) => {
      const params = new URLSearchParams(search);
      params.set('year', String(year));
      replace(params.toString());
    },
    [search, replace],
  );
  return [years.find((year) => year === asked) ?? years[0], choose];
}
