import { peopleAddresses } from '@console/contract-access/addresses';
import type { OutputOf } from '@console/contract-core';
import { createClient } from '@console/platform';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';

/** A user of the tenant to whom an industry can be assigned. */
export type Colleague = OutputOf<typeof peopleAddresses.colleagues>[number];

const FRESH_MS = 60_000;
/** The client of the service of users. */
export const accessClient = createClient('access');

/** The analysts to choose from (document 2 §7, getUserAll): those in service. */
export const colleaguesQuery = queryOptions({
  queryKey: ['access', peopleAddresses.colleagues.id, {}],
  queryFn: ({ signal }) => accessClient.call(peopleAddresses.colleagues, {}, { signal }),
  staleTime: FRESH_MS,
});

export const useColleagues = (enabled = true): UseQueryResult<readonly Colleague[], Error> =>
  useQuery({ ...colleaguesQuery, enabled });
