import type { SessionUser } from '../platform.ts';
import { usePlatform } from '../platform-context.tsx';

export function useSession(): SessionUser {
  return usePlatform().session;
}
