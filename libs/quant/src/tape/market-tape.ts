import type { Security } from '../ledger/security.ts';
import type { Factor } from './exact-numbers.ts';

/** What happens to a stock before the open of a day. */
export interface TapeEvent {
  /** Its place among the stocks. */
  readonly stock: number;
  /** The cents at which a holding leaves today; null while it is listed. */
  readonly leavesAt: number | null;
  /** What a share gets; null where nothing takes effect. */
  readonly action: { readonly yuan: Factor; readonly shares: Factor } | null;
  /** The cents of a share that its preClose leaves unexplained and that are paid in cash; 0 where none are. */
  readonly gap: number;
}

/** What happens on the dates of a tape, in their order. */
export interface TapeEvents {
  readonly all: readonly TapeEvent[];
  /** The stock of each: most are passed over for it, as no one has it. */
  readonly stocks: Int32Array;
  /** By date, where its events begin, and where the last date's end. */
  readonly starts: Int32Array;
}

/**
 * A market in arrays, for ledgers over many days and stocks: what the quotes of a day are, no matter who owns the stocks.
 * All that a day asks of a stock is in one place of the memory, the next day's beside it, as a portfolio has few of many
 * stocks, and for a while; then come the same days of the next stock, so that all quotes of some days are near.
 */
export interface MarketTape {
  /** ISO, ascending. */
  readonly dates: readonly string[];
  /** In ascending order of code. */
  readonly securities: readonly Security[];
  /** Where `quotesOf` says; the figures of a quote are those of `QUOTE`. */
  readonly quotes: Int32Array;
  /** The same memory in doubles, `QUOTE_SIZE` / 2 for each quote. */
  readonly doubles: Float64Array;
  readonly events: TapeEvents;
}

/**
 * Where the figures of a quote are; cents, 0 is none. The first half is what the trades of a day ask for, the second what
 * its close does: halves of 16 bytes are never in two lines of the processor's cache, wherever the memory begins.
 */
export const QUOTE = {
  /** 0 where a stock does not trade. */
  open: 0,
  /** Where a stock cannot be bought; `NO_UPPER` without a limit. */
  upper: 1,
  /** Where it cannot be sold; `NO_LOWER` without one. */
  lower: 2,
  /** After the close, restated on ex-dates; 0 before a stock first traded, and where it is not listed. */
  ref: 4,
  /** How many days the amounts are of. */
  amountDays: 5,
} as const;
export const QUOTE_SIZE = 8;
/** Where the sum of the amounts of a stock's last 20 trading days at most is, among the doubles of a quote. */
export const AMOUNTS = 3;

/** The dates of a stock that are side by side. */
const DATES_TOGETHER = 16;
/** From the quotes of a stock to those of the next. */
export const STOCK_STRIDE = DATES_TOGETHER * QUOTE_SIZE;

/** Where the quotes of a date begin: those of stock s are s × `STOCK_STRIDE` further. */
export function quotesOf(stocks: number, date: number): number {
  const place = date % DATES_TOGETHER;
  return (date - place) * stocks * QUOTE_SIZE + place * QUOTE_SIZE;
}

export const NO_UPPER = 2 ** 31 - 1;
export const NO_LOWER = -1;

/** A tape without quotes and events. */
export function emptyTape(dates: readonly string[], securities: readonly Security[]): MarketTape {
  const figures = quotesOf(securities.length, Math.ceil(dates.length / DATES_TOGETHER) * DATES_TOGETHER);
  const memory = new ArrayBuffer(figures * Int32Array.BYTES_PER_ELEMENT);
  const quotes = new Int32Array(memory);
  for (let at = 0; at < quotes.length; at += QUOTE_SIZE) {
    quotes[at + QUOTE.upper] = NO_UPPER;
    quotes[at + QUOTE.lower] = NO_LOWER;
  }
  const events = tapeEvents(dates.map(() => []));
  return { dates, securities, quotes, doubles: new Float64Array(memory), events };
}

/** The events of a tape from those of each date. */
export function tapeEvents(dates: readonly (readonly TapeEvent[])[]): TapeEvents {
  const all = dates.flat();
  let end = 0;
  const starts = Int32Array.from([0, ...dates.map(({ length }) => (end += length))]);
  return { all, stocks: Int32Array.from(all, ({ stock }) => stock), starts };
}
