import { useAddressValue } from '@console/ui/data';
import { useCallback } from 'react';

/** The chosen year of the address while it has a note, else the newest, and a way to choose another. */
export function useNoteYear(
  years: readonly number[],
): readonly [year: number | undefined, choose: (year: number) => void] {
  const [asked, replace] = useAddressValue('year');
  const choose = useCallback((year: number) => replace(String(year)), [replace]);
  return [years.find((year) => String(year) === asked) ?? years[0], choose];
}
