import type { JobConsoleRow, Page } from '@console/contract-core';
import { dataAddresses } from '@console/contract-data/addresses';
import { createClient } from '@console/platform';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { isActive } from '../../core/words/job-states.ts';

const client = createClient('data');
const MOST = 4;
const BUSY_MS = 2_000;
const QUIET_MS = 30_000;

/** The newest imports of the tenant, asked for often while one runs. */
export function useJobs(enabled: boolean): UseQueryResult<Page<JobConsoleRow>, Error> {
  return useQuery<Page<JobConsoleRow>, Error>({
    queryKey: [client.service, dataAddresses.platformJobs.id, 'home'],
    queryFn: ({ signal }) =>
      client.call(dataAddresses.platformJobs, { scope: 'all', size: MOST }, { signal }),
    enabled,
    refetchInterval: ({ state }) => (state.data?.content.some(isActive) ? BUSY_MS : QUIET_MS),
  });
}
