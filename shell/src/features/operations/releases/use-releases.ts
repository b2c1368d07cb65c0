import { releaseEntries, type OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import type { UseQueryResult } from '@tanstack/react-query';
import { client } from './releases-client.ts';

const EVERY_MS = 30_000;

/** What runs for whom, asked for anew while it is shown. */
export function useReleases(): UseQueryResult<OutputOf<typeof releaseEntries.releases>, Error> {
  return useCall(client, releaseEntries.releases, {}, { refetchInterval: EVERY_MS, staleTime: 0 });
}
