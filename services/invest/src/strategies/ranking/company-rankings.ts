import type { rankingTables } from '@console/contract-invest';
import { meanOfPresent, orNull, type CapitalRate, type ComparedMeasure } from '@console/quant';
import { companyRanking, type ScoredCompany } from './company-ranking.ts';

type Tables = typeof rankingTables;

/** The highest value of an index. */
const INDEX_SCALE = 5;

/** The sources of the rankings of companies. */
export const companyRankings = {
  corpIndexes: companyRanking<Tables['corpIndexes']>({
    figures: (company) => {
      const { market, style, column } = company;
      const { parts, success, industries, industryPreference } = market;
      return {
        styleIndex: style === null ? null : known(style.styleIndex, column),
        investSuccessRate: known(success, column),
        industryComparisonIndex: known(parts.industryComparison, column),
        industryZbphIndex: known(industryPreference, industries[column] ?? 0),
        corpComparisonIndex: known(parts.corpComparison, column),
        zbphIndex: known(parts.capitalPreference, column),
        liquidityIndex: known(parts.liquidity, column),
        correctionCorpConfig: style === null ? null : known(style.corrected, column),
      };
    },
    index: ({ styleIndex, corpComparisonIndex }, { style }) =>
      style === null ? corpComparisonIndex : styleIndex,
  }),
  corpComparison: companyRanking<Tables['corpComparison']>({
    figures: (company) => {
      const measure = measuresOf(company);
      const { parts } = company.market;
      return {
        corpComparisonIndex: known(parts.corpComparison, company.column),
        industryComparisonIndex: known(parts.industryComparison, company.column),
        growthRevenue: orNull(measure('revenueGrowth').value),
        growthProfit: orNull(measure('profitGrowth').value),
        roe: orNull(measure('returnOnEquity').value),
        grossMargin: orNull(measure('grossMargin').value),
        pe: orNull(measure('pe').value),
        pb: orNull(measure('pb').value),
      };
    },
    index: ({ corpComparisonIndex }) => corpComparisonIndex,
  }),
  corpQuality: companyRanking<Tables['corpQuality']>({
    figures: (company) => {
      const measure = measuresOf(company);
      const [equity, margin] = [measure('returnOnEquity'), measure('grossMargin')];
      const quality = INDEX_SCALE * meanOfPresent([equity.corpPercentile, margin.corpPercentile]);
      return {
        qualitativeIndex: orNull(quality),
        roe: orNull(equity.value),
        roePercentile: orNull(equity.corpPercentile),
        grossMargin: orNull(margin.value),
        grossMarginPercentile: orNull(margin.corpPercentile),
      };
    },
    index: ({ qualitativeIndex }) => qualitativeIndex,
  }),
  corpSuccess: companyRanking<Tables['corpSuccess']>({
    figures: ({ market, column }) => ({ investSuccessRate: known(market.success, column) }),
    index: ({ investSuccessRate }) => investSuccessRate,
  }),
  corpPreference: companyRanking<Tables['corpPreference']>({
    figures: ({ market, column }) => {
      const { rates } = market.of(column);
      return {
        zbphIndex: known(market.parts.capitalPreference, column),
        ...(Object.fromEntries(rates.map(({ key, value }) => [key, orNull(value)])) as Rates),
      };
    },
    index: ({ zbphIndex }) => zbphIndex,
  }),
};

type Rates = Readonly<Record<CapitalRate['key'], number | null>>;

/** The compared measures of a company by name. */
function measuresOf({ market, column }: ScoredCompany): (key: ComparedMeasure['key']) => ComparedMeasure {
  const { measures } = market.of(column);
  const byKey = new Map(measures.map((measure) => [measure.key, measure]));
  return (key) => byKey.get(key) as ComparedMeasure;
}

const known = (values: Float64Array, at: number): number | null => orNull(values[at] ?? NaN);
