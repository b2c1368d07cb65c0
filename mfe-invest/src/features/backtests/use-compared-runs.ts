import { backtestCalls, type BacktestReport, type BacktestRunCard } from '@console/contract-invest';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { client } from '../../client.ts';
import type { ComparedRun } from './compare-rows.ts';

export interface ComparedRuns {
  /** Those that came, in their order; the same list as long as they are the same. */
  readonly runs: readonly ComparedRun[];
  /** Those that could not be had, with why. */
  readonly failed: readonly { readonly associationId: number; readonly error: Error }[];
  readonly pending: boolean;
  readonly retry: () => void;
}

interface Loaded {
  readonly run: BacktestRunCard;
  readonly report: BacktestReport;
}

const { backtestRun, backtestResult } = backtestCalls;
const KEY = [client.service, 'compared'] as const;

/** Several runs with their results, in their order. What a run came to does not change: each is asked for once. */
export function useComparedRuns(ids: readonly number[]): ComparedRuns {
  const queries = useQueryClient();
  const { runs, errors, pending } = useQueries({
    queries: ids.map((associationId) => ({
      queryKey: [...KEY, associationId],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => load(associationId, signal),
      staleTime: Infinity,
    })),
    combine,
  });
  return {
    runs,
    pending,
    failed: ids.flatMap((associationId, at) => {
      const error = errors[at] ?? null;
      return error === null ? [] : [{ associationId, error }];
    }),
    retry: () =>
      void queries.refetchQueries({ queryKey: KEY, predicate: ({ state }) => state.status === 'error' }),
  };
}

async function load(associationId: number, signal: AbortSignal): Promise<Loaded> {
  const [run, report] = await Promise.all([
    client.call(backtestRun, { associationId }, { signal }),
    client.call(backtestResult, { associationId }, { signal }),
  ]);
  return { run, report };
}

interface Combined {
  readonly runs: readonly Loaded[];
  readonly errors: readonly (Error | null)[];
  readonly pending: boolean;
}

const combine = (answers: readonly UseQueryResult<Loaded, Error>[]): Combined => ({
  runs: answers.flatMap(({ data }) => data ?? []),
  errors: answers.map(({ error }) => error),
  pending: answers.some(({ isPending }) => isPending),
});
