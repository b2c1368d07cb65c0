import { isUnderWay, type JobConsole, type JobConsoleRow } from '@console/contract-core';
import { platformJobEntries } from '@console/contract-data';
import { useCall } from '@console/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '../data/data-client.ts';
import { changedSince } from './job-news.ts';
import { BUSY_MS } from './jobs-address.ts';
import type { JobScope } from './job-service.ts';

const QUIET_MS = 10_000;
const NEWEST = 20;
const list: JobConsole['list'] = platformJobEntries.list;

/**
 * Polls the newest imports and undoings, the user's own or the tenant's, and returns them. When any has
 * changed, what is shown of the mart and its imports is loaded again and `onChanged` receives the changed
 * jobs; not on the first answer.
 */
export function useImports(
  scope: JobScope,
  onChanged?: (jobs: readonly JobConsoleRow[]) => void,
): readonly JobConsoleRow[] {
  const queries = useQueryClient();
  const { data } = useCall(
    client,
    list,
    { scope, size: NEWEST },
    {
      refetchInterval: (last) => (last?.content.some(isUnderWay) ? BUSY_MS : QUIET_MS),
      staleTime: 0,
    },
  );
  const before = useRef<readonly JobConsoleRow[] | null>(null);
  useEffect(() => {
    if (data === undefined) return;
    const changed = before.current === null ? [] : changedSince(before.current, data.content);
    before.current = data.content;
    if (changed.length === 0) return;
    onChanged?.(changed);
    void queries.invalidateQueries({ queryKey: [client.service] });
  }, [data, onChanged, queries]);
  return data?.content ?? [];
}
