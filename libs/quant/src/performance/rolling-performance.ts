import { moments } from '../stats/moments.ts';
import { type Annual, annualTerms } from './annual.ts';
import { totalReturn } from './compound-return.ts';
import { drawdowns } from './drawdowns.ts';
import { overDeviation } from './over-deviation.ts';
import { relativePerformance } from './relative-performance.ts';

export interface RollingOptions extends Annual {
  /** Returns in a window; by default a year's. */
  readonly window?: number;
  /** The benchmark's return of each day. */
  readonly benchmark?: Float64Array;
}

/** Figures of the window that ends with each return; NaN where a window is not full, or the figure undefined. */
export interface RollingPerformance {
  readonly totalReturn: Float64Array;
  readonly annualVolatility: Float64Array;
  readonly sharpe: Float64Array;
  /** 0 or negative; the first value of the window counts as a high. */
  readonly maxDrawdown: Float64Array;
  /** Against the benchmark; null without one. */
  readonly relative: {
    readonly alpha: Float64Array;
    readonly beta: Float64Array;
    /** The total return less the benchmark's. */
    readonly excess: Float64Array;
    readonly trackingError: Float64Array;
  } | null;
}

/**
 * The figures of one year, seen from every day. Missing returns do not count, as in `performance`.
 *
 * @throws RangeError for a window that is no whole number above 0, or a benchmark of another length
 */
export function rollingPerformance(
  returns: Float64Array,
  { window, benchmark, ...annual }: RollingOptions = {},
): RollingPerformance {
  const { periods, riskFree } = annualTerms(annual);
  const length = window ?? periods;
  if (!Number.isInteger(length) || length < 1) throw new RangeError(`no window: ${length}`);
  const year = Math.sqrt(periods);
  const over = (of: (own: Float64Array, from: number, to: number) => number): Float64Array =>
    returns.map((_, at) =>
      at + 1 < length ? NaN : of(returns.subarray(at + 1 - length, at + 1), at + 1 - length, at + 1),
    );
  return {
    totalReturn: over(totalReturn),
    annualVolatility: over((own) => moments(own).std * year),
    sharpe: over((own) => {
      const { mean, std } = moments(own);
      return overDeviation(mean - riskFree / periods, std) * year;
    }),
    maxDrawdown: over((own) => drawdowns(own).reduce((least, value) => Math.min(least, value), 0)),
    relative: benchmark ? relativeOver(over, benchmark, annual) : null,
  };
}

function relativeOver(
  over: (of: (own: Float64Array, from: number, to: number) => number) => Float64Array,
  benchmark: Float64Array,
  annual: Annual,
): NonNullable<RollingPerformance['relative']> {
  const figure = (name: 'alpha' | 'beta' | 'trackingError'): Float64Array =>
    over((own, from, to) => relativePerformance(own, benchmark.subarray(from, to), annual)[name] ?? NaN);
  return {
    alpha: figure('alpha'),
    beta: figure('beta'),
    excess: over((own, from, to) => totalReturn(own) - totalReturn(benchmark.subarray(from, to))),
    trackingError: figure('trackingError'),
  };
}
