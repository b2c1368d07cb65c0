import { grown } from '@console/contract-core';
import type { rankingTables } from '@console/contract-invest';
import { dailyPanel } from '@console/market/panels';
import { groupMeans, orNull, type CapitalRate, type ComparedMeasure } from '@console/quant';
import type { MarketScores } from '../scores/market-scores.ts';
import { industryExpectations } from './industry-expectations.ts';
import { industryLevels } from './industry-levels.ts';
import { industryRanking, type IndustryInput } from './industry-ranking.ts';

type Tables = typeof rankingTables;

/** The sources of the rankings of industries. */
export const industryRankings = {
  industryComparison: industryRanking<Tables['industryComparison']>({
    figures: ({ market }) => Promise.resolve((industry) => comparisonOf(market, industry)),
    index: ({ industryComparisonIndex }) => industryComparisonIndex,
  }),
  industryValuations: industryRanking<Tables['industryValuations']>({
    figures: async ({ database, date, market }) => {
      const levels = await industryLevels(database, date);
      return (industry) => {
        const { pe, pb, ps } = levels(market.industryCodes[industry] ?? '');
        return {
          pe: pe.newest,
          peLevel: pe.level,
          pb: pb.newest,
          pbLevel: pb.level,
          ps: ps.newest,
          psLevel: ps.level,
        };
      };
    },
    index: ({ peLevel }) => peLevel,
    best: 'lowest',
  }),
  industryForecasts: industryRanking<Tables['industryForecasts']>({
    figures: async ({ database, date, market, columns }) => {
      const expected = await industryExpectations(database, {
        date,
        columns,
        industries: market.industries,
      });
      return (industry) => {
        const { companies, revenue, profit } = expected(industry);
        return {
          predictNum: companies,
          operatingTotalRevenue: revenue?.next ?? null,
          ...grown('operatingRevenueYoy', revenue?.next, revenue?.base),
          netProfitParent: profit?.next ?? null,
          ...grown('netProfitYoy', profit?.next, profit?.base),
        };
      };
    },
    index: ({ netProfitYoy }) => netProfitYoy,
  }),
  industryPreference: industryRanking<Tables['industryPreference']>({
    figures: preferences,
    index: ({ zbphIndex }) => zbphIndex,
  }),
};

/** The comparison of an industry, which all its stocks of the universe have. */
function comparisonOf(market: MarketScores, industry: number) {
  const column = market.industries.findIndex(
    (own, stock) =>
      own === industry && market.of(stock).measures.some(({ industryPercentile }) => industryPercentile >= 0),
  );
  const measures = column === -1 ? [] : market.of(column).measures;
  const percentile = (key: ComparedMeasure['key']): number | null =>
    orNull(measures.find((measure) => measure.key === key)?.industryPercentile ?? NaN);
  return {
    industryComparisonIndex: orNull(market.parts.industryComparison[column] ?? NaN),
    industryZbphIndex: orNull(market.industryPreference[industry] ?? NaN),
    growthRevenue: percentile('revenueGrowth'),
    growthProfit: percentile('profitGrowth'),
    roe: percentile('returnOnEquity'),
    grossMargin: percentile('grossMargin'),
    pe: percentile('pe'),
    pb: percentile('pb'),
  };
}

type Rates = Readonly<Record<CapitalRate['key'], number | null>>;

/** The means of the capital preference and its rates over all companies of an industry, by float capital. */
async function preferences({ scoring, day, market }: IndustryInput) {
  const { frame, row } = day;
  const floatCapital = await dailyPanel(scoring.store, frame, 'daily_bar.float_capital', {
    from: row,
    to: row + 1,
  });
  const groups = { groups: market.industries, count: market.industryNames.length };
  const rates = Array.from({ length: frame.stocks }, (_, stock) => market.of(stock).rates);
  const means = (rates[0] ?? []).map(({ key }, at) => {
    const values = Float64Array.from(rates, (own) => own[at]?.value ?? NaN);
    return [key, groupMeans(values, floatCapital, groups)] as const;
  });
  return (industry: number) => ({
    zbphIndex: orNull(market.industryPreference[industry] ?? NaN),
    ...(Object.fromEntries(means.map(([key, values]) => [key, orNull(values[industry] ?? NaN)])) as Rates),
  });
}
