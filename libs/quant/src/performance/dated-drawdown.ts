import type { Drawdown } from './worst-drawdowns.ts';

export interface DatedDrawdown {
  readonly depth: number;
  /** Null when the peak is the start and the start has no date. */
  readonly peak: string | null;
  readonly trough: string;
  /** Null while below the high. */
  readonly recovery: string | null;
  /** Returns from the peak to the recovery, or to the last one while there is none. */
  readonly length: number;
}

/**
 * A drawdown with dates for its positions; there is one date per return, and `start` is that of the value
 * before the first return.
 *
 * @throws RangeError when the dates end before the drawdown does
 */
export function datedDrawdown(
  { depth, peak, trough, recovery }: Drawdown,
  dates: readonly string[],
  start: string | null = null,
): DatedDrawdown {
  const at = (position: number): string => {
    const date = dates[position];
    if (date === undefined) throw new RangeError(`no date for return ${position} of ${dates.length}`);
    return date;
  };
  return {
    depth,
    peak: peak < 0 ? start : at(peak),
    trough: at(trough),
    recovery: recovery === null ? null : at(recovery),
    length: (recovery ?? dates.length - 1) - peak,
  };
}
