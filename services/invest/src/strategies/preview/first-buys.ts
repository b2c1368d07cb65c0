import {
  decideDay,
  DEFAULT_COSTS,
  feeSum,
  marketDays,
  NO_RISKS,
  openAccount,
  tradeDay,
  type BarRow,
  type MarketDay,
  type Security,
  type Weights,
} from '@console/quant';

/** A stock that may be bought: its last close in cents. */
export interface PricedStock {
  readonly code: string;
  readonly board: Security['board'];
  readonly close: bigint;
}

/** What was bought of a stock, in cents. */
export interface FirstBuy {
  readonly shares: bigint;
  readonly amount: bigint;
  readonly cost: bigint;
}

export interface FirstBuys {
  /** By code; a stock of which not even a lot is bought is not there. */
  readonly buys: ReadonlyMap<string, FirstBuy>;
  /** Cents that are left. */
  readonly cash: bigint;
}

/** The day before the first; any that is earlier does. */
const BEFORE = '0001-01-01';

/**
 * What the ledger would buy first if every stock opened at its last close and could be had without a bound: an estimate
 * that differs from the first day by prices, limits and volume alone.
 * @param capital cents
 * @param date ISO, that of the closes: fees are those in force on it
 */
export function firstBuys(
  weights: Weights,
  stocks: readonly PricedStock[],
  { capital, date }: { readonly capital: bigint; readonly date: string },
): FirstBuys {
  const [signalDay, firstDay] = daysOf(stocks, date);
  const account = decideDay(openAccount(capital), {
    market: signalDay,
    before: null,
    signal: new Map([...weights].filter(([code]) => signalDay.stocks.has(code))),
    risks: NO_RISKS,
    participation: null,
  });
  const rules = { initialCapital: capital, costs: DEFAULT_COSTS };
  const [closed, { orders }] = tradeDay(account, firstDay, rules);
  const traded = orders.filter(({ shares }) => shares > 0n);
  return {
    buys: new Map(
      traded.map((entry) => [
        entry.code,
        { shares: entry.shares, amount: entry.amount, cost: feeSum(entry) },
      ]),
    ),
    cash: closed.cash,
  };
}

function daysOf(stocks: readonly PricedStock[], date: string): readonly [MarketDay, MarketDay] {
  const bars = new Map(stocks.map(({ code, close }) => [code, flatBar(close)]));
  const days = marketDays({
    calendar: [BEFORE, date],
    securities: stocks.map(({ code, board }) => ({ code, board, listed: '', delisted: null })),
    bars: new Map([BEFORE, date].map((day) => [day, bars])),
    dividends: [],
  });
  const [signalDay, firstDay] = [...days];
  if (signalDay === undefined || firstDay === undefined) throw new RangeError('two days were asked for');
  return [signalDay, firstDay];
}

const flatBar = (close: bigint): BarRow => ({
  open: close,
  close,
  preClose: close,
  amount: 0n,
  st: false,
  upperLimit: null,
  lowerLimit: null,
});
