import type { Notice } from '@console/contract-access';
import { createClient } from '@console/platform';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

export const UNREAD_CALL = {
  id: 'access.unreadNotices',
  method: 'GET',
  path: '/api/notice/unread',
  services: ['access'],
} as const;

export const READ_CALL = {
  id: 'access.readNotices',
  method: 'POST',
  path: '/api/notice/read',
  services: ['access'],
} as const;

export interface UnreadNotices {
  readonly count: number;
  /** The newest ones, read or not. */
  readonly newest: readonly Notice[];
}

export const noticesClient = createClient('access');

const EVERY_MS = 30_000;

/** What the console has to say to its user. All who show it share one answer. */
export function useUnreadNotices(): UseQueryResult<UnreadNotices, Error> {
  return useQuery<UnreadNotices, Error>({
    queryKey: [noticesClient.service, UNREAD_CALL.id],
    queryFn: ({ signal }) => noticesClient.send<UnreadNotices>(UNREAD_CALL, {}, { signal }),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
  });
}
