/** How a date's rows are divided into quantiles: all together, or within each industry. */
export type BinBy = 'date' | 'industry';

/**
 * The input for judging a factor. Panels are date-major, cell `d * stocks + s`; NaN and infinite values are
 * missing. A price that is not above zero counts as missing.
 */
export interface FactorInput {
  readonly dates: number;
  readonly stocks: number;
  /** Adjusted closes. */
  readonly prices: Float64Array;
  readonly factor: Float64Array;
  /** In trading rows, each at least 1. */
  readonly horizons: readonly number[];
  /** At least 2, at most 100. */
  readonly quantiles: number;
  /** By stock, or by cell where industries change over time: 0 … industryCount − 1, each cell in one. */
  readonly industries?: Uint16Array;
  readonly industryCount?: number;
  /** By date by default; within industries only where they are given. */
  readonly binBy?: BinBy;
}

const MOST_QUANTILES = 100;

/** @throws RangeError naming what does not fit */
export function checkFactorInput(input: FactorInput): void {
  const { dates, stocks, prices, factor, horizons, quantiles, industries, industryCount, binBy } = input;
  const cells = dates * stocks;
  if (prices.length !== cells) throw new RangeError(`${prices.length} prices for ${dates} × ${stocks} cells`);
  if (factor.length !== cells)
    throw new RangeError(`${factor.length} factor values for ${dates} × ${stocks} cells`);
  if (horizons.length === 0) throw new RangeError('no horizon');
  for (const horizon of horizons)
    if (!Number.isInteger(horizon) || horizon < 1) throw new RangeError(`no horizon: ${horizon}`);
  if (new Set(horizons).size < horizons.length) throw new RangeError('a horizon is given twice');
  if (!Number.isInteger(quantiles) || quantiles < 2 || quantiles > MOST_QUANTILES)
    throw new RangeError(`${quantiles} quantiles: 2 to ${MOST_QUANTILES}`);
  if (binBy === 'industry' && industries === undefined)
    throw new RangeError('quantiles within industries need the industries');
  if (industries !== undefined) checkIndustries(industries, industryCount ?? 0, stocks, cells);
}

function checkIndustries(industries: Uint16Array, count: number, stocks: number, cells: number): void {
  if (industries.length !== stocks && industries.length !== cells)
    throw new RangeError(`${industries.length} industries: one a stock (${stocks}) or a cell (${cells})`);
  for (const industry of industries)
    if (industry >= count) throw new RangeError(`industry ${industry} of ${count}`);
}
