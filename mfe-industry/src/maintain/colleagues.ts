import { createClient } from '@console/platform';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';

/** A user of the tenant whom an industry can be given to. */
export interface Colleague {
  readonly id: number;
  readonly username: string;
  readonly realName: string;
}

/** The access service's call, by its address: modules speak their own contract alone. */
const COLLEAGUES_CALL = {
  id: 'access.colleagues',
  method: 'GET',
  path: '/api/sysUser/getUserAll',
  services: ['access'],
} as const;

const FRESH_MS = 60_000;
/** This module's way to the service of users. */
export const accessClient = createClient('access');

/** The analysts to choose from (document 2 §7, getUserAll): those in service. */
export const colleaguesQuery = queryOptions({
  queryKey: ['access', COLLEAGUES_CALL.id, {}],
  queryFn: ({ signal }) => accessClient.send<readonly Colleague[]>(COLLEAGUES_CALL, {}, { signal }),
  staleTime: FRESH_MS,
});

export const useColleagues = (enabled = true): UseQueryResult<readonly Colleague[], Error> =>
  useQuery({ ...colleaguesQuery, enabled });
