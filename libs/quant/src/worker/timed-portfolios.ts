import { decimalOf, parseDecimal, ZERO } from '../ledger/decimal.ts';
import { DEFAULT_COSTS } from '../ledger/fees.ts';
import { Factor } from '../tape/exact-numbers.ts';
import { runTape } from '../tape/run-tape.ts';
import { equalSignal, type TapeSignal } from '../tape/tape-signals.ts';
import type { LedgerRules } from '../ledger/run-day.ts';
import { chooseTop } from '../weights/choose-top.ts';
import { sampleTape, type SampleTape } from './sample-tape.ts';

export interface TimedPortfolios {
  readonly stocks: number;
  readonly days: number;
  readonly chosen: number;
  /**
   * `ready`: from picks of every day; `picking`: with choosing them; `exchanged`: from picks of which none is held a
   * day later; `simulations`: others of number, frequency and slippage each.
   */
  readonly work: 'ready' | 'picking' | 'exchanged' | 'simulations';
  /** How often it is done, or how many simulations. */
  readonly rounds: number;
}

/** One hundred million yuan. */
const RULES: LedgerRules = {
  initialCapital: 10_000_000_000n,
  costs: DEFAULT_COSTS,
  participation: decimalOf(0.1),
};

/** Portfolios over a large sample tape, which is made once. */
export class TimedPortfolio {
  private sample: SampleTape | null = null;
  private codes: readonly string[] = [];

  /** The seconds of each round. */
  seconds({ stocks, days, chosen, work, rounds }: TimedPortfolios): readonly number[] {
    this.sample ??= sampleTape(stocks, days);
    this.codes = this.sample.tape.securities.map(({ code }) => code);
    const { tape } = this.sample;
    if (work === 'simulations') return this.simulations(chosen, rounds);
    const weight = new Factor(decimalOf(1 / chosen));
    const pick = (): TapeSignal[] =>
      tape.dates.map((_, date) => equalSignal(this.picks(date, chosen), weight));
    const exchanged = (): TapeSignal[] =>
      tape.dates.map((_, date) =>
        equalSignal(
          Int32Array.from({ length: chosen }, (__, at) => ((at + date * chosen) * 97) % stocks).sort(),
          weight,
        ),
      );
    const ready = work === 'exchanged' ? exchanged() : pick();
    return Array.from({ length: rounds }, () =>
      timed(() => runTape(tape, work === 'picking' ? pick() : ready, RULES)),
    );
  }

  private simulations(chosen: number, rounds: number): readonly number[] {
    const sample = this.sample;
    if (sample === null) return [];
    const { tape } = sample;
    const ranked = tape.dates.map((_, date) => this.ranked(date, chosen));
    return Array.from({ length: rounds }, (_, round) =>
      timed(() => {
        const count = 5 + 5 * (round % Math.max(1, chosen / 5));
        const every = [1, 5, 20][round % 3] ?? 1;
        const weight = new Factor(decimalOf(Math.floor(1e6 / count) / 1e6));
        const signals = ranked.map((best, date) =>
          date % every === 0 ? equalSignal(Int32Array.from(best.slice(0, count)).sort(), weight) : null,
        );
        const slippage = parseDecimal(`0.00${round % 10}`) ?? ZERO;
        return runTape(tape, signals, { ...RULES, costs: { ...DEFAULT_COSTS, slippage } });
      }),
    );
  }

  private picks(date: number, chosen: number): Int32Array {
    return Int32Array.from(this.ranked(date, chosen)).sort();
  }

  private ranked(date: number, chosen: number): readonly number[] {
    const { codes, sample } = this;
    const row = date * codes.length;
    const scores = sample?.scores.subarray(row, row + codes.length) ?? new Float64Array(0);
    return chooseTop(scores, codes, chosen);
  }
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return (performance.now() - began) / 1_000;
}
