import type { FactorInput } from './factor-input.ts';

/**
 * A factor's daily statistics. Series of dates follow one another: of horizon h at `h * dates`, of quantile q
 * (from 0, the lowest) at `(h * quantiles + q) * dates`, of industry i at `(h * industryCount + i) * dates`.
 * NaN is undefined. All are in one buffer, which threads may share.
 */
export interface DailySheet {
  readonly dates: number;
  readonly horizons: number;
  readonly quantiles: number;
  readonly industryCount: number;
  readonly buffer: ArrayBufferLike;
  /** Rows with a factor; those of them with every forward return; those of them in a quantile. */
  readonly rowsPresent: Float64Array;
  readonly rowsReturned: Float64Array;
  readonly rowsKept: Float64Array;
  readonly rankIc: Float64Array;
  readonly ic: Float64Array;
  readonly rankIcIndustryNeutral: Float64Array;
  readonly rankIcByIndustry: Float64Array;
  /** The kept rows' equal-weighted mean forward return. */
  readonly universeReturn: Float64Array;
  readonly quantileReturn: Float64Array;
  readonly quantileReturnIndustryNeutral: Float64Array;
  /** The error of the day's top quantile minus its bottom one. */
  readonly spreadError: Float64Array;
  readonly turnover: Float64Array;
  readonly rankAutocorrelation: Float64Array;
  readonly factorReturnDemeaned: Float64Array;
  readonly factorReturnEqualWeight: Float64Array;
  readonly factorReturnIndustryNeutral: Float64Array;
}

type SheetSize = Pick<DailySheet, 'dates' | 'horizons' | 'quantiles' | 'industryCount'>;

export const sheetSizeOf = (input: FactorInput): SheetSize => ({
  dates: input.dates,
  horizons: input.horizons.length,
  quantiles: input.quantiles,
  industryCount: input.industries === undefined ? 0 : (input.industryCount ?? 0),
});

/** The size of a sheet in bytes, for a shared buffer. */
export function sheetBytes(size: SheetSize): number {
  return (3 + seriesAHorizon(size) * size.horizons) * size.dates * Float64Array.BYTES_PER_ELEMENT;
}

const seriesAHorizon = ({ quantiles, industryCount }: SheetSize): number => 9 + 3 * quantiles + industryCount;

/** A sheet over a buffer of its size; over a new one, with everything undefined, when none is given. */
export function dailySheet(size: SheetSize, shared?: ArrayBufferLike): DailySheet {
  const buffer = shared ?? new ArrayBuffer(sheetBytes(size));
  const all = new Float64Array(buffer);
  if (shared === undefined) all.fill(NaN);
  let at = 0;
  const series = (count: number): Float64Array => all.subarray(at * size.dates, (at += count) * size.dates);
  const { horizons, quantiles, industryCount } = size;
  return {
    ...size,
    buffer,
    rowsPresent: series(1),
    rowsReturned: series(1),
    rowsKept: series(1),
    rankIc: series(horizons),
    ic: series(horizons),
    rankIcIndustryNeutral: series(horizons),
    rankIcByIndustry: series(horizons * industryCount),
    universeReturn: series(horizons),
    quantileReturn: series(horizons * quantiles),
    quantileReturnIndustryNeutral: series(horizons * quantiles),
    spreadError: series(horizons),
    turnover: series(horizons * quantiles),
    rankAutocorrelation: series(horizons),
    factorReturnDemeaned: series(horizons),
    factorReturnEqualWeight: series(horizons),
    factorReturnIndustryNeutral: series(horizons),
  };
}
