import { openAccount, type Account } from '../account.ts';
import { parseDecimal, type Decimal } from '../decimal.ts';
import { stockDay, type MarketDay, type StockDay } from '../market-day.ts';
import type { BarRow } from '../market-tape.ts';
import type { CorporateAction, TradingBar } from '../quote.ts';
import { stepQuote, UNQUOTED, type Quote } from '../quote.ts';
import type { Security } from '../security.ts';

export const TODAY = '2024-06-04';

export function decimal(text: string): Decimal {
  const value = parseDecimal(text);
  if (value === null) throw new RangeError(`${text} is no decimal`);
  return value;
}

/** Listed long ago on the main board. */
export const aSecurity = (over: Partial<Security> = {}): Security => ({
  code: '600000.SH',
  board: 'main',
  listed: '2010-01-04',
  delisted: null,
  ...over,
});

/** Ten yuan all day, a million shares traded. */
export const aRow = (over: Partial<BarRow> = {}): BarRow => ({
  open: 1000n,
  close: 1000n,
  preClose: 1000n,
  amount: 1_000_000_000n,
  st: false,
  upperLimit: null,
  lowerLimit: null,
  ...over,
});

export const aBar = (over: Partial<TradingBar> = {}): TradingBar => ({
  open: 1000n,
  close: 1000n,
  preClose: 1000n,
  amount: 1_000_000_000n,
  upper: 1100n,
  lower: 900n,
  ...over,
});

/** Closed at ten yuan, a million shares traded. */
export const aQuote = (over: Partial<Quote> = {}): Quote => ({
  ...UNQUOTED,
  ref: 1000n,
  amounts: [1_000_000_000n],
  ...over,
});

export const anAction = (cash: string, shares = '0', rights = false): CorporateAction => ({
  cash: decimal(cash),
  shares: decimal(shares),
  rights,
});

/** A stock's day; by default it closed at ten yuan the day before and opens there. */
export function aStock({
  security = {},
  before = aQuote(),
  bar = aBar(),
  action = null,
  date = TODAY,
}: {
  readonly security?: Partial<Security>;
  readonly before?: Quote;
  /** Null: suspended. */
  readonly bar?: TradingBar | null;
  readonly action?: CorporateAction | null;
  readonly date?: string;
} = {}): StockDay {
  return stockDay(aSecurity(security), date, stepQuote(before, bar, action));
}

export const aMarket = (...stocks: readonly StockDay[]): MarketDay => ({
  date: TODAY,
  stocks: new Map(stocks.map((stock) => [stock.security.code, stock])),
});

export const anAccount = (over: Partial<Account> = {}): Account => ({ ...openAccount(100_000_00n), ...over });
