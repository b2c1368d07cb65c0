const SHOCK = 0.08;
const MEMORY = 0.9;
/** A day's variance is at most so many times the usual one. */
const CEILING = 9;

/** Returns whose size clusters: GARCH(1, 1) around a daily standard deviation. */
export class Volatility {
  private variance: number;

  constructor(private readonly daily: number) {
    this.variance = daily ** 2;
  }

  /** The day's log return for a shock of variance 1. */
  next(shock: number): number {
    const usual = this.daily ** 2;
    const move = Math.sqrt(this.variance) * shock;
    this.variance = Math.min(
      CEILING * usual,
      (1 - SHOCK - MEMORY) * usual + SHOCK * move ** 2 + MEMORY * this.variance,
    );
    return move;
  }
}
