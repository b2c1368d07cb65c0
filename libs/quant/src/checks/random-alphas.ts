import type { Weights } from '../ledger/account.ts';
import { ZERO } from '../ledger/decimal.ts';
import type { MarketDay } from '../ledger/market-day.ts';
import { marketDays } from '../ledger/market-tape.ts';
import { endsPeriod } from '../ledger/rebalance-days.ts';
import type { LedgerRules } from '../ledger/run-day.ts';
import { relativePerformance } from '../performance/relative-performance.ts';
import { portfolioDays } from '../portfolio/portfolio-days.ts';
import { runSignals } from '../sample/run-signals.ts';
import { sampleMarket } from '../sample/sample-market.ts';
import { seededRandom } from '../sample/seeded-random.ts';
import { chooseTop } from '../weights/choose-top.ts';
import { targetWeights } from '../weights/target-weights.ts';

export interface RandomAlphas {
  /** The seeds of markets, each with portfolios of its own. */
  readonly markets: readonly number[];
  readonly portfolios: number;
  readonly stocks: number;
  readonly chosen: number;
  readonly days: number;
}

/** Without costs or a volume cap, and with so much money that lots do not matter: ten billion yuan, in cents. */
const RULES: LedgerRules = {
  initialCapital: 1_000_000_000_000n,
  costs: {
    commissionRate: ZERO,
    commissionMinimum: 0n,
    stampDuty: ZERO,
    transferFee: ZERO,
    slippage: ZERO,
  },
  participation: null,
};
const WEEKLY = 2;

/**
 * The annual alphas of portfolios chosen by random scores every week, equal-weighted, against all listed stocks with
 * equal weights on the same days, both by the ledger: an engine that looks ahead, or forgets what trading on a real
 * market costs one of the two, earns one out of nothing.
 */
export function* randomAlphas({
  markets,
  portfolios,
  stocks,
  chosen,
  days,
}: RandomAlphas): Generator<number> {
  for (const seed of markets) {
    const tape = [...marketDays(sampleMarket({ seed, stocks, days }))];
    const signalDays = tape.filter(({ date }, at) => endsPeriod(WEEKLY, date, tape[at + 1]?.date ?? date));
    const returnsOf = (choose: (codes: readonly string[]) => readonly string[]): Float64Array => {
      const signals = signalDays.map((day) => [day.date, equally(choose(listedCodes(day)))] as const);
      return portfolioDays([...runSignals(tape, new Map(signals), RULES)], RULES.initialCapital).returns;
    };
    const benchmark = returnsOf((codes) => codes);
    for (let portfolio = 0; portfolio < portfolios; portfolio += 1) {
      const next = seededRandom(1_000_000 + seed * portfolios + portfolio);
      const own = returnsOf((codes) => {
        const scores = Float64Array.from(codes, next);
        return chooseTop(scores, codes, chosen).map((place) => codes[place] ?? '');
      });
      yield relativePerformance(own, benchmark).alpha ?? NaN;
    }
  }
}

const listedCodes = ({ stocks }: MarketDay): readonly string[] =>
  [...stocks.values()]
    .filter(({ isListed, after }) => isListed && after.ref !== null)
    .map(({ security }) => security.code);

const equally = (codes: readonly string[]): Weights =>
  targetWeights(codes, new Float64Array(codes.length).fill(1 / codes.length));
