import { newListing, standingPercent, type Board } from '../panel/limit-rules.ts';
import { roundHalfUp } from './rounding.ts';

/** Cents; null where a day has none. */
export interface DayLimits {
  readonly upper: bigint | null;
  readonly lower: bigint | null;
}

export interface LimitedDay {
  /** ISO. */
  readonly date: string;
  readonly board: Board;
  /** Cents. */
  readonly preClose: bigint;
  readonly st: boolean;
  /** The day of listing, ISO. */
  readonly listed: string;
  /** The day of its listing, counted from 1; null where that was before the first day that is known. */
  readonly age: number | null;
}

/** ledger.md has one rule for STAR: a stock that data list on it earlier is a stock of its first day. */
const STAR_OPENED = '2019-07-22';

/**
 * How far a price may move on a day: preClose ± the board's rate, rounded half up to the cent, at least a cent away
 * from preClose and not below a cent.
 */
export function dayLimits({ date, board, preClose, st, listed, age }: LimitedDay): DayLimits {
  const { free, first } = newListing(board, board === 'star' && listed < STAR_OPENED ? STAR_OPENED : listed);
  if (age !== null && age <= free) return { upper: null, lower: null };
  const percent = standingPercent(board, st, date);
  const { up, down } = age === 1 && first !== null ? first : { up: percent, down: percent };
  const upper = roundHalfUp(preClose * BigInt(100 + up), 100n);
  const lower = roundHalfUp(preClose * BigInt(100 - down), 100n);
  return {
    upper: larger(upper, preClose + 1n),
    lower: larger(lower < preClose ? lower : preClose - 1n, 1n),
  };
}

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);
