import { usePlatform } from '../platform-context.tsx';
import type { ServerWindow } from '../server-window.ts';
import { useStore } from '../store.ts';

/** The maintenance window; null until the server first answered. Renders again when it opens or closes. */
export function useWindow(): ServerWindow | null {
  return useStore(usePlatform().window);
}
