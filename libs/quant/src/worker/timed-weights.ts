import { seededRandom } from '../sample/seeded-random.ts';
import { minimumVarianceWeights } from '../weights/minimum-variance.ts';

export interface TimedWeights {
  readonly stocks: number;
  /** Days of returns. */
  readonly dates: number;
  readonly rounds: number;
}

/** Seconds of each round of minimum variance, the covariance included, over returns that share a market. */
export function timedWeights({ stocks, dates, rounds }: TimedWeights): readonly number[] {
  const next = seededRandom(stocks);
  const spread = (): number => next() + next() + next() - 1.5;
  const betas = Array.from({ length: stocks }, () => 0.5 + next());
  return Array.from({ length: rounds }, () => {
    const days = Array.from({ length: dates }, () => {
      const market = spread();
      return betas.map((beta) => 0.01 * (beta * market + 2 * spread()));
    });
    const returns = Float64Array.from(days.flat());
    const began = performance.now();
    minimumVarianceWeights(returns, { dates, stocks });
    return (performance.now() - began) / 1_000;
  });
}
