import { moments } from '../stats/moments.ts';
import { olsLine } from '../stats/ols-line.ts';
import { orNull } from '../stats/or-null.ts';
import { type Annual, annualTerms } from './annual.ts';
import { annualReturn } from './compound-return.ts';
import { FLAT, overDeviation } from './over-deviation.ts';

/** Statistics of a series of returns against a benchmark's; null where undefined. */
export interface RelativePerformance {
  /** Periods in which both have a return; the others do not count. */
  readonly pairs: number;
  /** The mean return that beta does not explain, compounded over a year. */
  readonly alpha: number | null;
  readonly beta: number | null;
  /** Annual return less the benchmark's. */
  readonly excessReturn: number | null;
  /** Deviation (ddof 1) of the difference, annual. */
  readonly trackingError: number | null;
  /** Mean of the difference per its deviation, annual. */
  readonly informationRatio: number | null;
  /** The same, not annualised (empyrical's excess_sharpe). */
  readonly excessSharpe: number | null;
  /** Annual return per the benchmark's, over the periods in which the benchmark rose. */
  readonly upCapture: number | null;
  /** Over those in which it fell. */
  readonly downCapture: number | null;
}

/**
 * The statistics of simple returns against a benchmark's of the same periods, as empyrical defines them. Beta
 * is the slope of one on the other, alpha (1 + mean((r − f) − β(b − f)))^periods − 1 with f the period's
 * risk-free rate.
 *
 * @throws RangeError when the two lengths differ
 */
export function relativePerformance(
  returns: ArrayLike<number>,
  benchmark: ArrayLike<number>,
  annual: Annual = {},
): RelativePerformance {
  const { periods, riskFree } = annualTerms(annual);
  const year = Math.sqrt(periods);
  const [own, other] = pairs(returns, benchmark);
  const market = moments(other);
  const beta = market.std < FLAT ? NaN : olsLine(other, own).slope;
  const unexplained = moments(own).mean - beta * market.mean - (1 - beta) * (riskFree / periods);
  const difference = moments(own.map((value, at) => value - (other[at] ?? NaN)));
  const perDeviation = overDeviation(difference.mean, difference.std);
  const capture = (counts: (market: number) => boolean): number =>
    annualReturn(
      own.filter((_, at) => counts(other[at] ?? NaN)),
      periods,
    ) / annualReturn(other.filter(counts), periods);
  return {
    pairs: own.length,
    alpha: orNull((1 + unexplained) ** periods - 1),
    beta: orNull(beta),
    excessReturn: orNull(annualReturn(own, periods) - annualReturn(other, periods)),
    trackingError: orNull(difference.std * year),
    informationRatio: orNull(perDeviation * year),
    excessSharpe: orNull(perDeviation),
    upCapture: orNull(capture((value) => value > 0)),
    downCapture: orNull(capture((value) => value < 0)),
  };
}

/** Those of both series where neither is missing. */
function pairs(one: ArrayLike<number>, other: ArrayLike<number>): [Float64Array, Float64Array] {
  if (one.length !== other.length) {
    throw new RangeError(`${one.length} returns against ${other.length} of the benchmark`);
  }
  const both = (_: number, at: number): boolean =>
    !Number.isNaN(one[at] ?? NaN) && !Number.isNaN(other[at] ?? NaN);
  return [Float64Array.from(one).filter(both), Float64Array.from(other).filter(both)];
}
