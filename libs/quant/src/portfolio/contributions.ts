import { byCode } from '../ledger/account.ts';
import { cashOf, type DayReport, type DayResult } from '../ledger/run-day.ts';
import { COST_KINDS, dayProfits, PAID_KINDS } from './day-profits.ts';
import type { CostKind, OpenOf, PaidKind, StockProfit } from './day-profits.ts';

/** What something added to the return of a period; a fraction of the capital at its start. */
export interface Contribution {
  /** The change of prices. */
  readonly price: number;
  /** Dividends and what else ex-dates paid. */
  readonly paid: number;
  /** 0 or negative. */
  readonly costs: number;
  /** All of it. */
  readonly total: number;
}

/** Where the return of a period comes from. */
export interface Contributions {
  readonly return: number;
  /** By code. */
  readonly stocks: ReadonlyMap<string, Contribution>;
  /** By name; each day's industry of a stock has what it earned on it. */
  readonly industries: ReadonlyMap<string, Contribution>;
  /** What cash added by itself: 0 in a ledger whose cash earns nothing. */
  readonly cash: number;
  /** 0 or negative. */
  readonly costs: Readonly<Record<CostKind, number>>;
  readonly paid: Readonly<Record<PaidKind, number>>;
  /** The return less the stocks' totals and cash: rounding of the division alone. */
  readonly residual: number;
}

export interface AttributedPeriod {
  /** One after another. */
  readonly days: readonly DayResult[];
  /** The report of the day before the first; null at the start of the ledger. */
  readonly before: DayReport | null;
  /** Cents: the assets of `before`, or the initial capital. */
  readonly capital: bigint;
  readonly industryOf: (code: string, date: string) => string;
  /** Splits the slippage from the price changes; null leaves it there. */
  readonly openOf?: OpenOf | null;
}

/**
 * What stocks, industries, cash, costs and ex-dates added to the return of a period. Days are linked by money: what
 * was earned on a day counts per capital at the start of the period, which is the day's contribution times the growth
 * until then, so that everything adds up to the compounded return.
 *
 * @throws RangeError for a capital that is not above 0
 */
export function contributions(period: AttributedPeriod): Contributions {
  const { days, before, capital, industryOf, openOf = null } = period;
  if (capital <= 0n) throw new RangeError(`no capital: ${capital}`);
  const stocks = new Sums();
  const industries = new Sums();
  const all = new Sums();
  let cash = 0n;
  let last = before;
  for (const day of days) {
    for (const profit of dayProfits(last, day, openOf)) {
      stocks.add(profit.code, profit);
      industries.add(industryOf(profit.code, day.report.date), profit);
      all.add('', profit);
    }
    cash += day.report.cash - (last?.cash ?? capital) - flowsOf(day);
    last = day.report;
  }
  const share = (cents: bigint): number => Number(cents) / Number(capital);
  const total = share((last?.assets ?? capital) - capital);
  const byStock = stocks.contributions(share);
  const explained = [...byStock.values()].reduce((sum, each) => sum + each.total, share(cash));
  return {
    return: total,
    stocks: byStock,
    industries: industries.contributions(share),
    cash: share(cash),
    costs: all.shares('', COST_KINDS, (cents) => share(-cents)),
    paid: all.shares('', PAID_KINDS, share),
    residual: total - explained,
  };
}

/** Cents that came into cash through trades and bookings. */
function flowsOf({ orders, bookings }: DayResult): bigint {
  const booked = bookings.reduce((sum, { amount }) => sum + amount, 0n);
  return orders.reduce((sum, entry) => sum + cashOf(entry), booked);
}

type Kind = CostKind | PaidKind | 'price';

/** Cents of each kind by key. */
class Sums {
  private readonly cents = new Map<string, Map<Kind, bigint>>();

  add(key: string, { holding, trading, paid, costs }: StockProfit): void {
    const own = this.cents.get(key) ?? new Map<Kind, bigint>();
    this.cents.set(key, own);
    const more = (kind: Kind, amount: bigint): unknown => own.set(kind, (own.get(kind) ?? 0n) + amount);
    more('price', holding + trading);
    for (const kind of PAID_KINDS) more(kind, paid[kind]);
    for (const kind of COST_KINDS) more(kind, costs[kind]);
  }

  contributions(share: (cents: bigint) => number): ReadonlyMap<string, Contribution> {
    const keys = [...this.cents.keys()].sort(byCode);
    return new Map(
      keys.map((key) => {
        const price = this.sum(key, ['price']);
        const paid = this.sum(key, PAID_KINDS);
        const costs = this.sum(key, COST_KINDS);
        const total = share(price + paid - costs);
        return [key, { price: share(price), paid: share(paid), costs: share(-costs), total }];
      }),
    );
  }

  shares<Name extends Kind>(
    key: string,
    kinds: readonly Name[],
    share: (cents: bigint) => number,
  ): Record<Name, number> {
    const pairs = kinds.map((kind) => [kind, share(this.sum(key, [kind]))] as const);
    return Object.fromEntries(pairs) as Record<Name, number>;
  }

  private sum(key: string, kinds: readonly Kind[]): bigint {
    return kinds.reduce((sum, kind) => sum + (this.cents.get(key)?.get(kind) ?? 0n), 0n);
  }
}
