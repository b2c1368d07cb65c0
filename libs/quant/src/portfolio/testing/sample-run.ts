import { decimalOf, parseDecimal, ZERO, type Decimal } from '../../ledger/decimal.ts';
import { DEFAULT_COSTS } from '../../ledger/fees.ts';
import type { MarketData } from '../../ledger/market-tape.ts';
import { NO_RISKS } from '../../ledger/position-cap.ts';
import type { DayResult } from '../../ledger/run-day.ts';
import { simulate } from '../../ledger/simulate.ts';
import { sampleMarket } from '../../sample/sample-market.ts';
import { seededRandom } from '../../sample/seeded-random.ts';

export interface SampleRun {
  readonly market: MarketData;
  readonly days: readonly DayResult[];
  /** Cents. */
  readonly capital: bigint;
  readonly openOf: (code: string, date: string) => bigint;
}

/** A ledger over a sample market with every kind of event: other random weights on every fifth day, with all costs. */
export function sampleRun(seed: number, count = 60): SampleRun {
  const market = sampleMarket({ seed, stocks: 16, days: count });
  const next = seededRandom(seed + 1_000);
  const { calendar, securities, bars } = market;
  const weights = (): ReadonlyMap<string, Decimal> =>
    new Map(
      securities.map(({ code }) => [code, next() < 0.3 ? ZERO : decimalOf(Math.floor(next() * 60) / 1_000)]),
    );
  const dated = new Map(calendar.filter((_, at) => at % 5 === 0).map((date) => [date, weights()]));
  const capital = 100_000_000n;
  const days = simulate(
    market,
    {
      start: calendar[0] ?? '',
      end: calendar.at(-1) ?? '',
      signals: { kind: 'dated', weights: dated },
      risks: NO_RISKS,
    },
    {
      initialCapital: capital,
      costs: { ...DEFAULT_COSTS, slippage: parseDecimal('0.001') ?? ZERO },
      participation: null,
    },
  );
  return { market, days: [...days], capital, openOf: (code, date) => bars.get(date)?.get(code)?.open ?? 0n };
}
