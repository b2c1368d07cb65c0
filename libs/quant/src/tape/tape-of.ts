import { byCode } from '../ledger/account.ts';
import { stockOf, type MarketDay, type StockDay } from '../ledger/market-day.ts';
import { marketDays, type MarketData } from '../ledger/market-tape.ts';
import { meanAmount } from '../ledger/quote.ts';
import { Factor } from './exact-numbers.ts';
import {
  AMOUNTS,
  emptyTape,
  NO_LOWER,
  NO_UPPER,
  QUOTE,
  quotesOf,
  STOCK_STRIDE,
  tapeEvents,
  type MarketTape,
  type TapeEvent,
} from './market-tape.ts';

/**
 * The tape of a market, with the ledger's own quotes of every day.
 * @throws RangeError for a price that is too high for it: 21 million yuan
 */
export function tapeOf(market: MarketData): MarketTape {
  const securities = [...market.securities].sort((one, other) => byCode(one.code, other.code));
  const tape = emptyTape(market.calendar, securities);
  const events = [...marketDays(market)].map((day, date) => {
    for (const [stock, { code }] of securities.entries())
      fill(tape, quotesOf(securities.length, date) + stock * STOCK_STRIDE, stockOf(day, code));
    return eventsOf(
      day,
      securities.map(({ code }) => code),
    );
  });
  return { ...tape, events: tapeEvents(events) };
}

function fill({ quotes, doubles }: MarketTape, at: number, { after, bar, isListed }: StockDay): void {
  const { sum, days } = meanAmount(after);
  doubles[at / 2 + AMOUNTS] = Number(sum);
  quotes[at + QUOTE.amountDays] = Number(days);
  quotes[at + QUOTE.ref] = isListed ? price(after.ref ?? 0n) : 0;
  if (bar === null) return;
  quotes[at + QUOTE.open] = price(bar.open);
  quotes[at + QUOTE.upper] = bar.upper === null || bar.upper > NO_UPPER ? NO_UPPER : Number(bar.upper);
  quotes[at + QUOTE.lower] = bar.lower === null ? NO_LOWER : price(bar.lower);
}

function price(cents: bigint): number {
  if (cents >= NO_UPPER) throw new RangeError(`no price of a tape: ${cents} cents`);
  return Number(cents);
}

function eventsOf(day: MarketDay, codes: readonly string[]): readonly TapeEvent[] {
  return codes.flatMap((code, stock) => {
    const { isDelisted, ref, action, gap } = stockOf(day, code);
    if (!isDelisted && action === null && gap === null) return [];
    return [
      {
        stock,
        leavesAt: isDelisted ? Number(ref ?? 0n) : null,
        action: action && { yuan: new Factor(action.cash), shares: new Factor(action.shares) },
        gap: gap === null || gap.kind === 'gapUp' ? 0 : Number(gap.cents),
      },
    ];
  });
}
