import { useEffect, useState } from 'react';

interface Countdown {
  /** Whole seconds left; 0 when there is nothing to wait for. */
  readonly seconds: number;
  start(seconds: number): void;
}

const LOOK_MS = 250;
const MOST_SECONDS = 3_600;

/** Counts down to a moment stored in the browser tab under `key`: a reload does not shorten the wait. */
export function useCountdown(key: string): Countdown {
  const [seconds, setSeconds] = useState(() => secondsLeft(key));
  const runs = seconds > 0;

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setSeconds(secondsLeft(key)), LOOK_MS);
    return () => clearInterval(timer);
  }, [key, runs]);

  return {
    seconds,
    start(wait) {
      sessionStorage.setItem(key, String(epochMs() + wait * 1000));
      setSeconds(secondsLeft(key));
    },
  };
}

function secondsLeft(key: string): number {
  const left = Math.ceil((Number(sessionStorage.getItem(key)) - epochMs()) / 1000);
  return left > 0 && left <= MOST_SECONDS ? left : 0;
}

/**
 * The time of this browser in milliseconds since the epoch, by a clock that no one can change while the
 * page is open.
 */
const epochMs = (): number => performance.timeOrigin + performance.now();
