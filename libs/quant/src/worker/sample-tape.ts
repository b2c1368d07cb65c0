import { decimalOf, ZERO } from '../ledger/decimal.ts';
import type { Security } from '../ledger/security.ts';
import { seededRandom } from '../sample/seeded-random.ts';
import { Factor } from '../tape/exact-numbers.ts';
import {
  AMOUNTS,
  emptyTape,
  QUOTE,
  quotesOf,
  STOCK_STRIDE,
  tapeEvents,
  type MarketTape,
  type TapeEvent,
} from '../tape/market-tape.ts';

export interface SampleTape {
  readonly tape: MarketTape;
  /** dates × stocks: scores that keep most of themselves from day to day. */
  readonly scores: Float64Array;
}

const TEN_FEN = { yuan: new Factor(decimalOf(0.1)), shares: new Factor(ZERO) };

/** What a score keeps of the day before: half of it is gone after two weeks. */
const KEPT = 0.93;

/** A large tape of random walks with limits, suspended days and dividends, and a factor that changes slowly. */
export function sampleTape(stocks: number, days: number): SampleTape {
  const next = seededRandom(7);
  const dates = Array.from({ length: days }, (_, at) =>
    new Date(Date.UTC(2015, 0, 5) + at * 86_400_000 * 1.4).toISOString().slice(0, 10),
  );
  const securities = Array.from({ length: stocks }, (_, at) => securityOf(at, at >= stocks * 0.9));
  const tape = emptyTape(dates, securities);
  const scores = new Float64Array(stocks * days);
  const closes = Int32Array.from({ length: stocks }, () => 500 + Math.floor(next() * 6_000));
  const amounts = Float64Array.from({ length: stocks }, () => Math.floor(10 ** (11 + next() * 2)));
  const events = dates.map((_, date) => {
    const first = quotesOf(stocks, date);
    const today: TapeEvent[] = [];
    for (let stock = 0; stock < stocks; stock += 1) {
      const cell = date * stocks + stock;
      const score = date === 0 ? 0 : (scores[cell - stocks] as number) * KEPT;
      scores[cell] = score + next() - 0.5;
      const at = first + stock * STOCK_STRIDE;
      tape.doubles[at / 2 + AMOUNTS] = amounts[stock] as number;
      tape.quotes[at + QUOTE.amountDays] = 20;
      if (next() < 0.005) today.push(dividend(stock, closes));
      if (next() > 0.01) trade(tape, at, { closes, stock, next });
      tape.quotes[at + QUOTE.ref] = closes[stock] as number;
    }
    return today;
  });
  return { tape: { ...tape, events: tapeEvents(events) }, scores };
}

function securityOf(at: number, isStar: boolean): Security {
  const code = String((isStar ? 688_000 : 600_000) + at).padStart(6, '0');
  return { code: `${code}.SH`, board: isStar ? 'star' : 'main', listed: '2010-01-04', delisted: null };
}

function dividend(stock: number, closes: Int32Array): TapeEvent {
  closes[stock] = Math.max(200, (closes[stock] as number) - 10);
  return { stock, leavesAt: null, action: TEN_FEN, gap: 0 };
}

interface Walk {
  readonly closes: Int32Array;
  readonly stock: number;
  readonly next: () => number;
}

function trade({ quotes }: MarketTape, at: number, { closes, stock, next }: Walk): void {
  const before = closes[stock] as number;
  const upper = Math.floor(before * 1.1 + 0.5);
  const lower = Math.floor(before * 0.9 + 0.5);
  const moved = (from: number, spread: number): number =>
    Math.max(lower, Math.min(upper, Math.max(200, Math.round(from * (1 + (next() + next() - 1) * spread)))));
  quotes[at + QUOTE.open] = moved(before, 0.02);
  quotes[at + QUOTE.upper] = upper;
  quotes[at + QUOTE.lower] = lower;
  closes[stock] = moved(quotes[at + QUOTE.open] as number, 0.05);
}
