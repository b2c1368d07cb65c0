import { medianInPlace } from '../stats/median.ts';
import { MeanPercentile } from './mean-percentile.ts';

/** Measures an average must have, of the six that are compared. */
const LEAST_MEASURES = 4;

/** By stock, 0 to 5; NaN for too few measures. */
export interface Comparison {
  readonly industry: Float64Array;
  readonly corp: Float64Array;
}

/**
 * The comparison indexes of dates: 5 × the mean percentile of each company within its industry, and of the industries'
 * medians among them. Higher measures are better. An industry without any measure on a date is none.
 */
export class ComparisonIndexes {
  private readonly companies: MeanPercentile;
  private readonly industries: MeanPercentile;
  private readonly ofIndustries: Float64Array;
  private readonly starts: Uint32Array;
  private readonly sorted: Float64Array;

  /** Industries are numbered below `industryCount`. */
  constructor(
    stocks: number,
    private readonly industryCount: number,
  ) {
    this.companies = new MeanPercentile(stocks, LEAST_MEASURES, industryCount);
    this.industries = new MeanPercentile(industryCount, LEAST_MEASURES);
    this.ofIndustries = new Float64Array(industryCount);
    this.starts = new Uint32Array(industryCount + 1);
    this.sorted = new Float64Array(stocks);
  }

  /** Writes a date's indexes; stocks that are not compared have no measures. `industries` by stock. */
  write(measures: readonly Float64Array[], industries: Uint16Array, result: Comparison): void {
    this.companies.write(measures, industries, result.corp);
    const medians = measures.map((measure) => this.medians(measure, industries));
    this.industries.write(medians, null, this.ofIndustries);
    for (let stock = 0; stock < industries.length; stock += 1)
      result.industry[stock] = this.ofIndustries[industries[stock] as number] as number;
  }

  /** By industry, of the members that have the measure; NaN without any. */
  private medians(measure: Float64Array, industries: Uint16Array): Float64Array {
    const { starts, sorted, industryCount } = this;
    starts.fill(0);
    for (let stock = 0; stock < measure.length; stock += 1) {
      if (Number.isNaN(measure[stock] as number)) continue;
      const after = (industries[stock] as number) + 1;
      starts[after] = (starts[after] as number) + 1;
    }
    for (let at = 1; at <= industryCount; at += 1)
      starts[at] = (starts[at] as number) + (starts[at - 1] as number);
    const next = starts.slice();
    for (let stock = 0; stock < measure.length; stock += 1) {
      const value = measure[stock] as number;
      if (Number.isNaN(value)) continue;
      const industry = industries[stock] as number;
      sorted[next[industry] as number] = value;
      next[industry] = (next[industry] as number) + 1;
    }
    return Float64Array.from({ length: industryCount }, (_, at) => {
      const [from, to] = [starts[at] as number, starts[at + 1] as number];
      return medianInPlace(sorted.subarray(from, to), to - from);
    });
  }
}
