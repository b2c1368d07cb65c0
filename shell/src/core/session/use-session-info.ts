import { sessionAddresses } from '@console/contract-access/addresses';
import { createClient } from '@console/platform';
import { useQuery } from '@tanstack/react-query';
import type { SessionInfo } from './load-session.ts';

/**
 * The signed-in user as last loaded: what the profile page saves shows in the frame at once. Sends no
 * request itself.
 */
export function useSessionInfo(session: SessionInfo): SessionInfo {
  const { data } = useQuery({
    queryKey: ['access', sessionAddresses.info.id, {}],
    queryFn: () => createClient('access').call(sessionAddresses.info, {}),
    enabled: false,
  });
  if (data === undefined) return session;
  const { id, ...info } = data;
  return { ...session, ...info, userId: id };
}
