import { power } from '../ledger/decimal.ts';
import type { Board } from '../panel/limit-rules.ts';
import { Factor } from './exact-numbers.ts';
import { FeeRates } from './fee-rates.ts';
import { AMOUNTS, QUOTE, QUOTE_SIZE, type MarketTape, type TapeEvent } from './market-tape.ts';
import { SHARE_LOTS, type ShareLots } from './share-lots.ts';
import type { TapeSignal } from './tape-signals.ts';
import type { LedgerRules } from '../ledger/run-day.ts';

/** Ten billion yuan in cents: sums of values stay whole numbers of a double. */
const MOST_CAPITAL = 1e12;
const NOTHING = 0;
const BUY = 1;
const SELL = 2;

/** A portfolio on a tape, taken from day to day by `open`, `trade`, `valueAt` and `size`, in this order. */
export class TapeAccount {
  cash: number;
  /** Cents of the day. */
  traded = 0;
  fees = 0;
  /** From the quotes of a stock to those of the next. */
  private readonly stride: number;
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
  /** Those that may be bought, in this order. */
  private buying: Int32Array = new Int32Array(0);
  private orders = 0;

  constructor(
    private readonly tape: MarketTape,
    { initialCapital, costs, participation }: LedgerRules,
  ) {
    this.cash = Number(initialCapital);
    if (!(this.cash > 0 && this.cash <= MOST_CAPITAL)) throw new RangeError(`no capital: ${initialCapital}`);
    this.stride = tape.dates.length * QUOTE_SIZE;
    const stocks = tape.securities.length;
    this.held = new Float64Array(stocks);
    this.side = new Uint8Array(stocks);
    this.remaining = new Float64Array(stocks);
    this.caps = new Float64Array(stocks);
    this.memory = new Int32Array(stocks);
    this.spare = new Int32Array(stocks);
    this.boards = tape.securities.map(({ board }) => board);
    this.lots = this.boards.map((board) => SHARE_LOTS[board]);
    this.rates = new FeeRates(costs);
    const { units, scale } = costs.slippage;
    this.bought = new Factor({ units: power(scale) + units, scale });
    this.sold = new Factor({ units: power(scale) - units, scale });
    this.participation = participation === null ? null : new Factor(participation);
  }

  /** What happens before the open. */
  open(date: number): void {
    this.traded = 0;
    this.fees = 0;
    for (const event of this.tape.events[date] ?? []) {
      const { stock } = event;
      if (this.held[stock] === 0 && this.side[stock] === NOTHING) continue;
      if (event.leavesAt === null) this.actOn(event);
      else {
        this.cash += (this.held[stock] as number) * event.leavesAt;
        this.held[stock] = 0;
        this.close(stock);
      }
    }
  }

  /** All sells by code, then all buys by weight. */
  trade(date: number): void {
    const { members, buying, side, tape } = this;
    const first = date * QUOTE_SIZE;
    if (this.orders === 0) return;
    this.rates.setDate(tape.dates[date] ?? '');
    for (const stock of members) if (side[stock] === SELL) this.sell(stock, first);
    for (const stock of buying) if (side[stock] === BUY) this.buy(stock, first);
  }

  /** Assets at the close. */
  valueAt(date: number): number {
    const { members, held, tape } = this;
    const first = date * QUOTE_SIZE;
    let value = this.cash;
    for (const stock of members) {
      value += (held[stock] as number) * (tape.quotes[first + stock * this.stride + QUOTE.ref] as number);
    }
    return value;
  }

  /** Cancels every order, and orders what a signal wants by the assets at the close. */
  size(signal: TapeSignal, date: number, assets: number): void {
    const { side, members } = this;
    for (const stock of members) side[stock] = NOTHING;
    this.orders = 0;
    this.members = this.merged(signal.stocks);
    const { stocks, weights, heaviest } = signal;
    const first = date * QUOTE_SIZE;
    let next = 0;
    for (const stock of this.members) {
      const isWanted = next < stocks.length && stocks[next] === stock;
      this.order(first, stock, { assets, weight: isWanted ? (weights[next] as Factor) : null });
      if (isWanted) next += 1;
    }
    this.buying = heaviest === null ? stocks : Int32Array.from(heaviest, (place) => stocks[place] as number);
  }

