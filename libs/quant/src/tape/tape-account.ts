import { power } from '../ledger/decimal.ts';
import type { Board } from '../panel/limit-rules.ts';
import { Factor } from './exact-numbers.ts';
import { FeeRates } from './fee-rates.ts';
import { AMOUNTS, QUOTE, quotesOf, STOCK_STRIDE, type MarketTape, type TapeEvent } from './market-tape.ts';
import { SHARE_LOTS, type ShareLots } from './share-lots.ts';
import type { TapeSignal } from './tape-signals.ts';
import type { LedgerRules } from '../ledger/run-day.ts';

/** Ten billion yuan in cents: sums of values stay whole numbers of a double. */
const MOST_CAPITAL = 1e12;
const NOTHING = 0;
const BUY = 1;
const SELL = 2;
/** Places of sums of cents. */
const [CASH, TRADED, FEES, ASSETS] = [0, 1, 2, 3];

/** A portfolio on a tape, taken from day to day by `open`, `trade`, `valueAt` and `size`, in this order. */
export class TapeAccount {
  /** In an array: a fraction in a field would be a new object whenever it changes. */
  private readonly cents = new Float64Array(4);
  /** Those of the tape. */
  private readonly quotes: Int32Array;
  private readonly doubles: Float64Array;
  private readonly held: Float64Array;
  private readonly side: Uint8Array;
  private readonly remaining: Float64Array;
  private readonly caps: Float64Array;
  private readonly boards: readonly Board[];
  private readonly lots: readonly ShareLots[];
  private readonly rates: FeeRates;
  /** What the open becomes for a buyer and a seller. */
  private readonly bought: Factor;
  private readonly sold: Factor;
  private readonly participation: Factor | null;
  /** Stocks that are held or ordered, ascending. */
  private members: Int32Array = new Int32Array(0);
  /** The memory of `members`, and that of the next ones. */
  private memory: Int32Array;
  private spare: Int32Array;
  private readonly refs: Int32Array;
  /** Those with an order, in the order of execution; the memory of both. */
  private selling: Int32Array = new Int32Array(0);
  private buying: Int32Array = new Int32Array(0);
  private readonly sells: Int32Array;
  private readonly buys: Int32Array;
  private orders = 0;

  constructor(
    private readonly tape: MarketTape,
    { initialCapital, costs, participation }: LedgerRules,
  ) {
    const capital = Number(initialCapital);
    if (!(capital > 0 && capital <= MOST_CAPITAL)) throw new RangeError(`no capital: ${initialCapital}`);
    this.cents[CASH] = capital;
    const stocks = tape.securities.length;
    this.quotes = tape.quotes;
    this.doubles = tape.doubles;
    this.held = new Float64Array(stocks);
    this.side = new Uint8Array(stocks);
    this.remaining = new Float64Array(stocks);
    this.caps = new Float64Array(stocks);
    this.memory = new Int32Array(stocks);
    this.spare = new Int32Array(stocks);
    this.refs = new Int32Array(stocks);
    this.sells = new Int32Array(stocks);
    this.buys = new Int32Array(stocks);
    this.boards = tape.securities.map(({ board }) => board);
    this.lots = this.boards.map((board) => SHARE_LOTS[board]);
    this.rates = new FeeRates(costs);
    const { units, scale } = costs.slippage;
    this.bought = new Factor({ units: power(scale) + units, scale });
    this.sold = new Factor({ units: power(scale) - units, scale });
    this.participation = participation === null ? null : new Factor(participation);
  }

  get cash(): number {
    return this.cents[CASH] as number;
  }

  /** What was bought and sold on the day. */
  get traded(): number {
    return this.cents[TRADED] as number;
  }

  /** The day's. */
  get fees(): number {
    return this.cents[FEES] as number;
  }

  /** What happens before the open. */
  open(date: number): void {
    this.cents[TRADED] = 0;
    this.cents[FEES] = 0;
    const { all, stocks, starts } = this.tape.events;
    for (let at = starts[date] as number; at < (starts[date + 1] as number); at += 1) {
      const stock = stocks[at] as number;
      if (this.held[stock] === 0 && this.side[stock] === NOTHING) continue;
      const event = all[at] as TapeEvent;
      if (event.leavesAt === null) this.actOn(event);
      else {
        this.add(CASH, (this.held[stock] as number) * event.leavesAt);
        this.held[stock] = 0;
        this.close(stock);
      }
    }
  }

