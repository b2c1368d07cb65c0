/** How closely a fund followed its index over some days. */
export interface Tracking {
  /** The fund's return less the index's over the days: 跟踪偏离. */
  readonly difference: number;
  /** Σ of |daily difference| ÷ days: 日均跟踪偏离度. */
  readonly meanDeviation: number;
  /** The standard deviation of the daily differences (n − 1), annualised by 252 trading days: 跟踪误差. */
  readonly error: number;
  /** The number of daily returns. */
  readonly days: number;
}

/** Trading days of a year. */
const YEAR = 252;

/**
 * The tracking of the last `days` daily returns of a fund's net value against its index; both oldest first, one more
 * level than returns. Null while there are fewer levels, or one is missing or not positive.
 */
export function tracking(fund: readonly number[], index: readonly number[], days: number): Tracking | null {
  const [own, its] = [fund, index].map((levels) => levels.slice(-days - 1)) as [number[], number[]];
  const whole = own.length === days + 1 && its.length === days + 1 && days > 1;
  if (!whole || ![...own, ...its].every((level) => level > 0)) return null;
  const differences = Array.from({ length: days }, (_, at) => growth(own, at) - growth(its, at));
  const mean = differences.reduce((sum, one) => sum + one, 0) / days;
  const squares = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return {
    difference: (own[days] as number) / (own[0] as number) - (its[days] as number) / (its[0] as number),
    meanDeviation: differences.reduce((sum, one) => sum + Math.abs(one), 0) / days,
    error: Math.sqrt(squares / (days - 1)) * Math.sqrt(YEAR),
    days,
  };
}

const growth = (levels: readonly number[], at: number): number =>
  (levels[at + 1] as number) / (levels[at] as number) - 1;
