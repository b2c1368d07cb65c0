import { moments } from '../stats/moments.ts';
import { neweyWestT } from '../stats/newey-west-t.ts';
import { olsLine } from '../stats/ols-line.ts';
import { oneSampleT } from '../stats/one-sample-t.ts';
import { orNull } from '../stats/or-null.ts';
import type { DailySheet } from './daily-sheet.ts';

/** By horizon: "1", "5"… */
export type ByHorizon<T> = Readonly<Record<string, T>>;
/** By date, in the panel's order; null is undefined. */
export type DateSeries = readonly (number | null)[];

/** The summary of a series of daily coefficients. */
export interface CoefficientSummary {
  /** The dates on which it is defined. */
  readonly days: number;
  readonly mean: number | null;
  /** ddof 1. */
  readonly std: number | null;
  /** mean / std, not annualised. */
  readonly icir: number | null;
  readonly t: number | null;
  readonly p: number | null;
  /** The Newey–West t of the mean, for overlapping returns with correlated neighbours. */
  readonly neweyWestT: number | null;
  readonly skew: number | null;
  readonly kurtosis: number | null;
  readonly sharePositive: number | null;
}

/** Over dates, by quantile from the lowest: the mean of daily means, and its standard error. */
export interface QuantileReturns {
  readonly mean: readonly (number | null)[];
  readonly standardError: readonly (number | null)[];
}

export interface QuantileTurnover {
  readonly byQuantile: readonly (number | null)[];
  readonly bottom: DateSeries;
  readonly top: DateSeries;
}

/**
 * A factor's statistics, undefined as null. Returns and turnover are fractions; figures that need industries
 * are null without them.
 */
export interface FactorReport {
  readonly rowsKept: number;
  readonly rowsPerDay: readonly number[];
  /** Rows with a factor that are not kept, and why. */
  readonly rowsDropped: { readonly withoutReturn: number; readonly withoutQuantile: number };
  readonly rankIc: ByHorizon<DateSeries>;
  readonly ic: ByHorizon<DateSeries>;
  readonly rankIcSummary: ByHorizon<CoefficientSummary>;
  readonly icSummary: ByHorizon<CoefficientSummary>;
  readonly quantileReturns: {
    readonly raw: ByHorizon<QuantileReturns>;
    readonly demeaned: ByHorizon<QuantileReturns>;
    readonly industryNeutral: ByHorizon<QuantileReturns> | null;
  };
  readonly spread: ByHorizon<DateSeries>;
  /** The daily error of the spread. */
  readonly spreadError: ByHorizon<DateSeries>;
  readonly spreadMean: ByHorizon<number | null>;
  readonly turnover: ByHorizon<QuantileTurnover>;
  readonly rankAutocorrelation: ByHorizon<{ readonly mean: number | null; readonly daily: DateSeries }>;
  readonly factorReturns: {
    readonly demeaned: ByHorizon<DateSeries>;
    readonly equalWeight: ByHorizon<DateSeries>;
    readonly industryNeutral: ByHorizon<DateSeries> | null;
  };
  readonly alphaBeta: ByHorizon<{ readonly annualAlpha: number | null; readonly beta: number | null }>;
  readonly rankIcIndustryNeutral: ByHorizon<DateSeries> | null;
  /** Mean of the daily rank IC within each industry, by its number. */
  readonly rankIcByIndustry: readonly ByHorizon<number | null>[] | null;
}

/**
 * Summarises a sheet over its dates. `horizons` are those of the sheet, in its order; a year has
 * `periodsPerYear` rows.
 */
