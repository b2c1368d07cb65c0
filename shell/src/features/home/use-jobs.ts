import { isUnderWay, type JobConsoleRow } from '@console/contract-core';
import { jobListAddress } from '@console/contract-core/addresses';
import { dataAddresses } from '@console/contract-data/addresses';
import { createClient, usePlatform } from '@console/platform';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

const MOST = 5;
const BUSY_MS = 2_000;
const QUIET_MS = 30_000;

/** The services whose jobs users submit, and the authority that submitting needs. */
const CONSOLES = [
  { needs: 'yzgl_edit', client: createClient('invest'), list: jobListAddress('invest', 'invest') },
  { needs: 'gssjk_gn_edit', client: createClient('ai'), list: jobListAddress('ai', 'ai') },
  { needs: 'xtgl_data', client: createClient('data'), list: dataAddresses.platformJobs },
] as const;

export const jobClients = CONSOLES.map(({ client }) => client);

export interface OwnJobs {
  /** Whether the user may submit any. */
  readonly may: boolean;
  readonly answer: UseQueryResult<readonly JobConsoleRow[], Error>;
}

/**
 * The newest jobs of the user, of all kinds, asked for often while one runs. A service that is away leaves its
 * own out; the call fails when all are.
 */
export function useJobs(): OwnJobs {
  const { can } = usePlatform();
  const consoles = CONSOLES.filter(({ needs }) => can(needs));
  const answer = useQuery<readonly JobConsoleRow[], Error>({
    queryKey: ['home', 'jobs'],
    queryFn: async ({ signal }) => {
      const lists = await Promise.allSettled(
        consoles.map(({ client, list }) => client.call(list, { scope: 'mine', size: MOST }, { signal })),
      );
      const found = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value.content : []));
      const failed = lists.find((list) => list.status === 'rejected');
      if (failed && lists.every(({ status }) => status === 'rejected')) throw failed.reason;
      return found.sort((one, other) => (one.submittedAt < other.submittedAt ? 1 : -1)).slice(0, MOST);
    },
    enabled: consoles.length > 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? BUSY_MS : QUIET_MS),
  });
  return { may: consoles.length > 0, answer };
}
