import { isUnderWay } from '@console/contract-core';
import {
  BACKTEST_MESSAGES,
  backtestCalls,
  type BacktestReport,
  type BacktestRunCard,
} from '@console/contract-invest';
import { CallError } from '@console/platform';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { client } from '../../../client.ts';
import type { ComparedRun } from './compare-rows.ts';

export interface ComparedRuns {
  /** The runs that were loaded, in their order; the same array as long as they are the same. */
  readonly runs: readonly ComparedRun[];
  /** The runs without a result, or without one yet: they are loaded again and again. */
  readonly without: readonly BacktestRunCard[];
  /** The runs that could not be loaded, with the error. */
  readonly failed: readonly { readonly associationId: number; readonly error: Error }[];
  readonly pending: boolean;
  readonly retry: () => void;
}

interface Loaded {
  readonly run: BacktestRunCard;
  /** Null for a run that has not succeeded. */
  readonly report: BacktestReport | null;
}

const BUSY_MS = 5_000;
const { backtestRun, backtestResult } = backtestCalls;
const KEY = [client.service, 'compared'] as const;

/** Several runs with their results, in their order. A result does not change, so it is loaded once. */
export function useComparedRuns(ids: readonly number[]): ComparedRuns {
  const queries = useQueryClient();
  const { runs, without, errors, pending } = useQueries({
    queries: ids.map((associationId) => ({
      queryKey: [...KEY, associationId],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => load(associationId, signal),
      staleTime: ({ state }: Asked) => (state.data?.report ? Infinity : 0),
      refetchInterval: ({ state }: Asked) =>
        state.data && !state.data.report && isUnderWay(state.data.run) ? BUSY_MS : false,
    })),
    combine,
  });
  return {
    runs,
    without,
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
    client.call(backtestResult, { associationId }, { signal }).catch(noneYet),
  ]);
  return { run, report };
}

/** Null for the answer that a run has no result, which is no failure. */
function noneYet(error: unknown): null {
  if (error instanceof CallError && error.code === BACKTEST_MESSAGES.notEnded.code) return null;
  throw error;
}

/** The state of a run's query that decides whether it is loaded again. */
interface Asked {
  readonly state: { readonly data?: Loaded | undefined };
}

interface Combined {
  readonly runs: readonly ComparedRun[];
  readonly without: readonly BacktestRunCard[];
  readonly errors: readonly (Error | null)[];
  readonly pending: boolean;
}

const combine = (answers: readonly UseQueryResult<Loaded, Error>[]): Combined => ({
  runs: answers.flatMap(({ data }) => (data?.report ? { run: data.run, report: data.report } : [])),
  without: answers.flatMap(({ data }) => (data && !data.report ? data.run : [])),
  errors: answers.map(({ error }) => error),
  pending: answers.some(({ isPending }) => isPending),
});
