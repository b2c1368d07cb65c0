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
  /** As it stands now. */
  readonly run: BacktestRunCard | undefined;
  /** Why it is not followed any more: its reader may not read it. Null while it is. */
  readonly refusal: CallError | null;
}

/** What asking instead would be refused just the same. */
const REFUSALS: readonly number[] = [401, 403, 404];

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
  const { latest, over } = events;
  const refusal = over !== null && REFUSALS.includes(over.status) ? over : null;
  const isBroken = over !== null && refusal === null;
  if (isBroken !== broken) setBroken(isBroken);
  const ended = latest !== null && !isUnderWay(latest);
  useEffect(() => {
    // Its card, the list and the newest run of its factor say more now than the event did.
    if (ended) refreshRuns(queries);
  }, [ended, queries]);
  const run = data && latest && isUnderWay(data) ? { ...data, ...latest } : data;
  return { answer, run, refusal };
}
