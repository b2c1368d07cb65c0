import type { OpenOrder } from './account.ts';
import { power, type Decimal } from './decimal.ts';
import { feesOf, feeSum, NO_FEES, type Costs, type Fees, type Side } from './fees.ts';
import { largestBuy, largestSell, LOTS } from './lots.ts';
import type { StockDay } from './market-day.ts';
import type { TradingBar } from './quote.ts';
import { roundHalfUp } from './rounding.ts';

export type OrderReason = 'suspended' | 'limit' | 'volume' | 'cash';

/** What became of an order on one day. */
export interface OrderEntry extends Fees {
  readonly date: string;
  readonly code: string;
  readonly side: Side;
  /** Shares that the order could have traded. */
  readonly wanted: bigint;
  /** Shares of those that the market let it trade; above `shares` for want of cash alone. */
  readonly tradable: bigint;
  /** Shares that it traded. */
  readonly shares: bigint;
  /** Cents; null where nothing was traded. */
  readonly price: bigint | null;
  /** Cents. */
  readonly amount: bigint;
  /** Why `shares` are fewer than `wanted`; null where they are not. */
  readonly reason: OrderReason | null;
}

/** What an order meets. */
export interface OrderPlace {
  readonly date: string;
  readonly stock: StockDay;
  readonly costs: Costs;
  /** Cents there are. */
  readonly cash: bigint;
  /** Shares there are of the stock. */
  readonly held: bigint;
}

/**
 * Tries an order at the open. Null where no legal number of shares is left of it: the order is closed.
 * The first cause that keeps it from being filled is its reason; cash replaces volume.
 */
export function executeOrder(order: OpenOrder, place: OrderPlace): OrderEntry | null {
  const { side, remaining, cap } = order;
  const { stock, held } = place;
  const { board, code } = stock.security;
  const legal = (most: bigint): bigint =>
    side === 'buy' ? largestBuy(board, most) : largestSell(board, held, most);
  const wanted = legal(remaining);
  if (wanted === 0n) return null;
  const base = { date: place.date, code, side, wanted, tradable: 0n };
  const { bar } = stock;
  if (bar === null) return { ...base, ...NOTHING, reason: 'suspended' };
  if (atLimit(side, bar)) return { ...base, ...NOTHING, reason: 'limit' };
  const most = cap !== null && cap < remaining ? legal(cap) : wanted;
  const trade = tradeOf(side, bar, place);
  const shares = side === 'buy' ? affordable(most, trade) : deliverable(most, trade);
  const reason = shares < most ? 'cash' : most < wanted ? 'volume' : null;
  if (shares === 0n) return { ...base, ...NOTHING, tradable: most, reason };
  const { amount, fees } = trade.of(shares);
  return { ...base, ...fees, tradable: most, shares, price: trade.price, amount, reason };
}

const NOTHING = { ...NO_FEES, shares: 0n, price: null, amount: 0n };

function atLimit(side: Side, { open, upper, lower }: TradingBar): boolean {
  return side === 'buy' ? upper !== null && open >= upper : lower !== null && open <= lower;
}

interface PricedTrade {
  readonly board: OrderPlace['stock']['security']['board'];
  readonly cash: bigint;
  /** Cents. */
  readonly price: bigint;
  readonly of: (shares: bigint) => { readonly amount: bigint; readonly fees: Fees };
}

function tradeOf(side: Side, bar: TradingBar, { date, stock, costs, cash }: OrderPlace): PricedTrade {
  const { board } = stock.security;
  const price = tradePrice(side, bar, costs.slippage);
  return {
    board,
    cash,
    price,
    of: (shares) => {
      const amount = shares * price;
      return { amount, fees: feesOf(costs, { date, board, side, amount }) };
    },
  };
}

/** The open made worse by the slippage, to the cent, within the limits. */
function tradePrice(side: Side, { open, upper, lower }: TradingBar, { units, scale }: Decimal): bigint {
  const one = power(scale);
  if (side === 'buy') {
    const price = roundHalfUp(open * (one + units), one);
    return upper !== null && price > upper ? upper : price;
  }
  const price = roundHalfUp(open * (one - units), one);
  const floor = lower !== null && lower > 1n ? lower : 1n;
  return price > floor ? price : floor;
}

/** The largest legal number of shares, at most `most`, that the cash pays with its fees. */
function affordable(most: bigint, { board, cash, of }: PricedTrade): bigint {
  const { least, step } = LOTS[board];
  const pays = (shares: bigint): boolean => {
    const { amount, fees } = of(shares);
    return amount + feeSum(fees) <= cash;
  };
  if (most === 0n || pays(most)) return most;
  // What a number of shares costs never falls with it: the last that is paid is found by halving.
  const sharesAt = (index: bigint): bigint => (index === 0n ? 0n : least + (index - 1n) * step);
  let [paid, unpaid] = [0n, (most - least) / step + 1n];
  while (unpaid - paid > 1n) {
    const middle = (paid + unpaid) / 2n;
    if (pays(sharesAt(middle))) paid = middle;
    else unpaid = middle;
  }
  return sharesAt(paid);
}

/** All or nothing: a sale whose fees are more than it brings and the cash there is cannot be paid. */
function deliverable(most: bigint, { cash, of }: PricedTrade): bigint {
  if (most === 0n) return 0n;
  const { amount, fees } = of(most);
  return cash + amount - feeSum(fees) < 0n ? 0n : most;
}
