import { useCallback, useSyncExternalStore } from 'react';
import { useWindow } from './use-window.ts';

/**
 * The server's time, milliseconds since the epoch, renewed every `everyMs`; null until first known.
 * Within one step the value stays the same, so that a render does not see time pass.
 */
export function useServerNow(everyMs: number): number | null {
  const window = useWindow();
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(listener, everyMs);
      return () => clearInterval(timer);
    },
    [everyMs],
  );
  const step = useSyncExternalStore(subscribe, () =>
    window === null ? null : Math.floor(window.now() / everyMs),
  );
  return step === null ? null : step * everyMs;
}
