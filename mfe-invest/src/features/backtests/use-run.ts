import { backtestCalls, type BacktestRunCard } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../client.ts';
import { refreshRuns } from './refresh-runs.ts';
import { isUnderWay } from '../../run-states.ts';
import { useRunEvents } from './use-run-events.ts';

const POLL_MS = 2_000;

export interface FollowedRun {
  readonly answer: UseQueryResult<BacktestRunCard, Error>;
  /** As it stands now. */
  readonly run: BacktestRunCard | undefined;
}

/** A run, followed by its events as long as it is under way, or by asking where they do not come. */
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
  if (events.broken !== broken) setBroken(events.broken);
  const { latest } = events;
  const ended = latest !== null && !isUnderWay(latest);
  useEffect(() => {
    // Its card, the list and the newest run of its factor say more now than the event did.
    if (ended) refreshRuns(queries);
  }, [ended, queries]);
  return { answer, run: data && latest && isUnderWay(data) ? { ...data, ...latest } : data };
}