  /** Those held and those of a signal, ascending, each once. */
  private merged(stocks: Int32Array): Int32Array {
    const { members, held } = this;
    const merged = this.spare;
    this.spare = this.memory;
    this.memory = merged;
    let count = 0;
    let next = 0;
    for (const member of members) {
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

  private order(
    first: number,
    stock: number,
    { assets, weight }: { readonly assets: number; readonly weight: Factor | null },
  ): void {
    const { tape, held } = this;
    const at = first + stock * this.stride;
    const ref = tape.quotes[at + QUOTE.ref] as number;
    if (tape.quotes[at + QUOTE.listed] === 0 || ref === 0) return;
    const most = weight === null ? 0 : weight.sharesFor(assets, ref);
    const missing = (this.lots[stock] as ShareLots).largestBuy(most) - (held[stock] as number);
    if (missing === 0) return;
    this.side[stock] = missing > 0 ? BUY : SELL;
    this.remaining[stock] = Math.abs(missing);
    this.caps[stock] =
      this.participation === null
        ? Infinity
        : this.participation.sharesFor(
            tape.doubles[at / 2 + AMOUNTS] as number,
            (tape.quotes[at + QUOTE.amountDays] as number) * ref,
          );
    this.orders += 1;
  }

  private sell(stock: number, first: number): void {
    const { held, remaining, tape, rates } = this;
    const at = first + stock * this.stride;
    const lots = this.lots[stock] as ShareLots;
    const own = held[stock] as number;
    const left = remaining[stock] as number;
    const wanted = lots.largestSell(own, left);
    if (wanted === 0) return this.close(stock);
    const open = tape.quotes[at + QUOTE.open] as number;
    if (open === 0 || open <= (tape.quotes[at + QUOTE.lower] as number)) return;
    const cap = this.caps[stock] as number;
    const shares = cap < left ? lots.largestSell(own, cap) : wanted;
    if (shares === 0) return;
    const price = Math.max(this.sold.rounded(open), tape.quotes[at + QUOTE.lower] as number, 1);
    const amount = shares * price;
    const fees = rates.ofSell(amount, this.boards[stock] as Board);
    if (this.cash + amount - fees < 0) return;
    this.cash += amount - fees;
    held[stock] = own - shares;
    this.book(stock, shares, { amount, fees });
  }

  private buy(stock: number, first: number): void {
    const { held, remaining, tape, rates } = this;
    const at = first + stock * this.stride;
    const lots = this.lots[stock] as ShareLots;
    const left = remaining[stock] as number;
    const wanted = lots.largestBuy(left);
    if (wanted === 0) return this.close(stock);
    const open = tape.quotes[at + QUOTE.open] as number;
    if (open === 0 || open >= (tape.quotes[at + QUOTE.upper] as number)) return;
    const cap = this.caps[stock] as number;
    const price = Math.min(this.bought.rounded(open), tape.quotes[at + QUOTE.upper] as number);
    const shares = this.affordable(stock, cap < left ? lots.largestBuy(cap) : wanted, price);
    if (shares === 0) return;
    const amount = shares * price;
    const fees = rates.ofBuy(amount, this.boards[stock] as Board);
    this.cash -= amount + fees;
    held[stock] = (held[stock] as number) + shares;
    this.book(stock, shares, { amount, fees });
  }

  private book(
    stock: number,
    shares: number,
    { amount, fees }: { readonly amount: number; readonly fees: number },
  ): void {
    this.traded += amount;
    this.fees += fees;
    this.remaining[stock] = (this.remaining[stock] as number) - shares;
    if (this.remaining[stock] === 0) this.close(stock);
  }

  /** The largest legal number of shares, at most `most`, that the cash pays with its fees. */
  private affordable(stock: number, most: number, price: number): number {
    const { rates, cash } = this;
    const board = this.boards[stock] as Board;
    const { least, step } = this.lots[stock] as ShareLots;
    if (most === 0 || most * price + rates.ofBuy(most * price, board) <= cash) return most;
    // What a number of shares costs never falls with it: the last that is paid is found by halving.
    let paid = 0;
    let unpaid = (most - least) / step + 1;
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
      this.cash += new Factor(action.cash).rounded((held[stock] as number) * 100);
      for (const counts of [held, remaining, caps])
        if (counts[stock] !== Infinity)
          counts[stock] = (counts[stock] as number) + shares.floored(counts[stock] as number);
    }
    if (gap !== null && gap.kind !== 'gapUp') this.cash += (held[stock] as number) * Number(gap.cents);
  }

  private close(stock: number): void {
    if (this.side[stock] !== NOTHING) this.orders -= 1;
    this.side[stock] = NOTHING;
  }
}
