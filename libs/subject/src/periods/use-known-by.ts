import { useSearch } from '@console/ui/data';
import { dayIn } from './day-in.ts';

const NAME = 'knownBy';

/** The day by which reports must have been announced to be shown, kept in the address; none for all there are. */
export function useKnownBy(): readonly [day: string | undefined, choose: (day: string | undefined) => void] {
  const [search, replace] = useSearch();
  const day = dayIn(new URLSearchParams(search).get(NAME));
  const choose = (next: string | undefined): void => {
    const params = new URLSearchParams(search);
    if (next === undefined) params.delete(NAME);
    else params.set(NAME, next);
    replace(params.toString());
  };
  return [day, choose];
}
