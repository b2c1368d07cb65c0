import type { DemoIndustry } from '../world/industries.ts';
import type { CompanyBook } from '../world/world.ts';

export type Trailing = NonNullable<ReturnType<CompanyBook['trailing']>>;

/** The part of the gap to its fair value that a share closes in a day: half of it in about a year and a half. */
const PULL = 0.0018;
const MOST_PULL = 0.003;
const EARNINGS_WEIGHT = 0.6;
/** Losses are priced as this part of the industry's usual profit on the same sales. */
const LEAST_EARNINGS = 0.3;
const LEAST_EQUITY_OF_SALES = 0.05;

/**
 * Keeps multiples plausible over years: a weak pull towards the value of the announced figures at the industry's
 * multiples, times the premium the share had when its story began.
 */
export class FairValue {
  private premium: number | null = null;
  private anchor = 0;

  constructor(private readonly industry: DemoIndustry) {}

  /** Takes newly announced figures; `capital` is the market value of the day, yuan. */
  announce({ earnings, sales, equity }: Trailing, capital: number): void {
    const { pe, pb, margin } = this.industry;
    const earned = Math.max(earnings, LEAST_EARNINGS * margin * sales);
    const owned = Math.max(equity, LEAST_EQUITY_OF_SALES * sales);
    this.anchor = EARNINGS_WEIGHT * Math.log(pe * earned) + (1 - EARNINGS_WEIGHT) * Math.log(pb * owned);
    this.premium ??= Math.log(capital) - this.anchor;
  }

  /** The day's part of the log return; 0 before the first figures. */
  pull(capital: number): number {
    if (this.premium === null) return 0;
    const gap = this.anchor + this.premium - Math.log(capital);
    return Math.max(-MOST_PULL, Math.min(MOST_PULL, PULL * gap));
  }
}
