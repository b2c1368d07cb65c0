import { isUnderWay, type JobAtWork } from '@console/contract-core';
import type { CallError } from '@console/platform';
import { useEffect, useState } from 'react';

export interface RunEvents<Run> {
  /** The run of the last event; null before the first. */
  readonly latest: Run | null;
  /** Why no more events come before the run has ended; null while they do. */
  readonly over: CallError | null;
}

/** Opens the event stream of a run; the function ends it. */
export type FollowRun<Run> = (
  id: number,
  listener: { readonly run: (run: Run) => void; readonly over: (error: CallError) => void },
) => () => void;

/** Listens to the events of a run while `listening`. `follow` must not change. */
export function useRunEvents<Run extends JobAtWork>(
  follow: FollowRun<Run>,
  id: number | null,
  listening: boolean,
): RunEvents<Run> {
  const [latest, setLatest] = useState<Run | null>(null);
  const [over, setOver] = useState<CallError | null>(null);
  useEffect(() => {
    if (!listening || id === null) return;
    const onRun = (run: Run): void => {
      // The browser would reopen a stream that ended with its run.
      if (!isUnderWay(run)) stop();
      setLatest(run);
    };
    const stop = follow(id, { run: onRun, over: setOver });
    return () => {
      stop();
      setLatest(null);
      setOver(null);
    };
  }, [follow, id, listening]);
  return { latest, over };
}
