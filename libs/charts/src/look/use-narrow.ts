import { useSyncExternalStore } from 'react';

/** Up to this width of the window charts are laid out for less room. */
const NARROW_UP_TO = 1440;

export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => window.innerWidth <= NARROW_UP_TO);
}

function watch(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
