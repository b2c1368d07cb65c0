import { chart, id, searchText, table } from '@console/contract-core';
import {
  code,
  count,
  date,
  hidden,
  hundredMillionYuan,
  integer,
  millionYuan,
  multiple,
  number,
  percent,
  preferenceColumns,
  required,
  text,
} from '@console/contract-core/columns';
import { z } from 'zod';

const view = { services: ['invest'], needs: 'tzgl_view' } as const;
const search = searchText();

/** A call that documents 1 and 2 have too: the plain path is the company service's. */
const sharedAddress = (call: string) =>
  ({
    path: `/api/invest/investIndexZbph/${call}`,
    also: [{ path: `/api/investIndexZbph/${call}`, shared: true }],
  }) as const;

/** By the index of the ranking, among all companies or industries listed, whatever is searched; ties share a rank. */
const rank = integer('排名', { fixed: 'left' });
const companyColumns = {
  corpId: hidden(z.number().int()),
  rank,
  corpName: text('公司简称', { sort: true, fixed: 'left' }),
  stockCode: code('股票代码', { sort: true }),
  industryName: text('所属行业'),
};
const ofCompanies = {
  ...view,
  key: 'corpId',
  counter: '家',
  defaultSize: 20,
  source: '由行情、财报、持仓与两融数据计算',
} as const;

/** The tenant's companies ranked by an index, 0 to 5 unless said, at the business date. */
const companyRankings = {
  /** All indexes side by side; of a style also the style index and the corrected one. */
  corpIndexes: table({
    ...ofCompanies,
    id: 'invest.corpIndexes',
    title: '投资指数',
    path: '/api/inoverview/pageList',
    also: [{ path: '/api/getCorpInvestIndexList' }],
    defaultSort: 'corpComparisonIndex,DESC',
    filter: z.object({ search, styleId: id().optional() }),
    columns: {
      ...companyColumns,
      /** Null without a style. The rank is by it, or by the company's comparison index without a style. */
      styleIndex: number('风格指数'),
      /** 0–1. */
      investSuccessRate: percent('投资成功率'),
      industryComparisonIndex: number('行业对比指数'),
      industryZbphIndex: number('行业资本偏好指数'),
      corpComparisonIndex: number('公司对比指数'),
      zbphIndex: number('公司资本偏好指数'),
      liquidityIndex: number('流动性指数'),
      correctionCorpConfig: number('修正公司配置'),
    },
  }),
  /** By the comparison within the industry, with the six measures it is made of. */
  corpComparison: table({
    ...ofCompanies,
    id: 'invest.corpComparison',
    title: '公司对比指数排行',
    path: '/api/getCorpComparisionIndex',
    also: [{ path: '/api/system/comparisonIndex' }],
    defaultSort: 'corpComparisonIndex,DESC',
    filter: z.object({ search }),
    columns: {
      ...companyColumns,
      corpComparisonIndex: number('公司对比指数'),
      industryComparisonIndex: number('行业对比指数'),
      growthRevenue: percent('营收同比（TTM）', { signed: true }),
      growthProfit: percent('净利润同比（TTM）', { signed: true }),
      roe: percent('净资产收益率（TTM）'),
      grossMargin: percent('毛利率（TTM）'),
      pe: multiple('市盈率（TTM）'),
      pb: multiple('市净率'),
    },
  }),
  /**
   * By the quality of earnings: 5 × the mean of the percentiles of return on equity and gross margin within the
   * industry, the two of the comparison's six that do not depend on growth or price.
   */
  corpQuality: table({
    ...ofCompanies,
    id: 'invest.corpQuality',
    title: '质量指数排行',
    path: '/api/getQualitativeIndexRankingList',
    defaultSort: 'qualitativeIndex,DESC',
    filter: z.object({ search }),
    columns: {
      ...companyColumns,
      qualitativeIndex: number('质量指数', { note: '5 × 净资产收益率与毛利率的行业内百分位均值' }),
      roe: percent('净资产收益率（TTM）'),
      roePercentile: percent('净资产收益率行业内百分位'),
      grossMargin: percent('毛利率（TTM）'),
      grossMarginPercentile: percent('毛利率行业内百分位'),
    },
  }),
  /** By the share of months, 0–1, in which the return exceeded the median of the market. */
  corpSuccess: table({
    ...ofCompanies,
    id: 'invest.corpSuccess',
    title: '投资成功率排行',
    path: '/api/getCorpInvestSuccessRate',
    source: '由行情数据计算',
    defaultSort: 'investSuccessRate,DESC',
    filter: z.object({ search }),
    columns: {
      ...companyColumns,
      investSuccessRate: percent('投资成功率', {
        note: '近 36 个完整月份（至少 12 个）中收益率高于全市场中位数的占比',
      }),
    },
  }),
  /** By the capital preference, with its five rates. */
  corpPreference: table({
    ...ofCompanies,
    ...sharedAddress('pageList'),
    also: [...sharedAddress('pageList').also, { path: '/api/zbpnIndex/pageList' }],
    id: 'invest.corpPreference',
    title: '资本偏好排行',
    source: '由行情、持仓与两融数据计算',
    defaultSort: 'zbphIndex,DESC',
    filter: z.object({ search }),
    columns: { ...companyColumns, ...preferenceColumns },
  }),
} as const;

