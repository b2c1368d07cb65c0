import type { Security } from '../ledger/security.ts';
import type { CorporateAction, QuoteDay } from '../ledger/quote.ts';

/** What happens to a stock before the open of a day. */
export interface TapeEvent {
  /** Its place among the stocks. */
  readonly stock: number;
  /** The cents at which a holding leaves today; null while it is listed. */
  readonly leavesAt: number | null;
  readonly action: CorporateAction | null;
  readonly gap: QuoteDay['gap'];
}

/**
 * A market in arrays, for ledgers over many days and stocks: what the quotes of a day are, no matter who owns the stocks.
 * All that a day asks of a stock is in one place of the memory, the next day's beside
 * it, as a portfolio has few of many stocks, and for a while.
 */
export interface MarketTape {
  /** ISO, ascending. */
  readonly dates: readonly string[];
  /** In ascending order of code. */
  readonly securities: readonly Security[];
  /** Stocks × dates × `QUOTE_SIZE`; the figures of a quote are those of `QUOTE`. */
  readonly quotes: Int32Array;
  /** The same memory in doubles, `QUOTE_SIZE` / 2 for each quote. */
  readonly doubles: Float64Array;
  /** By date. */
  readonly events: readonly (readonly TapeEvent[])[];
}

/** Where the figures of a quote are; cents, 0 is none. */
export const QUOTE = {
  /** 0 where a stock does not trade. */
  open: 0,
  /** After the close, restated on ex-dates; 0 before a stock first traded. */
  ref: 1,
  /** Where a stock cannot be bought; `NO_UPPER` without a limit. */
  upper: 2,
  /** Where it cannot be sold; `NO_LOWER` without one. */
  lower: 3,
  /** How many days the amounts are of. */
  amountDays: 4,
  /** 1 where a stock is listed. */
  listed: 5,
} as const;
export const QUOTE_SIZE = 8;
/** Where the sum of the amounts of a stock's last 20 trading days at most is, among the doubles of a quote. */
export const AMOUNTS = 3;

export const NO_UPPER = 2 ** 31 - 1;
export const NO_LOWER = -1;

/** A tape without quotes. */
export function emptyTape(dates: readonly string[], securities: readonly Security[]): MarketTape {
  const cells = dates.length * securities.length;
  const memory = new ArrayBuffer(cells * QUOTE_SIZE * Int32Array.BYTES_PER_ELEMENT);
  const quotes = new Int32Array(memory);
  for (let at = 0; at < quotes.length; at += QUOTE_SIZE) {
    quotes[at + QUOTE.upper] = NO_UPPER;
    quotes[at + QUOTE.lower] = NO_LOWER;
  }
  return { dates, securities, quotes, doubles: new Float64Array(memory), events: [] };
}
