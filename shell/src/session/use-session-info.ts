import type { SignedInfo } from '@console/contract-access';
import { createClient } from '@console/platform';
import { useQuery } from '@tanstack/react-query';
import { INFO_CALL, type SessionInfo } from './load-session.ts';

/**
 * Who is signed in as last told: what the profile page has saved since shows in the frame at once. Asks
 * nothing itself.
 */
export function useSessionInfo(session: SessionInfo): SessionInfo {
  const { data } = useQuery<SignedInfo>({
    queryKey: ['access', INFO_CALL.id, {}],
    queryFn: () => createClient('access').send(INFO_CALL, {}),
    enabled: false,
  });
  if (data === undefined) return session;
  const { id, ...info } = data;
  return { ...session, ...info, userId: id };
}
