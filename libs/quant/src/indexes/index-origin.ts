import { IndexDays } from './index-days.ts';
import type { IndexInput } from './index-input.ts';
import type { RankedMeasure } from './mean-percentile.ts';
import type { StyleParts } from './style-index.ts';

/** What is compared, in the order in which it is ranked. */
export const COMPARED_MEASURES = [
  'revenueGrowth',
  'profitGrowth',
  'returnOnEquity',
  'grossMargin',
  'pe',
  'pb',
] as const;
/** What the capital preference is made of, in the same order as `preferenceRates`. */
export const CAPITAL_RATES = [
  'fundHeldCapitalRate',
  'lryeRate',
  'hsgtHeldCapitalRate',
  'mainOfTotalRate',
  'turnoverOfFloatCapitalRate',
] as const;

/** A measure of a stock. Percentiles are 0 to 1; NaN is missing. */
export interface ComparedMeasure {
  readonly key: (typeof COMPARED_MEASURES)[number];
  readonly value: number;
  /** What is ranked, higher is better: the value; of a valuation the share of its own three years that was dearer. */
  readonly compared: number;
  /** Among the companies of its industry. */
  readonly corpPercentile: number;
  /** The industry's median among industries. */
  readonly industryPercentile: number;
}

export interface CapitalRate {
  readonly key: (typeof CAPITAL_RATES)[number];
  readonly value: number;
  /** Among all stocks. */
  readonly percentile: number;
}

/** How the indexes of a stock came about. */
export interface IndexOrigin {
  readonly measures: readonly ComparedMeasure[];
  readonly rates: readonly CapitalRate[];
  /** Yuan; NaN without any. */
  readonly meanAmount: number;
}

/** The indexes of a date, and what they are made of. */
export interface IndexOrigins {
  /** The same as of `indexPanel`. */
  readonly parts: StyleParts;
  /** @throws RangeError for a stock that there is not */
  of(stock: number): IndexOrigin;
}

/**
 * The indexes of a row with what they are made of; nothing of the input is kept but what is of the row.
 * @throws RangeError for a row that there is not
 */
export function indexOrigins(input: IndexInput, row: number): IndexOrigins {
  const days = new IndexDays(input, { from: row, to: row + 1 });
  const { stocks } = input;
  const empty = (): Float64Array => new Float64Array(stocks);
  const parts: StyleParts = {
    industryComparison: empty(),
    corpComparison: empty(),
    capitalPreference: empty(),
    liquidity: empty(),
  };
  days.write(row, parts);
  const { corp, industry } = days.comparison.percentiles();
  const rates = days.preference.percentiles();
  const [amounts] = days.liquidity.percentiles();
  const [first, last] = [row * stocks, (row + 1) * stocks];
  const groups = input.industries.slice(first, last);
  const universe = input.universe.slice(first, last);
  const valuations = { pe: input.pe.slice(first, last), pb: input.pb.slice(first, last) };
  const valueOf = (key: ComparedMeasure['key'], stock: number, ranked: number): number => {
    if (key !== 'pe' && key !== 'pb') return ranked;
    return universe[stock] === 1 ? (valuations[key][stock] as number) : NaN;
  };
  return {
    parts,
    of: (stock) => {
      if (universe[stock] === undefined) throw new RangeError(`no stock ${stock} of ${stocks}`);
      const group = groups[stock] as number;
      return {
        measures: COMPARED_MEASURES.map((key, at) => {
          const compared = measureAt(corp[at], stock);
          return {
            key,
            value: valueOf(key, stock, compared),
            compared,
            corpPercentile: rankAt(corp[at], stock),
            industryPercentile: universe[stock] === 1 ? rankAt(industry[at], group) : NaN,
          };
        }),
        rates: CAPITAL_RATES.map((key, at) => ({
          key,
          value: measureAt(rates[at], stock),
          percentile: rankAt(rates[at], stock),
        })),
        meanAmount: measureAt(amounts, stock),
      };
    },
  };
}

const measureAt = (ranked: RankedMeasure | undefined, at: number): number => ranked?.measure[at] ?? NaN;
const rankAt = (ranked: RankedMeasure | undefined, at: number): number => ranked?.ranks[at] ?? NaN;
