import type { FoundCompany } from '@console/contract-core';
import { platformAddresses } from '@console/contract-core/addresses';
import { createClient, useCall, useCan } from '@console/platform';
import type { UseQueryResult } from '@tanstack/react-query';

const client = createClient('company');
const { findCompanies } = platformAddresses;

/**
 * Companies by the start of their code, name or initials; none for users who may not see any. Until the
 * answer comes, the hits of the text before are shown in its place.
 */
export function useCompanies(text: string): UseQueryResult<readonly FoundCompany[], Error> {
  const enabled = useCan(findCompanies.needs) && text !== '';
  return useCall(client, findCompanies, { keyword: text }, { enabled, keepPrevious: true });
}
