import type { Page, RowOf } from '@console/contract-core';
import type { dataTables } from '@console/contract-data';
import { createClient } from '@console/platform';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

export type JobRow = RowOf<typeof dataTables.jobs>;

export const JOBS_CALL = {
  id: 'data.jobs',
  method: 'GET',
  path: '/api/dataImport/jobs',
  services: ['data'],
} as const;

const client = createClient('data');
const MOST = 4;
const BUSY_MS = 2_000;
const QUIET_MS = 30_000;

export const isActive = ({ state }: JobRow): boolean => state === 'queued' || state === 'running';

/** The newest jobs, asked for often while one runs. */
export function useJobs(enabled: boolean): UseQueryResult<Page<JobRow>, Error> {
  return useQuery<Page<JobRow>, Error>({
    queryKey: [client.service, JOBS_CALL.id, 'home'],
    queryFn: ({ signal }) => client.send<Page<JobRow>>(JOBS_CALL, { size: MOST }, { signal }),
    enabled,
    refetchInterval: ({ state }) => (state.data?.content.some(isActive) ? BUSY_MS : QUIET_MS),
  });
}
