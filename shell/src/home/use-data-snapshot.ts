import type { DataSnapshot } from '@console/contract-core';
import { createClient } from '@console/platform';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

export const SNAPSHOT_CALL = {
  id: 'platform.asOf',
  method: 'GET',
  path: '/api/dataSnapshot/asOf',
  services: ['company'],
} as const;

const client = createClient('company');
const EVERY_MS = 5 * 60_000;

/** How fresh the data is. Header and home share one answer. */
export function useDataSnapshot(): UseQueryResult<DataSnapshot, Error> {
  return useQuery<DataSnapshot, Error>({
    queryKey: [client.service, SNAPSHOT_CALL.id],
    queryFn: ({ signal }) => client.send<DataSnapshot>(SNAPSHOT_CALL, {}, { signal }),
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
  });
}
