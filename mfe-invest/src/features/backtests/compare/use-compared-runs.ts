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
import { isUnderWay } from '../../../run-states.ts';

export interface ComparedRuns {
  /** Those that came, in their order; the same list as long as they are the same. */
  readonly runs: readonly ComparedRun[];
  /** Those that have no result, or none yet: they are looked at again and again. */
  readonly without: readonly BacktestRunCard[];
  /** Those that could not be had, with why. */
  readonly failed: readonly { readonly associationId: number; readonly error: Error }[];
  readonly pending: boolean;
  readonly retry: () => void;
}

interface Loaded {
  readonly run: BacktestRunCard;
  /** Null of a run that has not succeeded. */
  readonly report: BacktestReport | null;
}

const BUSY_MS = 5_000;
const { backtestRun, backtestResult } = backtestCalls;
const KEY = [client.service, 'compared'] as const;

/** Several runs with their results, in their order. What a run came to does not change: it is asked for once. */
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

/** That a run has no result is no fault of the asking. */
function noneYet(error: unknown): null {
  if (error instanceof CallError && error.code === BACKTEST_MESSAGES.notEnded.code) return null;
  throw error;
}

/** What decides whether a run is asked for again. */
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
