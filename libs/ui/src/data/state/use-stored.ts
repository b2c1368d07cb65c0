import { useSession } from '@console/platform';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * On the window, because each module may bring a copy of this file. Other windows are notified by `storage`.
 */
const CHANGED = 'console:stored';

/**
 * A reader's own setting, kept in this browser under the user's name. Null when nothing is kept. All tables
 * that use it follow a change, also on other open pages.
 */
export function useStored(
  name: string,
): readonly [value: string | null, store: (value: string | null) => void] {
  const { tenantId, username } = useSession();
  const key = `${name}:${tenantId}:${username}`;
  const value = useSyncExternalStore(subscribe, () => window.localStorage.getItem(key));
  const store = useCallback(
    (next: string | null) => {
      if (next === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, next);
      window.dispatchEvent(new Event(CHANGED));
    },
    [key],
  );
  return [value, store];
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
