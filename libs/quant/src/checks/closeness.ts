import type { Weights } from '../ledger/account.ts';
import { decimalOf } from '../ledger/decimal.ts';
import { DEFAULT_COSTS } from '../ledger/fees.ts';
import { largestBuy } from '../ledger/lots.ts';
import { stockOf, type MarketDay } from '../ledger/market-day.ts';
import { marketDays } from '../ledger/market-tape.ts';
import type { DayReport } from '../ledger/run-day.ts';
import { sharesOfWeight } from '../ledger/shares-of-weight.ts';
import { runSignals } from '../sample/run-signals.ts';
import { sampleMarket } from '../sample/sample-market.ts';
import { linearPercentile } from '../stats/linear-percentile.ts';

export interface ClosenessOrder {
  readonly stocks: number;
  /** Names that are held, all of the same weight; one of them is exchanged every week. */
  readonly chosen: number;
  readonly days: number;
  /** Yuan. */
  readonly capital: number;
  /** Cents between which the first closes are. */
  readonly prices: readonly [number, number];
}

export interface Closeness {
  /** Mean over days of Σ |weight held − weight wanted|. */
  readonly meanTotal: number;
  /** The 75th percentile, over all names and days, of |weight held − the one that lots allow|. */
  readonly feasible75: number;
}

const WEEK = 5;

/**
 * How close a portfolio that is rebalanced daily by the ledger comes to its target, with all costs: what is held after
 * the trades of a day against what the close before wanted, both in shares of that close's assets at its prices, so that
 * what prices did since is in neither.
 */
export function closeness({ stocks, chosen, days, capital, prices }: ClosenessOrder): Closeness {
  const tape = [...marketDays(sampleMarket({ seed: 1, stocks, days, events: false, prices }))];
  const codes = [...(tape[0]?.stocks.keys() ?? [])];
  const weight = decimalOf(1 / chosen);
  const wanted = tape.map(
    (_, at): Weights =>
      new Map(
        Array.from({ length: chosen }, (__, name) => [
          codes[(name + Math.floor(at / WEEK)) % stocks] ?? '',
          weight,
        ]),
      ),
  );
  const signals = new Map(tape.map(({ date }, at) => [date, wanted[at] ?? new Map()]));
  const rules = {
    initialCapital: BigInt(capital) * 100n,
    costs: DEFAULT_COSTS,
    participation: null,
  };
  const reports = [...runSignals(tape, signals, rules)].map(({ report }) => report);
  const totals: number[] = [];
  const distances: number[] = [];
  for (let at = 1; at < tape.length; at += 1) {
    const [before, after, market] = [reports[at - 1], reports[at], tape[at - 1]];
    if (!before || !after || !market) continue;
    const day = distancesOf({ before, after, market, wanted: wanted[at - 1] ?? new Map() });
    totals.push(day.reduce((sum, { total }) => sum + total, 0));
    distances.push(...day.map(({ feasible }) => feasible));
  }
  return {
    meanTotal: totals.reduce((sum, total) => sum + total, 0) / totals.length,
    feasible75: linearPercentile(Float64Array.from(distances), 0.75),
  };
}

interface Rebalanced {
  /** At the close that wanted the weights, and after the trades of the next day. */
  readonly before: DayReport;
  readonly after: DayReport;
  /** The market of that close. */
  readonly market: MarketDay;
  readonly wanted: Weights;
}

/** The distances of each name that is wanted or held from the weight wanted, and from the one that lots allow. */
function distancesOf({
  before,
  after,
  market,
  wanted,
}: Rebalanced): readonly { readonly total: number; readonly feasible: number }[] {
  const held = new Map(after.holdings.map(({ code, shares }) => [code, shares]));
  return [...new Set([...wanted.keys(), ...held.keys()])].map((code) => {
    const stock = stockOf(market, code);
    const ref = stock.after.ref ?? 0n;
    const weight = wanted.get(code);
    const shares = weight === undefined || ref === 0n ? 0n : sharesOfWeight(before.assets, ref, weight);
    const weightOf = (count: bigint): number => Number(count * ref) / Number(before.assets);
    const own = weightOf(held.get(code) ?? 0n);
    const wish = weight === undefined ? 0 : Number(weight.units) / 10 ** weight.scale;
    return {
      total: Math.abs(own - wish),
      feasible: Math.abs(own - weightOf(largestBuy(stock.security.board, shares))),
    };
  });
}
