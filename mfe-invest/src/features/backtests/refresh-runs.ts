import { backtestCalls, backtestTables } from '@console/contract-invest';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../client.ts';

const ABOUT_RUNS = [
  backtestTables.backtestList.id,
  backtestCalls.backtestRun.id,
  backtestCalls.latestBacktest.id,
];

/** Loads all shown data of runs again, except reports: they are large, and do not change. */
export function refreshRuns(queries: QueryClient): void {
  for (const id of ABOUT_RUNS) void queries.invalidateQueries({ queryKey: [client.service, id] });
}
