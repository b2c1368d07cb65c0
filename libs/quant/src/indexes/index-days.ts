import type { DateRange } from '../panel/panel-shape.ts';
import { carryReports } from '../reports/carry-reports.ts';
import { ComparisonIndexes } from './comparison-indexes.ts';
import { checkIndexInput, type IndexInput } from './index-input.ts';
import { KnownMeasures, REPORT_DAYS } from './known-measures.ts';
import { meanAmounts } from './mean-amounts.ts';
import { MeanPercentile } from './mean-percentile.ts';
import { ownPercentiles } from './own-percentiles.ts';
import { emptyRates, LEAST_RATES, preferenceRates } from './preference-rates.ts';
import type { StyleParts } from './style-index.ts';

/** Three years of trading days, and how many of them a valuation must have. */
export const OWN_YEARS = { n: 750, least: 60 };

/** Those that are compared: four of reports, and two valuations. */
const MEASURES = 6;

/** Makes the indexes of some rows, one after the other. Its memory is taken once. */
export class IndexDays {
  /** What was ranked for the indexes of the row that was written last. */
  readonly comparison: ComparisonIndexes;
  readonly preference: MeanPercentile;
  readonly liquidity: MeanPercentile;
  private readonly known: KnownMeasures;
  private readonly cheap: readonly Float64Array[];
  private readonly amounts: Float64Array;
  private readonly fundHeld: Float64Array;
  private readonly spare: readonly Float64Array[];
  private readonly rates: readonly Float64Array[];

  constructor(
    private readonly input: IndexInput,
    private readonly rows: DateRange,
  ) {
    checkIndexInput(input, rows);
    const { stocks, days } = input;
    this.known = new KnownMeasures(input.reports);
    this.comparison = new ComparisonIndexes(stocks, countIndustries(input, rows));
    this.preference = new MeanPercentile(stocks, LEAST_RATES);
    this.liquidity = new MeanPercentile(stocks, 1);
    this.cheap = cheapness(input, rows);
    this.amounts = meanAmounts(input.amount, input, rows);
    this.fundHeld = carryReports(input.fundHeld, {
      days: days.subarray(rows.from, rows.to),
      most: REPORT_DAYS,
    });
    this.spare = Array.from({ length: MEASURES }, () => new Float64Array(stocks));
    this.rates = emptyRates(stocks);
  }

  /** Writes the indexes of a row into arrays of the stocks. Rows are asked in order. */
  write(row: number, into: StyleParts): void {
    const { input, spare } = this;
    const { stocks, days } = input;
    const own = (cells: Float64Array): Float64Array => rowOf(cells, row - this.rows.from, stocks);
    const of = (cells: Float64Array): Float64Array => rowOf(cells, row, stocks);
    const universe = input.universe.subarray(row * stocks, (row + 1) * stocks);
    const measures: readonly Float64Array[] = [
      ...Object.values(this.known.on(days[row] as number)),
      ...this.cheap.map(own),
    ];
    this.comparison.write(
      spare.map((one, at) => within(measures[at] as Float64Array, universe, one)),
      input.industries.subarray(row * stocks, (row + 1) * stocks),
      { industry: into.industryComparison, corp: into.corpComparison },
    );
    within(into.industryComparison, universe, into.industryComparison);
    const rates = preferenceRates(
      {
        amount: within(of(input.amount), universe, spare[0] as Float64Array),
        floatCapital: of(input.floatCapital),
        fundHeld: own(this.fundHeld),
        financing: of(input.financing),
        connectHeld: of(input.connectHeld),
        mainAmount: of(input.mainAmount),
      },
      this.rates,
    );
    this.preference.write(rates, null, into.capitalPreference);
    this.liquidity.write([within(own(this.amounts), universe, own(this.amounts))], null, into.liquidity);
  }
}

const rowOf = (cells: Float64Array, row: number, stocks: number): Float64Array =>
  cells.subarray(row * stocks, (row + 1) * stocks);

/** The values of the universe, NaN for other stocks, written into an array that may be that of the values. */
function within(values: Float64Array, universe: Uint8Array, into: Float64Array): Float64Array {
  for (let stock = 0; stock < into.length; stock += 1)
    into[stock] = universe[stock] === 1 ? (values[stock] as number) : NaN;
  return into;
}

/** How cheap PE and PB are against the stock's own three years: higher is cheaper. */
function cheapness(input: IndexInput, rows: DateRange): readonly Float64Array[] {
  return [input.pe, input.pb].map((values) => {
    const percentiles = ownPercentiles(values, input, { ...OWN_YEARS, ...rows });
    for (let cell = 0; cell < percentiles.length; cell += 1)
      percentiles[cell] = 1 - (percentiles[cell] as number);
    return percentiles;
  });
}

/** One more than the highest industry of some rows. */
function countIndustries({ stocks, industries }: IndexInput, { from, to }: DateRange): number {
  let most = 0;
  for (let cell = from * stocks; cell < to * stocks; cell += 1)
    most = Math.max(most, industries[cell] as number);
  return most + 1;
}
