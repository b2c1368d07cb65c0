import type { Board } from '../panel/limit-rules.ts';

/** A stock and when it is listed; dates are ISO. */
export interface Security {
  readonly code: string;
  readonly board: Board;
  readonly listed: string;
  /** The first day on which it is no longer listed; null while it is. */
  readonly delisted: string | null;
}

export function isListedOn({ listed, delisted }: Security, date: string): boolean {
  return listed <= date && !isDelistedOn({ delisted }, date);
}

export function isDelistedOn({ delisted }: Pick<Security, 'delisted'>, date: string): boolean {
  return delisted !== null && delisted <= date;
}
