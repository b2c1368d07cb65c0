import { backtestCalls, type BacktestRunCard } from '@console/contract-invest';
import { useCall, type CallError } from '@console/platform';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../../client.ts';
import { refreshRuns } from '../refresh-runs.ts';
import { isUnderWay } from '../../../run-states.ts';
import { useRunEvents } from './use-run-events.ts';

const POLL_MS = 2_000;

export interface FollowedRun {
  readonly answer: UseQueryResult<BacktestRunCard, Error>;
  /** The present state. */
  readonly run: BacktestRunCard | undefined;
  /** Why it is no longer updated: its reader may not read it. Null while it is. */
  readonly refusal: CallError | null;
}

/** Statuses of a refusal that polling would receive as well. */
const REFUSALS: readonly number[] = [401, 403, 404];

/** A run, kept up to date while it is under way: by its events, or by polling where they do not come. */
export function useRun(associationId: number | null): FollowedRun {
  const queries = useQueryClient();
  const [broken, setBroken] = useState(false);
  const answer = useCall(
    client,
    backtestCalls.backtestRun,
    { associationId: associationId ?? 0 },
    {
      enabled: associationId !== null,
      staleTime: 0,
      refetchInterval: (last) => (broken && last !== undefined && isUnderWay(last) ? POLL_MS : 0),
    },
  );
  const { data } = answer;
  const events = useRunEvents(associationId, data !== undefined && isUnderWay(data));
  const { latest, over } = events;
  const refusal = over !== null && REFUSALS.includes(over.status) ? over : null;
  const isBroken = over !== null && refusal === null;
  if (isBroken !== broken) setBroken(isBroken);
  const ended = latest !== null && !isUnderWay(latest);
  useEffect(() => {
    // Its card, the list and the newest run of its factor now contain more than the event did.
    if (ended) refreshRuns(queries);
  }, [ended, queries]);
  const run = data && latest && isUnderWay(data) ? { ...data, ...latest } : data;
  return { answer, run, refusal };
}
