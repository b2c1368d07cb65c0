import { isUnderWay, type JobAtWork } from '@console/contract-core';
import type { CallError } from '@console/platform';
import { useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRunEvents, type FollowRun } from './use-run-events.ts';

/** Runs of a kind: how one is read, followed, and what is to be read again once it has ended. */
export interface RunKind<Run extends JobAtWork, Card extends Run> {
  /** Reads its card; `isBroken` while its events do not come, so that it is polled. */
  readonly useAnswer: (id: number | null, isBroken: boolean) => UseQueryResult<Card, Error>;
  readonly follow: FollowRun<Run>;
  readonly refresh: (queries: QueryClient) => void;
}

export interface FollowedRun<Card> {
  readonly answer: UseQueryResult<Card, Error>;
  /** The present state. */
  readonly run: Card | undefined;
  /** Why it is no longer updated: its reader may not read it. Null while it is. */
  readonly refusal: CallError | null;
}

/** The pause between two reads of a run without events, in milliseconds. */
export const POLL_MS = 2_000;
/** Statuses of a refusal that polling would receive as well. */
const REFUSALS: readonly number[] = [401, 403, 404];

/** A run, kept up to date while it is under way: by its events, or by polling where they do not come. */
export function useFollowedRun<Run extends JobAtWork, Card extends Run>(
  { useAnswer, follow, refresh }: RunKind<Run, Card>,
  id: number | null,
): FollowedRun<Card> {
  const queries = useQueryClient();
  const [broken, setBroken] = useState(false);
  const answer = useAnswer(id, broken);
  const { data } = answer;
  const events = useRunEvents(follow, id, data !== undefined && isUnderWay(data));
  const { latest, over } = events;
  const refusal = over !== null && REFUSALS.includes(over.status) ? over : null;
  const isBroken = over !== null && refusal === null;
  if (isBroken !== broken) setBroken(isBroken);
  const ended = latest !== null && !isUnderWay(latest);
  useEffect(() => {
    // Its card and the lists now contain more than the event did.
    if (ended) refresh(queries);
  }, [ended, refresh, queries]);
  const run = data && latest && isUnderWay(data) ? { ...data, ...latest } : data;
  return { answer, run, refusal };
}
