import { Injectable } from '@nestjs/common';
import { MESSAGES, Refusal, type InputOf, type Session } from '@console/contract-core';
import { INDEX_TITLES, type IndexOrigin, type poolCalls } from '@console/contract-invest';
import { readAgain } from '@console/market/panels';
import { findRecord } from '@console/node-kit/queries';
import { orNull, type CapitalRate, type ComparedMeasure, type StyleWeights } from '@console/quant';
import { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import { STYLE_READS } from '../../styles/style-columns.ts';
import { StyleScoring, type StyleScores } from '../scores/style-scores.ts';
import { readSeal } from '../seal.ts';
import { poolCompanies } from './pool-companies.ts';

type Measure = IndexOrigin['measures'][number];

/** The title and unit of each compared measure, and its name on the wire. */
const MEASURES: Readonly<Record<ComparedMeasure['key'], Pick<Measure, 'key' | 'title' | 'unit'>>> = {
  revenueGrowth: { key: 'growthRevenue', title: '营业总收入同比（TTM）', unit: 'percent' },
  profitGrowth: { key: 'growthProfit', title: '归母净利润同比（TTM）', unit: 'percent' },
  returnOnEquity: { key: 'roe', title: '净资产收益率（TTM）', unit: 'percent' },
  grossMargin: { key: 'grossMargin', title: '毛利率（TTM）', unit: 'percent' },
  pe: { key: 'pe', title: '市盈率（TTM）', unit: 'multiple' },
  pb: { key: 'pb', title: '市净率', unit: 'multiple' },
};

/** As the columns of the capital preference are titled. */
const RATES: Readonly<Record<CapitalRate['key'], string>> = {
  fundHeldCapitalRate: '基金持股比例',
  lryeRate: '融资余额比例',
  hsgtHeldCapitalRate: '沪深港通持股比例',
  mainOfTotalRate: '主力成交占比',
  turnoverOfFloatCapitalRate: '成交额占流通市值',
};

/** Says how the indexes of a company came about. */
@Injectable()
export class IndexOriginService {
  constructor(
    private readonly database: DataSource,
    private readonly scoring: StyleScoring,
  ) {}

  /**
   * The indexes of a company for a style with what they are made of, on the business date, or on another trading day; of
   * a day without trading, on the one before it.
   * @throws Refusal notFound of a style, strategy of it or company that the tenant does not have, and of a day before all
   * data
   */
  async find(
    { tenantId }: Session,
    { styleId, corpId, strategyId, date }: InputOf<typeof poolCalls.indexOrigin>,
  ): Promise<IndexOrigin> {
    const [weights, [company]] = await Promise.all([
      strategyId === undefined
        ? findRecord(this.database, STYLE_READS, { tenantId, id: styleId })
        : this.sealed(tenantId, styleId, strategyId),
      poolCompanies(this.database, tenantId, [corpId]),
    ]);
    if (company === undefined) throw new Refusal(MESSAGES.notFound);
    return readAgain(async () => {
      const day = await this.scoring.day(date);
      const column = company.securityId - 1;
      if (day === null || column >= day.frame.stocks) throw new Refusal(MESSAGES.notFound);
      const scores = await this.scoring.on(day, weights);
      const { industries, industryNames } = scores.market;
      return {
        asOf: day.frame.dates[day.row] ?? '',
        corpName: company.shortName,
        stockCode: company.code,
        industryName: industryNames[industries[column] ?? 0] ?? '',
        ...originOf(scores, column, weights),
      };
    });
  }

  /** The weights that a strategy of the style was published with. */
  private async sealed(tenantId: string, styleId: number, strategyId: number): Promise<StyleWeights> {
    const row = await queries(this.database)
      .selectFrom('invest.strategy')
      .select('seal')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', strategyId)
      .where('style_id', '=', styleId)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal(MESSAGES.notFound);
    return readSeal(row.seal).style;
  }
}

type Told = Omit<IndexOrigin, 'asOf' | 'corpName' | 'stockCode' | 'industryName'>;

function originOf(
  { market, styleIndex, corrected }: StyleScores,
  column: number,
  weights: StyleWeights,
): Told {
  const { measures, rates, meanAmount } = market.of(column);
  const at = (values: Float64Array): number | null => orNull(values[column] ?? NaN);
  const { industryComparison, corpComparison, capitalPreference, liquidity } = market.parts;
  const part = (key: keyof typeof INDEX_TITLES, index: number | null, weight: number) => ({
    key,
    title: INDEX_TITLES[key],
    index,
    weight,
    share: index === null ? null : index * weight,
  });
  return {
    styleIndex: at(styleIndex),
    measures: measures.map(measureOf),
    rates: rates.map(({ key, value, percentile }) => ({
      key,
      title: RATES[key],
      value: orNull(value),
      percentile: orNull(percentile),
    })),
    parts: [
      part('industryComparisonIndex', at(industryComparison), weights.comparisonIndexIndustryWeight),
      part('corpComparisonIndex', at(corpComparison), weights.comparisonIndexCorpWeight),
      part('zbphIndex', at(capitalPreference), weights.zbphIndexWeight),
    ],
    liquidityIndex: at(liquidity),
    meanAmount: orNull(meanAmount),
    correctionCorpConfig: at(corrected),
  };
}

function measureOf({ key, value, compared, corpPercentile, industryPercentile }: ComparedMeasure): Measure {
  const isValuation = key === 'pe' || key === 'pb';
  return {
    ...MEASURES[key],
    value: orNull(value),
    dearerShare: isValuation ? orNull(compared) : null,
    corpPercentile: orNull(corpPercentile),
    industryPercentile: orNull(industryPercentile),
  };
}
