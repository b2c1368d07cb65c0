import { DEMO_INDUSTRIES } from '../world/industries.ts';
import { Random } from '../world/random.ts';
import { Volatility } from './volatility.ts';

const MARKET_DAILY = 0.0095;
const MARKET_DRIFT = 0.0001;
const INDUSTRY_DAILY = 0.0065;

/** The common factors of all shares on a day: the log returns of the market and of each level-1 industry. */
export class MarketFactors {
  private readonly random: Random;
  private readonly market = new Volatility(MARKET_DAILY);
  private readonly industries = new Map(
    DEMO_INDUSTRIES.map(({ code }) => [code, new Volatility(INDUSTRY_DAILY)]),
  );
  private marketReturn = 0;
  private readonly returns = new Map<string, number>();
  /** The trading volume of the day, relative to a usual one. */
  activity = 1;

  constructor(seed: number) {
    this.random = new Random(`${seed} factors`);
  }

  nextDay(): void {
    this.marketReturn = MARKET_DRIFT + this.market.next(this.random.heavyTailed());
    this.activity =
      0.7 * this.activity +
      0.3 * Math.exp(0.25 * this.random.normal() + 12 * Math.abs(this.marketReturn) - 0.1);
    for (const [code, volatility] of this.industries) {
      this.returns.set(code, volatility.next(this.random.heavyTailed()));
    }
  }

  /** The common part of a share's return. */
  returnOf(industry: string, beta: number): number {
    return beta * this.marketReturn + (this.returns.get(industry) ?? 0);
  }
}
