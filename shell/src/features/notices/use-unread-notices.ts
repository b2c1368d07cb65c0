import { noticeAddresses } from '@console/contract-access/addresses';
import type { OutputOf } from '@console/contract-core';
import { createClient } from '@console/platform';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** The number of unread notices, and the newest notices, read or not. */
export type UnreadNotices = OutputOf<typeof noticeAddresses.unreadNotices>;

export const noticesClient = createClient('access');

const { unreadNotices } = noticeAddresses;
const EVERY_MS = 30_000;

/** The user's unread and newest notices. All components that show them share one answer. */
export function useUnreadNotices(): UseQueryResult<UnreadNotices, Error> {
  return useQuery<UnreadNotices, Error>({
    queryKey: [noticesClient.service, unreadNotices.id],
    queryFn: ({ signal }) => noticesClient.call(unreadNotices, {}, { signal }),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
  });
}
