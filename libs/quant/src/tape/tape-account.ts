import { power, ZERO } from '../ledger/decimal.ts';
import { affordableShares } from './affordable-shares.ts';
import { Factor } from './exact-numbers.ts';
import { FeeRates } from './fee-rates.ts';
import { AMOUNTS, QUOTE, quotesOf, STOCK_STRIDE, type MarketTape, type TapeEvent } from './market-tape.ts';
import { SHARE_LOTS, type ShareLots } from './share-lots.ts';
import { StockList } from './stock-list.ts';
import type { TapeSignal } from './tape-signals.ts';
import type { LedgerRules } from '../ledger/run-day.ts';

/** Ten billion yuan in cents: sums of values stay whole numbers of a double. */
const MOST_CAPITAL = 1e12;
const NO_WEIGHT = new Factor(ZERO);
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
  /** Shares that the order of a stock has still to buy, or to sell: then below 0; 0 without an order. */
  private readonly ordered: Float64Array;
  /** The most shares of an order a day; Infinity where all of it may be traded at once. */
  private readonly caps: Float64Array;
  private readonly lots: readonly ShareLots[];
  private readonly rates: FeeRates;
  /** What the open becomes for a buyer and a seller. */
  private readonly bought: Factor;
  private readonly sold: Factor;
  private readonly participation: Factor | null;
  /** Stocks that are held or ordered, ascending; the other list is memory for the next ones. */
  private members: StockList;
  private spare: StockList;
  /** Those with an order, in the order of execution. */
  private readonly selling: StockList;
  private readonly buying: StockList;
  /** One figure of the quotes of some stocks. */
  private readonly figures: Int32Array;

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
    this.ordered = new Float64Array(stocks);
    this.caps = new Float64Array(stocks).fill(Infinity);
    this.members = new StockList(stocks);
    this.spare = new StockList(stocks);
    this.selling = new StockList(stocks);
    this.buying = new StockList(stocks);
    this.figures = new Int32Array(stocks);
    this.lots = tape.securities.map(({ board }) => SHARE_LOTS[board]);
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
    const { held, ordered, cents } = this;
    cents[TRADED] = 0;
    cents[FEES] = 0;
    const { all, stocks, starts } = this.tape.events;
    for (let at = starts[date] as number, end = starts[date + 1] as number; at < end; at += 1) {
      const stock = stocks[at] as number;
      if (held[stock] === 0 && ordered[stock] === 0) continue;
      const event = all[at] as TapeEvent;
      if (event.leavesAt === null) this.actOn(event);
      else {
        this.pay((held[stock] as number) * event.leavesAt);
        held[stock] = 0;
        ordered[stock] = 0;
      }
    }
  }

  /** All sells by code, then all buys by weight. */
  trade(date: number): void {
    if (this.selling.count + this.buying.count === 0) return;
    this.rates.setDate(this.tape.dates[date] ?? '');
    const first = quotesOf(this.held.length, date);
    this.sell(first);
    this.buy(first);
  }

  /** Assets at the close, which `size` goes by. */
  valueAt(date: number): number {
    const { held, quotes } = this;
    const { stocks, count } = this.members;
    const first = quotesOf(held.length, date) + QUOTE.ref;
    let value = this.cash;
    for (let at = 0; at < count; at += 1) {
      const stock = stocks[at] as number;
      value += (held[stock] as number) * (quotes[first + stock * STOCK_STRIDE] as number);
    }
    this.cents[ASSETS] = value;
    return value;
  }

  /** Cancels every order, and orders what a signal wants by the assets at the close. */
  size({ stocks, weights, heaviest }: TapeSignal, date: number): void {
    this.cancel(this.selling);
    this.cancel(this.buying);
    this.members.keepThoseWith(this.held);
    this.spare.merge(this.members, stocks);
    [this.members, this.spare] = [this.spare, this.members];
    this.order(stocks, weights, quotesOf(this.held.length, date));
    this.list(stocks, heaviest);
  }

  private cancel({ stocks, count }: StockList): void {
    for (let at = 0; at < count; at += 1) this.ordered[stocks[at] as number] = 0;
  }

  /** Orders what members lack of their weights, stocks as in `weights`; with a cap where the volume is not enough for all of it. */
  private order(wanted: Int32Array, weights: readonly Factor[], first: number): void {
    const { members, held, ordered, lots, caps, participation, quotes, doubles } = this;
    const refs = this.figuresOf(members, first + QUOTE.ref);
    const assets = this.cents[ASSETS] as number;
    const { stocks, count } = members;
    for (let at = 0, next = 0; at < count; at += 1) {
      const stock = stocks[at] as number;
      const isWanted = next < wanted.length && wanted[next] === stock;
      const weight = isWanted ? (weights[next] as Factor) : NO_WEIGHT;
      if (isWanted) next += 1;
      const ref = refs[at] as number;
      if (ref === 0) continue;
      const target = (lots[stock] as ShareLots).largestBuy(weight.sharesFor(assets, ref));
      const missing = target - (held[stock] as number);
      ordered[stock] = missing;
      if (participation === null) continue;
      const quote = first + stock * STOCK_STRIDE;
      const amounts = doubles[quote / 2 + AMOUNTS] as number;
      const price = (quotes[quote + QUOTE.amountDays] as number) * ref;
      const isEnough = participation.pays(amounts, Math.abs(missing) * price);
      caps[stock] = isEnough ? Infinity : participation.sharesFor(amounts, price);
    }
  }

  /** Lists the stocks to sell, and those to buy: only what a signal wants is bought. */
  private list(wanted: Int32Array, heaviest: readonly number[] | null): void {
    const { members, selling, buying, ordered } = this;
    let sells = 0;
    for (let at = 0, end = members.count; at < end; at += 1) {
      const stock = members.stocks[at] as number;
      // Either side is as good as random, and a branch that is guessed wrong is slow.
      selling.stocks[sells] = stock;
      sells += Number((ordered[stock] as number) < 0);
    }
    let buys = 0;
    for (let at = 0, end = wanted.length; at < end; at += 1) {
      const stock = wanted[heaviest === null ? at : (heaviest[at] as number)] as number;
      buying.stocks[buys] = stock;
      buys += Number((ordered[stock] as number) > 0);
    }
    selling.count = sells;
    buying.count = buys;
  }

  /** One figure of some stocks. They are far apart in memory: read one right after the other, none waits for another. */
  private figuresOf({ stocks, count }: StockList, first: number): Int32Array {
    const { figures, quotes } = this;
    for (let at = 0; at < count; at += 1)
      figures[at] = quotes[first + (stocks[at] as number) * STOCK_STRIDE] as number;
    return figures;
  }

  private sell(first: number): void {
    const { selling, held, ordered, caps, quotes, rates, sold } = this;
    const opens = this.figuresOf(selling, first + QUOTE.open);
    const { stocks, count } = selling;
    let { cash } = this;
    let traded = 0;
    let paid = 0;
    for (let at = 0; at < count; at += 1) {
      const stock = stocks[at] as number;
      const own = held[stock] as number;
      const left = -(ordered[stock] as number);
      const lots = this.lots[stock] as ShareLots;
      const wanted = lots.largestSell(own, left);
      if (wanted === 0) ordered[stock] = 0;
      const open = opens[at] as number;
      const lower = quotes[first + stock * STOCK_STRIDE + QUOTE.lower] as number;
      if (wanted === 0 || open === 0 || open <= lower) continue;
      const cap = caps[stock] as number;
      const shares = cap < left ? lots.largestSell(own, cap) : wanted;
      const amount = shares * Math.max(sold.rounded(open), lower, 1);
      const fees = rates.ofSell(amount, lots.board);
      if (shares === 0 || cash + amount - fees < 0) continue;
      cash += amount - fees;
      traded += amount;
      paid += fees;
      held[stock] = own - shares;
      ordered[stock] = shares - left;
    }
    this.book(cash, traded, paid);
    selling.keepThoseWith(ordered);
  }

  private buy(first: number): void {
    const { buying, held, ordered, caps, quotes, rates, bought } = this;
    const opens = this.figuresOf(buying, first + QUOTE.open);
    const { stocks, count } = buying;
    let { cash } = this;
    let traded = 0;
    let paid = 0;
    for (let at = 0; at < count; at += 1) {
      const stock = stocks[at] as number;
      const left = ordered[stock] as number;
      const lots = this.lots[stock] as ShareLots;
      const wanted = lots.largestBuy(left);
      if (wanted === 0) ordered[stock] = 0;
      const open = opens[at] as number;
      const upper = quotes[first + stock * STOCK_STRIDE + QUOTE.upper] as number;
      if (wanted === 0 || open === 0 || open >= upper) continue;
      const cap = caps[stock] as number;
      const price = Math.min(bought.rounded(open), upper);
      let shares = cap < left ? lots.largestBuy(cap) : wanted;
      let fees = rates.ofBuy(shares * price, lots.board);
      if (shares * price + fees > cash) {
        shares = affordableShares(shares, { lots, rates, price, cash });
        fees = rates.ofBuy(shares * price, lots.board);
      }
      if (shares === 0) continue;
      const amount = shares * price;
      cash -= amount + fees;
      traded += amount;
      paid += fees;
      held[stock] = (held[stock] as number) + shares;
      ordered[stock] = left - shares;
    }
    this.book(cash, traded, paid);
    buying.keepThoseWith(ordered);
  }

  /** Notes the cash that a side of the day leaves, what it traded, and its fees. */
  private book(cash: number, traded: number, fees: number): void {
    this.cents[CASH] = cash;
    this.cents[TRADED] = this.traded + traded;
    this.cents[FEES] = this.fees + fees;
  }

  private actOn({ stock, action, gap }: TapeEvent): void {
    const { held, ordered, caps } = this;
    if (action !== null) {
      const { yuan, shares } = action;
      const grown = (count: number): number => count + shares.floored(count);
      this.pay(yuan.rounded((held[stock] as number) * 100));
      held[stock] = grown(held[stock] as number);
      const left = ordered[stock] as number;
      ordered[stock] = Math.sign(left) * grown(Math.abs(left));
      if (caps[stock] !== Infinity) caps[stock] = grown(caps[stock] as number);
    }
    this.pay((held[stock] as number) * gap);
  }

  private pay(cents: number): void {
    this.cents[CASH] = this.cash + cents;
  }
}
