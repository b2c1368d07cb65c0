import { backtestCalls } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { useMemo } from 'react';
import { client } from '../../client.ts';
import type { BenchmarkNames } from './params-text.ts';

const NO_INPUT = {};

/** Names of the benchmark indices of runs, by code; loaded only if a run has one. */
export function useBenchmarkNames(
  runs: readonly { readonly params: { readonly benchmark: string | null } }[],
): BenchmarkNames {
  const enabled = runs.some(({ params }) => params.benchmark !== null);
  const { data } = useCall(client, backtestCalls.backtestOptions, NO_INPUT, { enabled, staleTime: Infinity });
  return useMemo(() => new Map(data?.benchmarks.map(({ code, name }) => [code, name])), [data]);
}
