import { releaseEntries, type OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import type { UseQueryResult } from '@tanstack/react-query';
import { client } from './releases-client.ts';

const EVERY_MS = 30_000;

/** The releases of all modules, loaded again at intervals while they are shown. */
export function useReleases(): UseQueryResult<OutputOf<typeof releaseEntries.releases>, Error> {
  return useCall(client, releaseEntries.releases, {}, { refetchInterval: EVERY_MS, staleTime: 0 });
}
