import { noticeAddresses } from '@console/contract-access/addresses';
import type { OutputOf } from '@console/contract-core';
import { createClient } from '@console/platform';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** How many there are, and the newest ones, read or not. */
export type UnreadNotices = OutputOf<typeof noticeAddresses.unreadNotices>;

export const noticesClient = createClient('access');

const { unreadNotices } = noticeAddresses;
const EVERY_MS = 30_000;

/** What the console has to say to its user. All who show it share one answer. */
export function useUnreadNotices(): UseQueryResult<UnreadNotices, Error> {
  return useQuery<UnreadNotices, Error>({
    queryKey: [noticesClient.service, unreadNotices.id],
    queryFn: ({ signal }) => noticesClient.call(unreadNotices, {}, { signal }),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
  });
}
