import { useSession } from '@console/platform';
import { useMemo, useSyncExternalStore } from 'react';
import { keptVisits, onVisit, visitsOf, type Visit } from '../../core/visits/recent-visits.ts';

/** The reader's last visits, newest first, kept up to date: home stays mounted through many visits. */
export function useVisits(): readonly Visit[] {
  const { userId } = useSession();
  const kept = useSyncExternalStore(onVisit, () => keptVisits(userId));
  return useMemo(() => visitsOf(kept), [kept]);
}
