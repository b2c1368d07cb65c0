import { why } from '@console/contract-core';
import { z } from 'zod';
import { companyTable, figure, words } from '../company-table.ts';

const NEEDS = 'gssjk_gn_view_marketData';

/** C-19: what the company expects of a period before its report. */
const performanceForecasts = companyTable({
  id: 'company.performanceForecasts',
  title: '业绩预告',
  path: '/api/performance/forecast/pageList',
  needs: NEEDS,
  source: '公司公告',
  defaultSort: 'reportDate,DESC',
  row: z.object({
    reportDate: z.string(),
    previewDate: z.string(),
    type: z.string(),
    /** From 5, the best news, to 0. */
    typeScore: figure,
    lowerProfit: figure,
    upperProfit: figure,
    /** (lower + upper) ÷ 2 */
    averageProfit: figure,
    lowerOperatingRevenue: figure,
    upperOperatingRevenue: figure,
    averageOperatingRevenue: figure,
    /** The announcement in short. */
    tabloid: words,
  }),
  columns: [
    { key: 'reportDate', title: '报告期', format: 'date', sortable: true, fixed: 'left', width: 100 },
    { key: 'previewDate', title: '预告日期', format: 'date', sortable: true, width: 100 },
    { key: 'type', title: '预告类型', width: 84 },
    { key: 'typeScore', title: '类型得分', unit: 'number', sortable: true, width: 84 },
    { key: 'lowerProfit', title: '预计净利润下限', unit: 'millionYuan', sortable: true, width: 158 },
    { key: 'upperProfit', title: '预计净利润上限', unit: 'millionYuan', sortable: true, width: 158 },
    { key: 'averageProfit', title: '预计净利润均值', unit: 'millionYuan', sortable: true, width: 158 },
    {
      key: 'lowerOperatingRevenue',
      title: '预计营业收入下限',
      unit: 'millionYuan',
      sortable: true,
      width: 172,
    },
    {
      key: 'upperOperatingRevenue',
      title: '预计营业收入上限',
      unit: 'millionYuan',
      sortable: true,
      width: 172,
    },
    {
      key: 'averageOperatingRevenue',
      title: '预计营业收入均值',
      unit: 'millionYuan',
      sortable: true,
      width: 172,
    },
    { key: 'tabloid', title: '业绩预告摘要', width: 110 },
  ],
});

/** C-19: first figures of a period, not audited, before its report; of the year so far. */
const performanceExpresses = companyTable({
  id: 'company.performanceExpresses',
  title: '业绩快报',
  path: '/api/performance/express/pageList',
  needs: NEEDS,
  source: '公司公告',
  defaultSort: 'reportDate,DESC',
  row: z.object({
    reportDate: z.string(),
    noticeDate: z.string(),
    operatingTotalRevenue: figure,
    /** Against the income statement of a year before, as a fraction; so is the growth of profit. */
    operatingTotalRevenueYoy: figure,
    operatingTotalRevenueYoyWhy: why,
    operatingProfit: figure,
    totalProfit: figure,
    netProfitParent: figure,
    netProfitParentYoy: figure,
    netProfitParentYoyWhy: why,
    netProfitDeducted: figure,
    totalAssets: figure,
    equityParent: figure,
    epsBasic: figure,
    bps: figure,
    roeWeighted: figure,
  }),
  columns: [
    { key: 'reportDate', title: '报告期', format: 'date', sortable: true, fixed: 'left', width: 100 },
    { key: 'noticeDate', title: '公告日期', format: 'date', sortable: true, width: 100 },
    { key: 'operatingTotalRevenue', title: '营业总收入', unit: 'millionYuan', sortable: true, width: 134 },
    {
      key: 'operatingTotalRevenueYoy',
      title: '收入同比',
      unit: 'percent',
      format: 'change',
      sortable: true,
      width: 104,
    },
    { key: 'operatingProfit', title: '营业利润', unit: 'millionYuan', sortable: true, width: 124 },
    { key: 'totalProfit', title: '利润总额', unit: 'millionYuan', sortable: true, width: 124 },
    { key: 'netProfitParent', title: '归母净利润', unit: 'millionYuan', sortable: true, width: 134 },
    {
      key: 'netProfitParentYoy',
      title: '净利润同比',
      unit: 'percent',
      format: 'change',
      sortable: true,
      width: 116,
    },
    { key: 'netProfitDeducted', title: '扣非净利润', unit: 'millionYuan', sortable: true, width: 134 },
    { key: 'totalAssets', title: '总资产', unit: 'millionYuan', sortable: true, width: 124 },
    { key: 'equityParent', title: '归母净资产', unit: 'millionYuan', sortable: true, width: 134 },
    { key: 'epsBasic', title: '每股收益', unit: 'yuan', sortable: true, width: 96 },
    { key: 'bps', title: '每股净资产', unit: 'yuan', sortable: true, width: 110 },
    { key: 'roeWeighted', title: '加权ROE', unit: 'percent', sortable: true, width: 104 },
  ],
});

/** C-20: how often the share was looked up and put on watch lists. */
const popularities = companyTable({
  id: 'company.popularities',
  title: '人气热度',
  path: '/api/performance/popularity/pageList',
  needs: NEEDS,
  source: '人气统计',
  defaultSort: 'popularityDate,DESC',
  row: z.object({
    popularityDate: z.string(),
    totalHeat: figure,
    searchHeat: figure,
    optionalHeat: figure,
    /** By total heat among the day's shares, 1 the most. */
    heatRank: figure,
  }),
  columns: [
    { key: 'popularityDate', title: '日期', format: 'date', sortable: true, fixed: 'left', width: 110 },
    { key: 'totalHeat', title: '总热度', unit: 'integer', sortable: true, width: 120 },
    { key: 'searchHeat', title: '搜索热度', unit: 'integer', sortable: true, width: 120 },
    { key: 'optionalHeat', title: '自选热度', unit: 'integer', sortable: true, width: 120 },
    { key: 'heatRank', title: '全市场热度排名', unit: 'integer', sortable: true, width: 140 },
  ],
});

export const performanceTables = { performanceForecasts, performanceExpresses, popularities } as const;