export function factorReport(
  sheet: DailySheet,
  horizons: readonly number[],
  periodsPerYear = 252,
): FactorReport {
  const { dates, quantiles, industryCount } = sheet;
  const by = <T>(make: (at: number, horizon: number) => T): ByHorizon<T> =>
    Object.fromEntries(horizons.map((horizon, at) => [String(horizon), make(at, horizon)]));
  const one = (all: Float64Array, at: number): Float64Array => all.subarray(at * dates, (at + 1) * dates);
  const series = (all: Float64Array): ByHorizon<DateSeries> => by((at) => outOf(one(all, at)));
  const ofQuantiles = (all: Float64Array, at: number): Float64Array[] =>
    Array.from({ length: quantiles }, (_, quantile) => one(all, at * quantiles + quantile));
  const neutral = <T>(make: () => T): T | null => (industryCount > 0 ? make() : null);
  const spreads = horizons.map((_, at) => spreadOf(ofQuantiles(sheet.quantileReturn, at)));
  return {
    rowsKept: total(sheet.rowsKept),
    rowsPerDay: [...sheet.rowsKept],
    rowsDropped: {
      withoutReturn: total(sheet.rowsPresent) - total(sheet.rowsReturned),
      withoutQuantile: total(sheet.rowsReturned) - total(sheet.rowsKept),
    },
    rankIc: series(sheet.rankIc),
    ic: series(sheet.ic),
    rankIcSummary: by((at, horizon) => coefficientSummary(one(sheet.rankIc, at), horizon)),
    icSummary: by((at, horizon) => coefficientSummary(one(sheet.ic, at), horizon)),
    quantileReturns: {
      raw: by((at) => overDates(ofQuantiles(sheet.quantileReturn, at))),
      demeaned: by((at) =>
        overDates(above(ofQuantiles(sheet.quantileReturn, at), one(sheet.universeReturn, at))),
      ),
      industryNeutral: neutral(() =>
        by((at) => overDates(ofQuantiles(sheet.quantileReturnIndustryNeutral, at))),
      ),
    },
    spread: by((at) => outOf(spreads[at] ?? [])),
    spreadError: series(sheet.spreadError),
    spreadMean: by((at) => orNull(moments(spreads[at] ?? []).mean)),
    turnover: by((at) => turnoverOf(ofQuantiles(sheet.turnover, at))),
    rankAutocorrelation: by((at) => {
      const daily = one(sheet.rankAutocorrelation, at);
      return { mean: orNull(moments(daily).mean), daily: outOf(daily) };
    }),
    factorReturns: {
      demeaned: series(sheet.factorReturnDemeaned),
      equalWeight: series(sheet.factorReturnEqualWeight),
      industryNeutral: neutral(() => series(sheet.factorReturnIndustryNeutral)),
    },
    alphaBeta: by((at, horizon) => {
      const line = olsLine(one(sheet.universeReturn, at), one(sheet.factorReturnDemeaned, at));
      return {
        annualAlpha: orNull((1 + line.intercept) ** (periodsPerYear / horizon) - 1),
        beta: orNull(line.slope),
      };
    }),
    rankIcIndustryNeutral: neutral(() => series(sheet.rankIcIndustryNeutral)),
    rankIcByIndustry: neutral(() =>
      Array.from({ length: industryCount }, (_, industry) =>
        by((at) => orNull(moments(one(sheet.rankIcByIndustry, at * industryCount + industry)).mean)),
      ),
    ),
  };
}

/** Summarises daily coefficients whose returns are over `horizon` rows. */
export function coefficientSummary(daily: Float64Array, horizon: number): CoefficientSummary {
  const { count, mean, std, skew, kurtosis } = moments(daily);
  const { t, p } = oneSampleT(daily);
  let positive = 0;
  for (const value of daily) if (value > 0) positive += 1;
  return {
    days: count,
    mean: orNull(mean),
    std: orNull(std),
    icir: orNull(mean / std),
    t: orNull(t),
    p: orNull(p),
    neweyWestT: orNull(neweyWestT(daily, horizon - 1)),
    skew: orNull(skew),
    kurtosis: orNull(kurtosis),
    sharePositive: orNull(positive / count),
  };
}

const outOf = (series: ArrayLike<number>): DateSeries => Array.from(series, orNull);

const total = (counts: Float64Array): number =>
  counts.reduce((sum, count) => sum + (Number.isNaN(count) ? 0 : count), 0);

function overDates(daily: readonly Float64Array[]): QuantileReturns {
  const summed = daily.map(moments);
  return {
    mean: summed.map(({ mean }) => orNull(mean)),
    standardError: summed.map(({ std, count }) => orNull(std / Math.sqrt(count))),
  };
}

const above = (quantiles: readonly Float64Array[], universe: Float64Array): Float64Array[] =>
  quantiles.map((daily) => daily.map((value, date) => value - (universe[date] ?? NaN)));

function spreadOf(quantiles: readonly Float64Array[]): Float64Array {
  const bottom = quantiles.at(0) ?? new Float64Array();
  return (quantiles.at(-1) ?? bottom).map((value, date) => value - (bottom[date] ?? NaN));
}

function turnoverOf(quantiles: readonly Float64Array[]): QuantileTurnover {
  return {
    byQuantile: quantiles.map((daily) => orNull(moments(daily).mean)),
    bottom: outOf(quantiles.at(0) ?? []),
    top: outOf(quantiles.at(-1) ?? []),
  };
}
