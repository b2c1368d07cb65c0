import type { WindowAnswer } from '@console/contract-core';

/** The maintenance window as last answered by the server, with a clock that continues from its answer. */
export interface ServerWindow {
  readonly open: boolean;
  /** `07:00` */
  readonly start: string;
  readonly end: string;
  /** When the window next opens or closes, in milliseconds since the epoch; null when it never does. */
  readonly turnsAt: number | null;
  /** The server's time now, milliseconds since the epoch, whatever this machine's clock says. */
  now(): number;
  /** The server's time when performance.now() read `elapsed`: for moments noted before it was known. */
  at(elapsed: number): number;
}

/** `elapsed` counts milliseconds monotonically, as performance.now does. */
export function createServerWindow(answer: WindowAnswer, elapsed: () => number): ServerWindow {
  const received = elapsed();
  return {
    open: answer.open,
    start: answer.start,
    end: answer.end,
    turnsAt: answer.turnsAt,
    now: () => answer.now + (elapsed() - received),
    at: (moment) => answer.now + (moment - received),
  };
}
