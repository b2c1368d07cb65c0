import type { companyTables } from '@console/contract-company';
import type { Page, RowOf } from '@console/contract-core';
import { createClient, useCan } from '@console/platform';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';

export type FoundCompany = RowOf<typeof companyTables.list>;

/** As the contract has it; its entries would bring zod with them. */
export const COMPANY_LIST_CALL = {
  id: 'company.list',
  method: 'GET',
  path: '/api/dataCorp/pageSelectTableList',
  services: ['company'],
} as const;

const client = createClient('company');
const MOST = 6;

/** Companies by the start of their code, their name or its initials; nothing for who may not see any. */
export function useCompanies(text: string): UseQueryResult<Page<FoundCompany>, Error> {
  const can = useCan('gssjk_gn');
  return useQuery<Page<FoundCompany>, Error>({
    queryKey: [client.service, COMPANY_LIST_CALL.id, 'palette', text],
    queryFn: ({ signal }) =>
      client.send<Page<FoundCompany>>(COMPANY_LIST_CALL, { search: text, size: MOST }, { signal }),
    enabled: can && text !== '',
    placeholderData: keepPreviousData,
  });
}
