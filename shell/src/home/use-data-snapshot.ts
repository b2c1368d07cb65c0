import { createClient } from '@console/platform';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/**
 * Answered by the company service. Written out here because a shell that imported that domain's
 * contract would be built anew with every column added to it.
 */
export const SNAPSHOT_CALL = {
  id: 'company.asOf',
  method: 'GET',
  path: '/api/dataSnapshot/asOf',
  services: ['company'],
} as const;

export interface DataSnapshot {
  readonly asOf: string | null;
  readonly demo: boolean;
  readonly tables: readonly {
    readonly table: string;
    readonly title: string;
    readonly rows: number;
    readonly asOf: string | null;
    readonly loadedAt: string;
  }[];
  readonly companies: number;
  readonly classified: number;
}

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
