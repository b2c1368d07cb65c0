import { useAddressValue } from '@console/ui/data';
import { dayIn } from './day-in.ts';

/** The day by which reports must have been announced to be shown, kept in the address; none for all there are. */
export function useKnownBy(): readonly [day: string | undefined, choose: (day: string | undefined) => void] {
  const [asked, replace] = useAddressValue('knownBy');
  return [dayIn(asked), (next) => replace(next ?? null)];
}
