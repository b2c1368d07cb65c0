import { dataTables } from '@console/contract-data';
import type { RowOf } from '@console/contract-core';
import { useCall, usePlatform } from '@console/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from './data-client.ts';
import { changedSince, isActive, outcomeText } from './job-news.ts';

export type JobRow = RowOf<typeof dataTables.jobs>;

const BUSY_MS = 1_000;
const QUIET_MS = 10_000;

/**
 * Follows the newest jobs, every second while one runs. A job that has ended is said, and whatever is shown
 * is asked for anew when any has changed.
 */
export function useActiveJobs(): { readonly active: readonly JobRow[] } {
  const { notify } = usePlatform();
  const queries = useQueryClient();
  const { data } = useCall(
    client,
    dataTables.jobs,
    { size: 20 },
    { refetchInterval: (last) => (rowsOf(last).some(isActive) ? BUSY_MS : QUIET_MS), staleTime: 0 },
  );
  const before = useRef<readonly JobRow[] | null>(null);
  useEffect(() => {
    if (data === undefined) return;
    const rows = rowsOf(data);
    const changed = before.current === null ? [] : changedSince(before.current, rows);
    before.current = rows;
    for (const job of changed.filter((one) => !isActive(one))) {
      const { ok, text } = outcomeText(job);
      if (ok) notify.success(text);
      else notify.error(text);
    }
    if (changed.length > 0) void queries.invalidateQueries({ queryKey: [client.service] });
  }, [data, notify, queries]);
  return { active: rowsOf(data).filter(isActive) };
}

const rowsOf = (page: { readonly content: readonly JobRow[] } | undefined): readonly JobRow[] =>
  page?.content ?? [];
