import { useSession } from '@console/platform';
import { useCallback, useState } from 'react';

/** A reader's own setting, kept in this browser under the user's name. Null when nothing is kept. */
export function useStored(
  name: string,
): readonly [value: string | null, store: (value: string | null) => void] {
  const { tenantId, username } = useSession();
  const key = `${name}:${tenantId}:${username}`;
  const [value, setValue] = useState(() => window.localStorage.getItem(key));
  const store = useCallback(
    (next: string | null) => {
      if (next === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, next);
      setValue(next);
    },
    [key],
  );
  return [value, store];
}
