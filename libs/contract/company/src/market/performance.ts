import {
  date,
  integer,
  millionYuan,
  number,
  optional,
  percent,
  text,
  word,
  yuan,
} from '@console/contract-core/columns';
import { company } from '../company.ts';

const NEEDS = 'gssjk_gn_view_marketData';

/** C-19: the company's own forecasts for a period before its report. */
const performanceForecasts = company.facts({
  id: 'company.performanceForecasts',
  title: '业绩预告',
  path: '/api/performance/forecast/pageList',
  needs: NEEDS,
  source: '公司公告',
  key: 'reportDate',
  counter: '期',
  defaultSort: 'reportDate,DESC',
  columns: {
    reportDate: date('报告期', { fixed: 'left' }),
    previewDate: date('预告日期'),
    type: word('预告类型'),
    /** From 5, the best news, to 0. */
    typeScore: number('类型得分'),
    lowerProfit: millionYuan('预计净利润下限'),
    upperProfit: millionYuan('预计净利润上限'),
    /** (lower + upper) ÷ 2 */
    averageProfit: millionYuan('预计净利润均值'),
    lowerOperatingRevenue: millionYuan('预计营业收入下限'),
    upperOperatingRevenue: millionYuan('预计营业收入上限'),
    averageOperatingRevenue: millionYuan('预计营业收入均值'),
    /** A summary of the announcement. */
    tabloid: optional(text('业绩预告摘要')),
  },
});

/** C-19: preliminary, unaudited figures of the year to date, before the report of the period. */
const performanceExpresses = company.facts({
  id: 'company.performanceExpresses',
  title: '业绩快报',
  path: '/api/performance/express/pageList',
  needs: NEEDS,
  source: '公司公告',
  key: 'reportDate',
  counter: '期',
  defaultSort: 'reportDate,DESC',
  columns: {
    reportDate: date('报告期', { fixed: 'left' }),
    noticeDate: date('公告日期'),
    operatingTotalRevenue: millionYuan('营业总收入'),
    /** Against the income statement a year before, as a fraction, like the growth of profit. */
    operatingTotalRevenueYoy: percent('收入同比', { signed: true, why: true }),
    operatingProfit: millionYuan('营业利润'),
    totalProfit: millionYuan('利润总额'),
    netProfitParent: millionYuan('归母净利润'),
    netProfitParentYoy: percent('净利润同比', { signed: true, why: true }),
    netProfitDeducted: millionYuan('扣非净利润'),
    totalAssets: millionYuan('总资产'),
    equityParent: millionYuan('归母净资产'),
    epsBasic: yuan('每股收益'),
    bps: yuan('每股净资产'),
    roeWeighted: percent('加权ROE'),
  },
});

/** C-20: the number of times the share was looked up and put on watch lists. */
const popularities = company.facts({
  id: 'company.popularities',
  title: '人气热度',
  path: '/api/performance/popularity/pageList',
  needs: NEEDS,
  source: '人气统计',
  key: 'popularityDate',
  counter: '个交易日',
  defaultSort: 'popularityDate,DESC',
  columns: {
    popularityDate: date('日期', { fixed: 'left' }),
    totalHeat: integer('总热度'),
    searchHeat: integer('搜索热度'),
    optionalHeat: integer('自选热度'),
    /** By total heat among the day's shares, 1 the most. */
    heatRank: integer('全市场热度排名'),
  },
});

export const performanceTables = { performanceForecasts, performanceExpresses, popularities } as const;
