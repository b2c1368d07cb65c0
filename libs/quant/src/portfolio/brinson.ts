import { byCode } from '../ledger/account.ts';
import type { DayReport, DayResult } from '../ledger/run-day.ts';
import { brinsonDay, NO_EFFECTS, type Effects } from './brinson-day.ts';
import type { AttributedPeriod } from './contributions.ts';
import { COST_KINDS, dayProfits, PAID_KINDS, type StockProfit } from './day-profits.ts';
import { linkingFactors } from './linking-factors.ts';
import type { BenchmarkSector } from './sector-benchmark.ts';

/** The sector of what is not in stocks. */
export const CASH = '现金';

/** Where a portfolio's return differs from a benchmark's, over a period; fractions. */
export interface Brinson {
  readonly return: number;
  readonly benchmarkReturn: number;
  /** By industry, and `CASH`. */
  readonly sectors: ReadonlyMap<string, Effects>;
  /** What purchases earned until the close of their day: no weight of the close before explains it. */
  readonly trading: number;
  /** 0 or negative. */
  readonly costs: number;
  /** The difference of the returns less all of these: rounding. */
  readonly residual: number;
}

/**
 * Brinson's effects of a period's days against a benchmark by sector, linked over the days. A day's weights are those
 * of the close before; cash is a sector that earns nothing.
 *
 * @param benchmark of each day, the sectors with weights that add up to 1
 * @throws RangeError where a day has no benchmark, or the lengths differ
 */
export function brinson(
  period: AttributedPeriod,
  benchmark: readonly ReadonlyMap<string, BenchmarkSector>[],
): Brinson {
  const { days, capital } = period;
  if (benchmark.length !== days.length)
    throw new RangeError(`${days.length} days against ${benchmark.length} of the benchmark`);
  const parts = dayParts(period, benchmark);
  const returns = Float64Array.from(parts, (part) => part.earned);
  const theirs = Float64Array.from(parts, (part) => part.benchmarkEarned);
  const factors = linkingFactors(returns, theirs);
  const linked = (of: (part: DayPart) => number): number =>
    parts.reduce((sum, part, at) => sum + of(part) * (factors[at] as number), 0);
  const names = [...new Set(parts.flatMap(({ effects }) => [...effects.keys()]))].sort(byCode);
  const sectors = new Map(
    names.map((name) => {
      const effect = (kind: keyof Effects): number =>
        linked(({ effects }) => (effects.get(name) ?? NO_EFFECTS)[kind]);
      return [
        name,
        {
          allocation: effect('allocation'),
          selection: effect('selection'),
          interaction: effect('interaction'),
        },
      ];
    }),
  );
  const [trading, costs] = [linked((part) => part.trading), linked((part) => -part.costs)];
  const total = Number((days.at(-1)?.report.assets ?? capital) - capital) / Number(capital);
  const benchmarkReturn = theirs.reduce((grown, value) => grown * (1 + value), 1) - 1;
  const explained = [...sectors.values()].reduce(
    (sum, { allocation, selection, interaction }) => sum + allocation + selection + interaction,
    trading + costs,
  );
  return {
    return: total,
    benchmarkReturn,
    sectors,
    trading,
    costs,
    residual: total - benchmarkReturn - explained,
  };
}

/** A day, per assets of the close before. */
interface DayPart {
  readonly earned: number;
  readonly benchmarkEarned: number;
  readonly effects: ReadonlyMap<string, Effects>;
  readonly trading: number;
  readonly costs: number;
}

function dayParts(
  { days, before, capital, industryOf, openOf = null }: AttributedPeriod,
  benchmark: readonly ReadonlyMap<string, BenchmarkSector>[],
): DayPart[] {
  return days.map((day, at) => {
    const last: DayReport | null = days[at - 1]?.report ?? before;
    const theirs = benchmark[at] ?? new Map<string, BenchmarkSector>();
    if (theirs.size === 0) throw new RangeError(`the benchmark has no return on ${day.report.date}`);
    const profits = dayProfits(last, day, openOf);
    const ours = sectorsOf(profits, (code) => industryOf(code, day.report.date));
    return dayPart({ day, profits, ours, theirs, assets: last?.assets ?? capital });
  });
}

interface OwnSector {
  readonly start: bigint;
  readonly profit: bigint;
}

function sectorsOf(
  profits: readonly StockProfit[],
  industryOf: (code: string) => string,
): ReadonlyMap<string, OwnSector> {
  const sectors = new Map<string, OwnSector>();
  for (const { code, start, holding, paid } of profits) {
    const industry = industryOf(code);
    const own = sectors.get(industry) ?? { start: 0n, profit: 0n };
    const profit = PAID_KINDS.reduce((sum, kind) => sum + paid[kind], holding);
    sectors.set(industry, { start: own.start + start, profit: own.profit + profit });
  }
  return sectors;
}

function dayPart({
  day,
  profits,
  ours,
  theirs,
  assets,
}: {
  readonly day: DayResult;
  readonly profits: readonly StockProfit[];
  readonly ours: ReadonlyMap<string, OwnSector>;
  readonly theirs: ReadonlyMap<string, BenchmarkSector>;
  readonly assets: bigint;
}): DayPart {
  const per = (cents: bigint): number => Number(cents) / Number(assets);
  const names = [...new Set([...ours.keys(), ...theirs.keys()])];
  const invested = [...ours.values()].reduce((sum, { start }) => sum + start, 0n);
  const rows = names.map((name) => {
    const { start, profit } = ours.get(name) ?? { start: 0n, profit: 0n };
    const { weight, earned } = theirs.get(name) ?? { weight: 0, earned: 0 };
    return {
      weight: per(start),
      earned: start === 0n ? 0 : Number(profit) / Number(start),
      benchmarkWeight: weight,
      benchmarkEarned: earned,
    };
  });
  const cash = { weight: per(assets - invested), earned: 0, benchmarkWeight: 0, benchmarkEarned: 0 };
  const effects = brinsonDay([...rows, cash]);
  return {
    earned: per(day.report.assets - assets),
    benchmarkEarned: rows.reduce((sum, row) => sum + row.benchmarkWeight * row.benchmarkEarned, 0),
    effects: new Map([...names, CASH].map((name, at) => [name, effects[at] ?? NO_EFFECTS])),
    trading: per(profits.reduce((sum, { trading }) => sum + trading, 0n)),
    costs: per(
      profits.reduce((sum, { costs }) => COST_KINDS.reduce((all, kind) => all + costs[kind], sum), 0n),
    ),
  };
}
