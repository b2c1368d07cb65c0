import { MeanPercentile, type RankedMeasure } from './mean-percentile.ts';

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

  /** Industries are numbered below `industryCount`. */
  constructor(stocks: number, industryCount: number) {
    this.companies = new MeanPercentile(stocks, LEAST_MEASURES, industryCount);
    this.industries = new MeanPercentile(industryCount, LEAST_MEASURES);
    this.ofIndustries = new Float64Array(industryCount);
  }

  /** Writes a date's indexes; stocks that are not compared have no measures. `industries` by stock. */
  write(measures: readonly Float64Array[], industries: Uint16Array, result: Comparison): void {
    this.companies.write(measures, industries, result.corp);
    this.industries.write(this.companies.medians(), null, this.ofIndustries);
    for (let stock = 0; stock < industries.length; stock += 1)
      result.industry[stock] = this.ofIndustries[industries[stock] as number] as number;
  }

  /** The measures of the last date: of companies with their percentiles within the industry, of industries by number. */
  percentiles(): { readonly corp: readonly RankedMeasure[]; readonly industry: readonly RankedMeasure[] } {
    return { corp: this.companies.percentiles(), industry: this.industries.percentiles() };
  }
}