  /** All sells by code, then all buys by weight. */
  trade(date: number): void {
    const { selling, buying, side, held, tape } = this;
    const first = quotesOf(held.length, date);
    if (this.orders === 0) return;
    this.rates.setDate(tape.dates[date] ?? '');
    for (let at = 0, end = selling.length; at < end; at += 1)
      if (side[selling[at] as number] === SELL) this.sell(selling[at] as number, first);
    for (let at = 0, end = buying.length; at < end; at += 1)
      if (side[buying[at] as number] === BUY) this.buy(buying[at] as number, first);
  }

  /** Assets at the close, which `size` goes by. */
  valueAt(date: number): number {
    const { members, held, quotes } = this;
    const first = quotesOf(held.length, date);
    let value = this.cash;
    for (let at = 0, end = members.length; at < end; at += 1) {
      const stock = members[at] as number;
      value += (held[stock] as number) * (quotes[first + stock * STOCK_STRIDE + QUOTE.ref] as number);
    }
    this.cents[ASSETS] = value;
    return value;
  }

  /** Cancels every order, and orders what a signal wants by the assets at the close. */
  size(signal: TapeSignal, date: number): void {
    const { side, members, held } = this;
    for (const stock of members) side[stock] = NOTHING;
    this.orders = 0;
    this.members = this.merged(signal.stocks);
    const { stocks, weights, heaviest } = signal;
    const first = quotesOf(held.length, date);
    const refs = this.refsOf(this.members, first);
    let next = 0;
    for (let at = 0; at < this.members.length; at += 1) {
      const stock = this.members[at] as number;
      const isWanted = next < stocks.length && stocks[next] === stock;
      if (refs[at] !== 0) this.order(first, stock, isWanted ? (weights[next] as Factor) : null);
      if (isWanted) next += 1;
    }
    const byWeight =
      heaviest === null ? stocks : Int32Array.from(heaviest, (place) => stocks[place] as number);
    this.selling = this.ordered(this.members, SELL, this.sells);
    this.buying = this.ordered(byWeight, BUY, this.buys);
  }

  /** Those of some stocks with an order of a side; `into` is their memory. */
  private ordered(stocks: Int32Array, side: number, into: Int32Array): Int32Array {
    let count = 0;
    for (let at = 0, end = stocks.length; at < end; at += 1) {
      const stock = stocks[at] as number;
      // Either side is as good as random, and a branch that is guessed wrong is slow.
      into[count] = stock;
      count += Number(this.side[stock] === side);
    }
    return into.subarray(0, count);
  }

  /** Those held and those of a signal, ascending, each once. */
  private merged(stocks: Int32Array): Int32Array {
    const { members, held } = this;
    const merged = this.spare;
    this.spare = this.memory;
    this.memory = merged;
    let count = 0;
    let next = 0;
    for (let at = 0, end = members.length; at < end; at += 1) {
      const member = members[at] as number;
      if (held[member] === 0) continue;
      while (next < stocks.length && (stocks[next] as number) < member) {
        merged[count] = stocks[next] as number;
        count += 1;
        next += 1;
      }
      if (next < stocks.length && stocks[next] === member) next += 1;
      merged[count] = member;
      count += 1;
    }
    for (; next < stocks.length; next += 1) {
      merged[count] = stocks[next] as number;
      count += 1;
    }
    return merged.subarray(0, count);
  }

  /** The refs of members. They are far apart in memory: read one right after the other, none waits for another. */
  private refsOf(members: Int32Array, first: number): Int32Array {
    const { refs, quotes } = this;
    for (let at = 0, end = members.length; at < end; at += 1)
      refs[at] = quotes[first + (members[at] as number) * STOCK_STRIDE + QUOTE.ref] as number;
    return refs;
  }

  private order(first: number, stock: number, weight: Factor | null): void {
    const at = first + stock * STOCK_STRIDE;
    const ref = this.quotes[at + QUOTE.ref] as number;
    const most = weight === null ? 0 : weight.sharesFor(this.cents[ASSETS] as number, ref);
    const missing = (this.lots[stock] as ShareLots).largestBuy(most) - (this.held[stock] as number);
    if (missing === 0) return;
    this.side[stock] = missing > 0 ? BUY : SELL;
    this.remaining[stock] = Math.abs(missing);
    this.orders += 1;
    this.limit(stock, at, ref);
  }

