import { join } from 'node:path';
import { readRows, type Row } from './plain-reading.ts';

/** A portfolio's days, oldest first, in cents, and what it traded. */
export interface PortfolioFigures {
  readonly days: readonly { readonly date: string; readonly cash: number; readonly assets: number }[];
  readonly trades: number;
  /** Commissions, stamp duties and transfer fees. */
  readonly fees: number;
  /** What ex-dates without an announced dividend paid. */
  readonly gaps: number;
}

/** 10,000,000 yuan in cents, a twentieth in each of twenty shares at every end of a month. */
export const MONTH_END = { capital: 1_000_000_000, stocks: 20 } as const;

/** Every third share of the sample, as the ledger writes codes. */
export function chosenCodes(codes: Iterable<string>): readonly string[] {
  return [...new Set(codes)]
    .sort()
    .filter((_, at) => at % 3 === 0)
    .slice(0, MONTH_END.stocks)
    .map(ledgerCode);
}

const ledgerCode = (code: string): string => `${code.slice(3)}.${code.slice(0, 2).toUpperCase()}`;

interface Bar {
  readonly open: number;
  readonly close: number;
  readonly preClose: number;
  readonly amount: number;
  readonly suspended: boolean;
  readonly st: boolean;
}

interface Stock {
  readonly code: string;
  readonly listed: string;
  readonly bars: ReadonlyMap<string, Bar>;
  held: number;
  /** The last close; 0 before the first. */
  ref: number;
  amounts: number[];
  order: { side: 'buy' | 'sell'; remaining: number; readonly cap: number } | null;
}

/**
 * The month-end portfolio on the sample's bars, written plainly from the rules: no function of the numeric core, whole
 * cents in ordinary numbers, all of them far below 2^53.
 */
export async function plainPortfolio(dir: string): Promise<PortfolioFigures> {
  const bars = await readRows(join(dir, 'daily_bars.csv'));
  const listings = new Map(
    (await readRows(join(dir, 'stocks.csv'))).map((row) => [
      ledgerCode(row['code'] ?? ''),
      row['list_date'] ?? '',
    ]),
  );
  const calendar = [...new Set(bars.map((bar) => bar['date'] ?? ''))].sort();
  const codes = [...chosenCodes(bars.map((bar) => bar['code'] ?? ''))].sort();
  const stocks = codes.map((code): Stock => {
    const own = bars.filter((bar) => ledgerCode(bar['code'] ?? '') === code);
    const rows = own.map((bar) => [bar['date'] ?? '', barOf(bar)] as const);
    const listed = listings.get(code) ?? '';
    return { code, listed, bars: new Map(rows), held: 0, ref: 0, amounts: [], order: null };
  });
  return run(calendar, stocks);
}

function barOf(bar: Row): Bar {
  // At most four decimals: what is added is less than the smallest of them and more than binary rounding.
  const cents = (name: string): number => Math.floor(Number(bar[name]) * 100 + 0.5 + 1e-6);
  return {
    open: cents('open'),
    close: cents('close'),
    preClose: cents('preclose'),
    amount: Math.round(Number(bar['amount_kcny']) * 100_000),
    suspended: bar['tradestatus'] !== '1',
    st: bar['isST'] === '1',
  };
}

function run(calendar: readonly string[], stocks: readonly Stock[]): PortfolioFigures {
  let cash: number = MONTH_END.capital;
  let [trades, fees, gaps] = [0, 0, 0];
  const days: { date: string; cash: number; assets: number }[] = [];
  for (const [at, date] of calendar.entries()) {
    const trading = (stock: Stock): Bar | null => {
      const bar = stock.bars.get(date);
      return bar && !bar.suspended && bar.open > 0 && bar.close > 0 ? bar : null;
    };
    for (const stock of stocks) {
      const gap = stock.ref - (trading(stock)?.preClose ?? stock.ref);
      if (stock.ref === 0 || gap <= 0) continue;
      cash += stock.held * gap;
      gaps += stock.held * gap;
    }
    for (const side of ['sell', 'buy'] as const)
      for (const stock of stocks) {
        if (stock.order?.side !== side) continue;
        const age = stock.listed < (calendar[0] ?? '') ? Infinity : at - calendar.indexOf(stock.listed) + 1;
        const shares = tradedShares(stock, trading(stock), { date, cash, age });
        if (shares === 0) continue;
        const amount = shares * (trading(stock)?.open ?? NaN);
        const charged = feesOf(amount, side, date);
        cash += (side === 'sell' ? amount : -amount) - charged;
        stock.held += side === 'sell' ? -shares : shares;
        trades += 1;
        fees += charged;
        stock.order =
          stock.order.remaining === shares
            ? null
            : { ...stock.order, remaining: stock.order.remaining - shares };
      }
    for (const stock of stocks) {
      const bar = trading(stock);
      if (bar === null) continue;
      stock.ref = bar.close;
      stock.amounts = [...stock.amounts, bar.amount].slice(-20);
    }
    const assets = stocks.reduce((sum, stock) => sum + stock.held * stock.ref, cash);
    days.push({ date, cash, assets });
    const next = calendar[at + 1];
    if (at === 0 || (next !== undefined && next.slice(0, 7) !== date.slice(0, 7)))
      for (const stock of stocks)
        stock.order = stock.listed <= date && stock.ref > 0 ? orderOf(stock, assets) : null;
  }
  return { days, trades, fees, gaps };
}

