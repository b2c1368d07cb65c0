import type { Notice } from '@console/contract-access';
import { createClient, usePlatform } from '@console/platform';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

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
export const UNREAD_KEY = [noticesClient.service, UNREAD_CALL.id] as const;

const EVERY_MS = 30_000;

/** What the console has to say to its user; what comes while they look is also said aloud. */
export function useUnreadNotices(): UseQueryResult<UnreadNotices, Error> {
  const { notify } = usePlatform();
  const query = useQuery<UnreadNotices, Error>({
    queryKey: UNREAD_KEY,
    queryFn: ({ signal }) => noticesClient.send<UnreadNotices>(UNREAD_CALL, {}, { signal }),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
  });
  const newest = query.data?.newest;
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (newest === undefined) return;
    const before = seen.current;
    seen.current = newest.reduce((highest, { id }) => Math.max(highest, id), before ?? 0);
    if (before === null) return;
    for (const { id, title, read } of newest) if (id > before && read === 0) notify.info(title);
  }, [newest, notify]);
  return query;
}
