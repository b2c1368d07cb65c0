import type { DataSnapshot } from '@console/contract-core';
import { platformAddresses } from '@console/contract-core/addresses';
import { useCall } from '@console/platform';
import type { UseQueryResult } from '@tanstack/react-query';
import { companyClient } from './company-client.ts';

const EVERY_MS = 5 * 60_000;

/** How fresh the data is. Header and home share one answer. */
export function useDataSnapshot(): UseQueryResult<DataSnapshot, Error> {
  return useCall(
    companyClient,
    platformAddresses.asOf,
    {},
    { staleTime: EVERY_MS, refetchInterval: EVERY_MS },
  );
}
