import type { CanNeed } from '../platform.ts';
import { usePlatform } from '../platform-context.tsx';

/** Whether the signed-in user passes `need`. The server decides; this only avoids useless clicks. */
export function useCan(need: CanNeed): boolean {
  return usePlatform().can(need);
}
