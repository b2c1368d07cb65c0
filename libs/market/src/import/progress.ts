import { performance } from 'node:perf_hooks';
import type { Tally } from './table-rows.ts';

export interface ProgressReporter {
  /** Follows a tally until the returned function is called. */
  begin(work: { readonly table: string; readonly bytes: number; readonly tally: Tally }): () => void;
}

export const silentProgress: ProgressReporter = { begin: () => () => undefined };

const EVERY_MS = 1000;

/** A line a second while a table is read: rows, rate, share of the bytes, time left. */
export function lineProgress(write: (line: string) => void): ProgressReporter {
  return {
    begin: ({ table, bytes, tally }) => {
      const started = performance.now();
      const timer = setInterval(() => {
        write(progressLine(table, { bytes, tally, seconds: (performance.now() - started) / 1000 }));
      }, EVERY_MS);
      return () => clearInterval(timer);
    },
  };
}

export function progressLine(
  table: string,
  { bytes, tally, seconds }: { bytes: number; tally: Tally; seconds: number },
): string {
  const share = bytes === 0 ? 1 : Math.min(1, tally.bytes / bytes);
  const left = share > 0 && seconds > 0 ? Math.ceil((seconds / share) * (1 - share)) : null;
  const rate = seconds > 0 ? Math.round(tally.rows / seconds) : 0;
  return (
    `${table}: ${tally.rows.toLocaleString('en')} rows, ${rate.toLocaleString('en')} rows/s, ` +
    `${Math.floor(share * 100)} %${left === null ? '' : `, ${left} s left`}`
  );
}