  /** Sets the cap of a new order by the volume of the quote at a place; Infinity where that is enough for all of it. */
  private limit(stock: number, at: number, ref: number): void {
    const { participation, quotes, caps, remaining } = this;
    caps[stock] = Infinity;
    if (participation === null) return;
    const amounts = this.doubles[at / 2 + AMOUNTS] as number;
    const price = (quotes[at + QUOTE.amountDays] as number) * ref;
    if (participation.pays(amounts, (remaining[stock] as number) * price)) return;
    caps[stock] = participation.sharesFor(amounts, price);
  }

  private sell(stock: number, first: number): void {
    const { held, remaining, quotes, rates } = this;
    const at = first + stock * STOCK_STRIDE;
    const lots = this.lots[stock] as ShareLots;
    const own = held[stock] as number;
    const left = remaining[stock] as number;
    const wanted = lots.largestSell(own, left);
    if (wanted === 0) return this.close(stock);
    const open = quotes[at + QUOTE.open] as number;
    if (open === 0 || open <= (quotes[at + QUOTE.lower] as number)) return;
    const cap = this.caps[stock] as number;
    const shares = cap < left ? lots.largestSell(own, cap) : wanted;
    if (shares === 0) return;
    const price = Math.max(this.sold.rounded(open), quotes[at + QUOTE.lower] as number, 1);
    const amount = shares * price;
    const fees = rates.ofSell(amount, this.boards[stock] as Board);
    if (this.cash + amount - fees < 0) return;
    this.add(CASH, amount - fees);
    held[stock] = own - shares;
    this.book(amount, fees);
    this.fill(stock, shares);
  }

  private buy(stock: number, first: number): void {
    const { held, remaining, quotes, rates } = this;
    const at = first + stock * STOCK_STRIDE;
    const lots = this.lots[stock] as ShareLots;
    const left = remaining[stock] as number;
    const wanted = lots.largestBuy(left);
    if (wanted === 0) return this.close(stock);
    const open = quotes[at + QUOTE.open] as number;
    if (open === 0 || open >= (quotes[at + QUOTE.upper] as number)) return;
    const cap = this.caps[stock] as number;
    const price = Math.min(this.bought.rounded(open), quotes[at + QUOTE.upper] as number);
    let shares = cap < left ? lots.largestBuy(cap) : wanted;
    let amount = shares * price;
    let fees = rates.ofBuy(amount, this.boards[stock] as Board);
    if (amount + fees > this.cash) {
      shares = this.affordable(stock, shares, price);
      amount = shares * price;
      fees = rates.ofBuy(amount, this.boards[stock] as Board);
    }
    if (shares === 0) return;
    this.add(CASH, -amount - fees);
    held[stock] = (held[stock] as number) + shares;
    this.book(amount, fees);
    this.fill(stock, shares);
  }

  private book(amount: number, fees: number): void {
    this.add(TRADED, amount);
    this.add(FEES, fees);
  }

  private fill(stock: number, shares: number): void {
    this.remaining[stock] = (this.remaining[stock] as number) - shares;
    if (this.remaining[stock] === 0) this.close(stock);
  }

  /** The largest legal number of shares, fewer than `most`, that the cash pays with its fees. */
  private affordable(stock: number, most: number, price: number): number {
    const { rates, cash } = this;
    const board = this.boards[stock] as Board;
    const { least, step } = this.lots[stock] as ShareLots;
    // What a number of shares costs never falls with it: the last that is paid is found by halving.
    let paid = 0;
    let unpaid = Math.max(0, most - least) / step + 1;
    while (unpaid - paid > 1) {
      const middle = Math.floor((paid + unpaid) / 2);
      const amount = (least + (middle - 1) * step) * price;
      if (amount + rates.ofBuy(amount, board) <= cash) paid = middle;
      else unpaid = middle;
    }
    return paid === 0 ? 0 : least + (paid - 1) * step;
  }

  private actOn({ stock, action, gap }: TapeEvent): void {
    const { held, remaining, caps } = this;
    if (action !== null) {
      const shares = new Factor(action.shares);
      this.add(CASH, new Factor(action.cash).rounded((held[stock] as number) * 100));
      for (const counts of [held, remaining, caps])
        if (counts[stock] !== Infinity)
          counts[stock] = (counts[stock] as number) + shares.floored(counts[stock] as number);
    }
    if (gap !== null && gap.kind !== 'gapUp') this.add(CASH, (held[stock] as number) * Number(gap.cents));
  }

  private add(account: number, cents: number): void {
    this.cents[account] = (this.cents[account] as number) + cents;
  }

  private close(stock: number): void {
    if (this.side[stock] !== NOTHING) this.orders -= 1;
    this.side[stock] = NOTHING;
  }
}