const industryColumns = {
  industryCode: hidden(z.string()),
  rank,
  industryName: text('行业', { sort: true, fixed: 'left' }),
  /** The tenant's companies in it. */
  corpNum: required(count('公司数')),
};
const ofIndustries = { ...view, key: 'industryCode', counter: '个行业', defaultSize: 50 } as const;

/** The Shenwan level-1 industries in which the tenant has companies, ranked at the business date. */
const industryRankings = {
  /** By the comparison among industries, with the percentiles (0–1) of its medians. */
  industryComparison: table({
    ...ofIndustries,
    id: 'invest.industryComparison',
    title: '行业对比指数排行',
    path: '/api/getIndustryComparisionIndex',
    source: '由行情与财报数据计算，全市场公司',
    defaultSort: 'industryComparisonIndex,DESC',
    filter: z.object({ search }),
    columns: {
      ...industryColumns,
      industryComparisonIndex: number('行业对比指数'),
      industryZbphIndex: number('行业资本偏好指数'),
      growthRevenue: percent('营收同比百分位'),
      growthProfit: percent('净利润同比百分位'),
      roe: percent('净资产收益率百分位'),
      grossMargin: percent('毛利率百分位'),
      pe: percent('市盈率百分位', { note: '相对自身三年越低越高' }),
      pb: percent('市净率百分位', { note: '相对自身三年越低越高' }),
    },
  }),
  /** By how high its PE is within its own three years; the cheapest has rank 1. Levels: the share of days, 0–1. */
  industryValuations: table({
    ...ofIndustries,
    id: 'invest.industryValuations',
    title: '行业估值水平排行',
    path: '/api/getIndustryValuationsLevelRankingList',
    source: '由行情与财报数据计算，全市场公司',
    defaultSort: 'peLevel,ASC',
    filter: z.object({ search }),
    columns: {
      ...industryColumns,
      pe: multiple('市盈率（TTM）', { note: '市值合计 ÷ 盈利合计，不含亏损公司' }),
      peLevel: percent('市盈率分位', { note: '近三年中不高于当前值的交易日占比' }),
      pb: multiple('市净率'),
      pbLevel: percent('市净率分位'),
      ps: multiple('市销率（TTM）'),
      psLevel: percent('市销率分位'),
    },
  }),
  /**
   * By expected growth of profit: of each company its first fiscal year without a report against the year before it,
   * summed over the companies of which both are known.
   */
  industryForecasts: table({
    ...ofIndustries,
    id: 'invest.industryForecasts',
    title: '行业预测排行',
    path: '/api/getIndustryFinancePredictList',
    source: '一致预期，本机构公司合计',
    defaultSort: 'netProfitYoy,DESC',
    filter: z.object({ search }),
    columns: {
      ...industryColumns,
      /** Companies whose profits of both years are known. */
      predictNum: required(count('有预测公司')),
      operatingTotalRevenue: millionYuan('预期营业总收入'),
      operatingRevenueYoy: percent('预期营收增速', { signed: true, why: true }),
      netProfitParent: millionYuan('预期归母净利润'),
      netProfitYoy: percent('预期净利润增速', { signed: true, why: true }),
    },
  }),
  /** By the mean capital preference of its companies by float capital, with their rates by the same weights. */
  industryPreference: table({
    ...ofIndustries,
    ...sharedAddress('investComparison'),
    id: 'invest.industryPreference',
    title: '行业资本偏好对比',
    source: '由行情、持仓与两融数据计算，全市场公司按流通市值加权',
    defaultSort: 'zbphIndex,DESC',
    filter: z.object({ search }),
    columns: { ...industryColumns, ...preferenceColumns },
  }),
} as const;

export const rankingTables = { ...companyRankings, ...industryRankings } as const;

/** A mean of the whole market by day, the last 250 trading days of the capital preference. */
const average = {
  ...view,
  input: z.strictObject({}),
  over: { reportDate: date('日期') },
} as const;
const BY_CAPITAL = '近 250 个交易日，均值按流通市值加权';
const SOURCE = '由行情、持仓与两融数据计算';

export const rankingCalls = {
  marketHsgtHeldCapitalRate: chart({
    ...average,
    ...sharedAddress('getAvgHsgtHeldCapitalRate'),
    id: 'invest.marketHsgtHeldCapitalRate',
    title: '全市场沪深港通持股比例均值',
    source: SOURCE,
    note: BY_CAPITAL,
    lines: { marketAvg: percent('全市场均值') },
  }),
  marketLryeRate: chart({
    ...average,
    ...sharedAddress('getAvgLryeRate'),
    id: 'invest.marketLryeRate',
    title: '全市场融资余额比例均值',
    source: SOURCE,
    note: BY_CAPITAL,
    lines: { marketAvg: percent('全市场均值') },
  }),
  /** Yuan a company. */
  marketTradingAmt: chart({
    ...average,
    ...sharedAddress('getAvgtotalTradingAmt'),
    id: 'invest.marketTradingAmt',
    title: '全市场成交额均值',
    source: '沪深北交易所',
    note: '近 250 个交易日，均值为每家公司平均',
    lines: { marketAvg: hundredMillionYuan('全市场均值') },
  }),
} as const;
