import { restepped, stockOf, type MarketDay, type Quote, type StockDay } from '@console/quant';
import type { StoredDay } from './stored-day.ts';

/**
 * The quotes of held stocks as they were posted, where the mart now has others of that close: rows that were corrected
 * since, or a dividend that became known after its day. What was posted stands, and the next day follows from it.
 */
export function postedQuotes(market: MarketDay, { holdings }: StoredDay): ReadonlyMap<string, Quote> {
  const quotes = new Map<string, Quote>();
  for (const [code, { close, ex, rights }] of holdings) {
    const { after } = stockOf(market, code);
    if (after.ref === close && after.ex === ex && after.rights === rights) continue;
    quotes.set(code, { ...after, ref: close, ex, rights });
  }
  return quotes;
}

/** A market whose close left these quotes. */
export const closedWith = (market: MarketDay, quotes: ReadonlyMap<string, Quote>): MarketDay =>
  changed(market, quotes, (stock, after) => ({ ...stock, after }));

/** A market that began with these quotes. */
export const openedWith = (market: MarketDay, quotes: ReadonlyMap<string, Quote>): MarketDay =>
  changed(market, quotes, (stock, before) => restepped(stock, market.date, before));

function changed(
  market: MarketDay,
  quotes: ReadonlyMap<string, Quote>,
  change: (stock: StockDay, quote: Quote) => StockDay,
): MarketDay {
  if (quotes.size === 0) return market;
  const stocks = new Map(market.stocks);
  for (const [code, quote] of quotes) stocks.set(code, change(stockOf(market, code), quote));
  return { date: market.date, stocks };
}
