import type { FoundCompany } from '@console/contract-core';
import { createClient, useCan } from '@console/platform';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';

/** As the contract has it; its entries would bring zod with them. A test compares the two. */
export const FIND_CALL = {
  id: 'platform.findCompanies',
  method: 'GET',
  path: '/api/dataCorp/search',
  services: ['company'],
} as const;

const client = createClient('company');

/**
 * Companies by the start of their code, their name or its initials; nothing for who may not see any. Until
 * the answer is there the hits of the text before stand in its place.
 */
export function useCompanies(text: string): UseQueryResult<readonly FoundCompany[], Error> {
  const can = useCan('gssjk_gn');
  return useQuery<readonly FoundCompany[], Error>({
    queryKey: [client.service, FIND_CALL.id, text],
    queryFn: ({ signal }) => client.send<readonly FoundCompany[]>(FIND_CALL, { keyword: text }, { signal }),
    enabled: can && text !== '',
    placeholderData: keepPreviousData,
  });
}
