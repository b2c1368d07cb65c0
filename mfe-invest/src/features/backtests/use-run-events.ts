import { BACKTEST_EVENTS_PATH, type BacktestRun } from '@console/contract-invest';
import { useEffect, useState } from 'react';
import { isUnderWay } from '../../run-states.ts';

export interface RunEvents {
  /** As last told; null before the first word. */
  readonly latest: BacktestRun | null;
  /** The stream does not come about: whoever wants news asks for them. */
  readonly broken: boolean;
}

/** So many failures with no word between them, and the stream is given up. */
const PATIENCE = 3;

/**
 * Listens to a run while `listening`. A stream that ends before its run, as each does after some minutes, is begun
 * anew by the browser; one that is refused, or fails again and again, is broken.
 */
export function useRunEvents(associationId: number | null, listening: boolean): RunEvents {
  const [latest, setLatest] = useState<BacktestRun | null>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (!listening || associationId === null) return;
    const stop = listen(associationId, setLatest, () => setBroken(true));
    return () => {
      stop();
      setLatest(null);
      setBroken(false);
    };
  }, [associationId, listening]);
  return { latest, broken };
}

function listen(associationId: number, told: (run: BacktestRun) => void, failed: () => void): () => void {
  if (typeof EventSource === 'undefined') {
    failed();
    return () => undefined;
  }
  const source = new EventSource(`/svc/invest${BACKTEST_EVENTS_PATH}?associationId=${associationId}`);
  let failures = 0;
  source.addEventListener('run', (event: MessageEvent<string>) => {
    failures = 0;
    const run = JSON.parse(event.data) as BacktestRun;
    // The browser would begin a stream that has ended with its run anew.
    if (!isUnderWay(run)) source.close();
    told(run);
  });
  source.onerror = () => {
    failures += 1;
    if (source.readyState !== EventSource.CLOSED && failures < PATIENCE) return;
    source.close();
    failed();
  };
  return () => source.close();
}
