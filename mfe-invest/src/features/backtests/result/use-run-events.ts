import { backtestCalls, type BacktestRun } from '@console/contract-invest';
import type { CallError } from '@console/platform';
import { useEffect, useState } from 'react';
import { client } from '../../../client.ts';
import { isUnderWay } from '../../../run-states.ts';

export interface RunEvents {
  /** The run of the last event; null before the first. */
  readonly latest: BacktestRun | null;
  /** Why no more events come before the run has ended; null while they do. */
  readonly over: CallError | null;
}

/** Listens to the events of a run while `listening`. */
export function useRunEvents(associationId: number | null, listening: boolean): RunEvents {
  const [latest, setLatest] = useState<BacktestRun | null>(null);
  const [over, setOver] = useState<CallError | null>(null);
  useEffect(() => {
    if (!listening || associationId === null) return;
    const onRun = (run: BacktestRun): void => {
      // The browser would reopen a stream that ended with its run.
      if (!isUnderWay(run)) stop();
      setLatest(run);
    };
    const stop = client.follow(
      backtestCalls.backtestEvents,
      { associationId },
      { events: { run: (data) => onRun(data as BacktestRun) }, over: setOver },
    );
    return () => {
      stop();
      setLatest(null);
      setOver(null);
    };
  }, [associationId, listening]);
  return { latest, over };
}
