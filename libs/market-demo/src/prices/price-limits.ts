import type { Board } from '@console/market/schema';

/** The price limit of a day, percent of the ex-rights reference; null without a limit. */
export interface Limits {
  readonly up: number;
  readonly down: number;
}

const CHINEXT_REFORM = '2020-08-24';
const MAIN_REFORM = '2023-04-10';
const FREE_SESSIONS = 5;

/**
 * The exchanges' rules by board, status and date. `session` counts from 0 on the listing day, `leaving` from 0 on
 * the first of a delisted share's last sessions, which has no limit and lifts that of special treatment.
 */
export function limitsOf({
  board,
  st,
  day,
  listDay,
  session,
  leaving = null,
}: {
  board: Board;
  st: boolean;
  day: string;
  listDay: string;
  session: number;
  leaving?: number | null;
}): Limits | null {
  if (leaving === 0) return null;
  if (board === 'bse') return session < 1 ? null : both(30);
  if (board === 'star') return session < FREE_SESSIONS ? null : both(20);
  const reform = board === 'chinext' ? CHINEXT_REFORM : MAIN_REFORM;
  if (listDay >= reform && session < FREE_SESSIONS) return null;
  if (listDay < reform && session < 1) return { up: 44, down: 36 };
  if (board === 'chinext' && day >= CHINEXT_REFORM) return both(20);
  return both(st && leaving === null ? 5 : 10);
}

/** The lowest and highest allowed prices, in cents, rounded half up in whole numbers. */
export function limitPrices(preClose: number, limits: Limits | null): { low: number; high: number } {
  if (!limits) return { low: 1, high: Number.MAX_SAFE_INTEGER };
  return {
    low: Math.max(1, Math.floor((preClose * (100 - limits.down) + 50) / 100)),
    high: Math.floor((preClose * (100 + limits.up) + 50) / 100),
  };
}

const both = (percent: number): Limits => ({ up: percent, down: percent });
