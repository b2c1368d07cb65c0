import { checkCells, checkRange, type DateRange, type PanelShape } from '../panel/panel-shape.ts';
import { carryReports } from '../reports/carry-reports.ts';
import type { ReportHistory } from '../reports/report-history.ts';
import { ComparisonIndexes } from './comparison-indexes.ts';
import { KnownMeasures, REPORT_DAYS, type CompanyReports } from './known-measures.ts';
import { meanAmounts } from './mean-amounts.ts';
import { MeanPercentile } from './mean-percentile.ts';
import { ownPercentiles } from './own-percentiles.ts';
import { emptyRates, LEAST_RATES, preferenceRates, type CapitalDay } from './preference-rates.ts';
import type { StyleParts } from './style-index.ts';

/** What the indexes of dates are made of. Cells are date-major; NaN is missing. */
export interface IndexInput extends PanelShape {
  /** By row, counted as reports are known (days since an epoch), ascending. */
  readonly days: Int32Array;
  /** Cells: 1 for the stocks that are listed and have a bar. */
  readonly universe: Uint8Array;
  /** Cells: Shenwan level 1 valid on the date; unclassified ones are an industry of their own. */
  readonly industries: Uint16Array;
  readonly pe: Float64Array;
  readonly pb: Float64Array;
  /** Yuan. */
  readonly amount: Float64Array;
  readonly floatCapital: Float64Array;
  readonly financing: Float64Array;
  /** Share of the float. */
  readonly connectHeld: Float64Array;
  readonly mainAmount: Float64Array;
  /** Share of the float, as announced. */
  readonly fundHeld: ReportHistory;
  readonly reports: CompanyReports;
}

/** Three years of trading days, and how many of them a valuation must have. */
export const OWN_YEARS = { n: 750, least: 60 };

/** Those that are compared: four of reports, and two valuations. */
const MEASURES = 6;

/**
 * The indexes of some rows, date-major from the first of them on, each from what was known on its date; none of stocks
 * outside the universe.
 */
export function indexPanel(input: IndexInput, { from, to }: DateRange): StyleParts {
  check(input, { from, to });
  const { stocks, days } = input;
  const panel = (): Float64Array => new Float64Array((to - from) * stocks);
  const parts: StyleParts = {
    industryComparison: panel(),
    corpComparison: panel(),
    capitalPreference: panel(),
    liquidity: panel(),
  };
  const known = new KnownMeasures(input.reports);
  const comparison = new ComparisonIndexes(stocks, countIndustries(input, { from, to }));
  const preference = new MeanPercentile(stocks, LEAST_RATES);
  const liquidity = new MeanPercentile(stocks, 1);
  const cheap = cheapness(input, { from, to });
  const amounts = meanAmounts(input.amount, input, { from, to });
  const fundHeld = carryReports(input.fundHeld, { days: days.subarray(from, to), most: REPORT_DAYS });
  const spare = Array.from({ length: MEASURES }, () => new Float64Array(stocks));
  const rates = emptyRates(stocks);
  for (let row = from; row < to; row += 1) {
    const own = (cells: Float64Array): Float64Array => rowOf(cells, row - from, stocks);
    const universe = input.universe.subarray(row * stocks, (row + 1) * stocks);
    const measures: readonly Float64Array[] = [
      ...Object.values(known.on(days[row] as number)),
      ...cheap.map(own),
    ];
    comparison.write(
      spare.map((into, at) => within(measures[at] as Float64Array, universe, into)),
      input.industries.subarray(row * stocks, (row + 1) * stocks),
      { industry: own(parts.industryComparison), corp: own(parts.corpComparison) },
    );
    within(own(parts.industryComparison), universe, own(parts.industryComparison));
    const capital: CapitalDay = {
      amount: within(rowOf(input.amount, row, stocks), universe, spare[0] as Float64Array),
      floatCapital: rowOf(input.floatCapital, row, stocks),
      fundHeld: own(fundHeld),
      financing: rowOf(input.financing, row, stocks),
      connectHeld: rowOf(input.connectHeld, row, stocks),
      mainAmount: rowOf(input.mainAmount, row, stocks),
    };
    preference.write(preferenceRates(capital, rates), null, own(parts.capitalPreference));
    liquidity.write([within(own(amounts), universe, own(amounts))], null, own(parts.liquidity));
  }
  return parts;
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

function check(input: IndexInput, range: DateRange): void {
  checkRange(input, range);
  const { universe, industries, pe, pb, amount, floatCapital, financing, connectHeld, mainAmount } = input;
  checkCells(input, { universe, industries, pe, pb, amount });
  checkCells(input, { floatCapital, financing, connectHeld, mainAmount });
  if (input.days.length !== input.dates)
    throw new RangeError(`${input.days.length} days for ${input.dates} rows`);
  const { fundHeld, reports, stocks } = input;
  for (const { starts } of [fundHeld, reports])
    if (starts.length !== stocks + 1)
      throw new RangeError(`reports of ${starts.length - 1} stocks, not ${stocks}`);
}