const isStar = (code: string): boolean => code.startsWith('688');

function orderOf({ code, held, ref, amounts }: Stock, assets: number): Stock['order'] {
  const raw = Math.floor(assets / MONTH_END.stocks / ref);
  // The division above may round up to a whole share that is not paid for.
  const whole = raw * MONTH_END.stocks * ref > assets ? raw - 1 : raw;
  const target = isStar(code) ? (whole < 200 ? 0 : whole) : whole - (whole % 100);
  const traded = amounts.reduce((sum, amount) => sum + amount, 0);
  const cap = Math.floor(traded / (10 * amounts.length * ref));
  if (target === held) return null;
  return target > held
    ? { side: 'buy', remaining: target - held, cap }
    : { side: 'sell', remaining: held - target, cap };
}

interface TradeDay {
  readonly date: string;
  readonly cash: number;
  /** The day of its listing. */
  readonly age: number;
}

/** The shares that an order trades today; closes it where it can never trade what is left. */
function tradedShares(stock: Stock, bar: Bar | null, { date, cash, age }: TradeDay): number {
  const { order, code, held } = stock;
  if (order === null) return 0;
  const isLegal = (shares: number): boolean => {
    if (order.side === 'buy') return isStar(code) ? shares >= 200 : shares % 100 === 0;
    return (
      shares === held || (isStar(code) ? shares >= 200 : shares % 100 === 0 || (held - shares) % 100 === 0)
    );
  };
  const largest = (most: number): number => {
    for (let shares = most; shares > 0; shares -= 1) if (isLegal(shares)) return shares;
    return 0;
  };
  if (largest(order.remaining) === 0) {
    stock.order = null;
    return 0;
  }
  if (bar === null || isAtLimit(order.side, bar, { code, date, age, listed: stock.listed })) return 0;
  let shares = largest(Math.min(order.remaining, order.cap));
  while (order.side === 'buy' && shares > 0) {
    const amount = shares * bar.open;
    if (amount + feesOf(amount, 'buy', date) <= cash) break;
    shares = largest(shares - 1);
  }
  return shares;
}

function isAtLimit(
  side: 'buy' | 'sell',
  { open, preClose, st }: Bar,
  {
    code,
    date,
    age,
    listed,
  }: { readonly code: string; readonly date: string; readonly age: number; readonly listed: string },
): boolean {
  const isChinext = code.startsWith('30');
  const isFree = isStar(code) || listed >= (isChinext ? '2020-08-24' : '2023-04-10');
  if (isFree && age <= 5) return false;
  const isWide = isStar(code) || (isChinext && date >= '2020-08-24');
  const percent = isWide ? 20 : st ? 5 : 10;
  const limit = (sign: 1 | -1): number => Math.floor((preClose * (100 + sign * percent) + 50) / 100);
  return side === 'buy'
    ? open >= Math.max(limit(1), preClose + 1)
    : open <= Math.min(limit(-1), preClose - 1);
}

function feesOf(amount: number, side: 'buy' | 'sell', date: string): number {
  const part = (of: number): number => Math.floor((amount + of / 2) / of);
  const commission = Math.max(500, part(4_000));
  const stampDuty = side === 'buy' ? 0 : part(date < '2023-08-28' ? 1_000 : 2_000);
  return commission + stampDuty + part(date < '2022-04-29' ? 50_000 : 100_000);
}
