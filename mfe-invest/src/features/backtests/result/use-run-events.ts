import { backtestCalls, type BacktestRun } from '@console/contract-invest';
import type { CallError } from '@console/platform';
import { useEffect, useState } from 'react';
import { client } from '../../../client.ts';
import { isUnderWay } from '../../../run-states.ts';

export interface RunEvents {
  /** As last told; null before the first word. */
  readonly latest: BacktestRun | null;
  /** Why nothing more comes before the run has ended; null while it does. */
  readonly over: CallError | null;
}

/** Listens to a run while `listening`. */
export function useRunEvents(associationId: number | null, listening: boolean): RunEvents {
  const [latest, setLatest] = useState<BacktestRun | null>(null);
  const [over, setOver] = useState<CallError | null>(null);
  useEffect(() => {
    if (!listening || associationId === null) return;
    const told = (run: BacktestRun): void => {
      // The browser would begin a stream that has ended with its run again.
      if (!isUnderWay(run)) stop();
      setLatest(run);
    };
    const stop = client.follow(
      backtestCalls.backtestEvents,
      { associationId },
      { events: { run: (data) => told(data as BacktestRun) }, over: setOver },
    );
    return () => {
      stop();
      setLatest(null);
      setOver(null);
    };
  }, [associationId, listening]);
  return { latest, over };
}
