import { useSession } from '@console/platform';
import { useMemo, useSyncExternalStore } from 'react';
import { keptVisits, onVisit, visitsOf, type Visit } from '../../core/visits/recent-visits.ts';

/** What the reader last looked at, newest first, as it stands now: home outlives many visits. */
export function useVisits(): readonly Visit[] {
  const { userId } = useSession();
  const kept = useSyncExternalStore(onVisit, () => keptVisits(userId));
  return useMemo(() => visitsOf(kept), [kept]);
}
