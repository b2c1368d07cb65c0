import { stepQuote, type Quote, type QuoteDay } from './quote.ts';
import { isDelistedOn, isListedOn, type Security } from './security.ts';

/** A stock on one day. */
export interface StockDay extends QuoteDay {
  readonly security: Security;
  /** As known after today's close. */
  readonly after: Quote;
  readonly isListed: boolean;
  readonly isDelisted: boolean;
}

/** One day of the market; a stock that is asked for and not in it is at fault. */
export interface MarketDay {
  /** ISO. */
  readonly date: string;
  readonly stocks: ReadonlyMap<string, StockDay>;
}

export function stockDay(
  security: Security,
  date: string,
  [after, day]: readonly [Quote, QuoteDay],
): StockDay {
  return {
    ...day,
    security,
    after,
    isListed: isListedOn(security, date),
    isDelisted: isDelistedOn(security, date),
  };
}

/** The same day of a stock after another quote of the day before. */
export function restepped({ security, bar, action }: StockDay, date: string, before: Quote): StockDay {
  return stockDay(security, date, stepQuote(before, bar, action));
}

/** @throws RangeError for a code the market does not know */
export function stockOf({ stocks, date }: MarketDay, code: string): StockDay {
  const stock = stocks.get(code);
  if (stock === undefined) throw new RangeError(`${code} is not in the market of ${date}`);
  return stock;
}
