import { z } from 'zod';
import { companyTable, figure, words } from '../company-table.ts';

const NEEDS = 'gssjk_gn_view_marketData';

/** C-19: how brokers rate the share. */
const analystRatings = companyTable({
  id: 'company.analystRatings',
  title: '分析师评级',
  path: '/api/analyst/evaluation/pageList',
  needs: NEEDS,
  source: '券商研究报告',
  defaultSort: 'ratingDate,DESC',
  row: z.object({
    id: z.string(),
    ratingDate: z.string(),
    institution: z.string(),
    analyst: words,
    rating: z.string(),
    /** Of the same institution; null for its first. */
    previousRating: words,
    ratingChange: z.enum(['首次', '维持', '上调', '下调']),
    targetPrice: figure,
    /** Unadjusted, of the day or the last trading day before it. */
    close: figure,
    /** target ÷ close − 1 */
    targetRoom: figure,
    forecastYear: figure,
    epsThisYear: figure,
    epsNextYear: figure,
  }),
  columns: [
    { key: 'ratingDate', title: '评级日期', format: 'date', sortable: true, fixed: 'left', width: 104 },
    { key: 'institution', title: '研究机构', sortable: true, width: 130 },
    { key: 'analyst', title: '分析师', width: 120 },
    { key: 'rating', title: '最新评级', sortable: true, width: 92 },
    { key: 'previousRating', title: '上次评级', width: 84 },
    { key: 'ratingChange', title: '评级变动', width: 84 },
    { key: 'targetPrice', title: '目标价', unit: 'yuan', sortable: true, width: 96 },
    { key: 'close', title: '当日收盘价', unit: 'yuan', width: 106 },
    { key: 'targetRoom', title: '目标空间', unit: 'percent', format: 'change', sortable: true, width: 108 },
    { key: 'forecastYear', title: '预测年度', width: 76 },
    { key: 'epsThisYear', title: '当年EPS预测', unit: 'yuan', sortable: true, width: 124 },
    { key: 'epsNextYear', title: '次年EPS预测', unit: 'yuan', sortable: true, width: 124 },
  ],
});

const count = z.number().int();

/** C-19: visits of investors by quarter, the newest up to the business date, and how keen each kind is. */
const researchStatistics = companyTable({
  id: 'company.researchStatistics',
  title: '机构调研统计',
  path: '/api/institutional/research/pageList',
  needs: NEEDS,
  source: '投资者关系活动记录',
  defaultSort: 'period,DESC',
  row: z.object({
    /** 2026Q3 */
    period: z.string(),
    /** What the scores look back twelve months from: the quarter's last day or the business date. */
    endDate: z.string(),
    visitCount: count,
    institutionCount: count,
    personCount: count,
    /**
     * 0–100: 100 × the percentile, among all companies listed that day, of the kind's visiting institutions
     * over the twelve months up to `endDate`, ties half. Null while the company was not listed.
     */
    fundScore: figure,
    brokerScore: figure,
    privateFundScore: figure,
    insuranceScore: figure,
    foreignScore: figure,
    otherScore: figure,
  }),
  columns: [
    { key: 'period', title: '季度', sortable: true, fixed: 'left', width: 84 },
    { key: 'endDate', title: '截至日期', format: 'date', width: 100 },
    { key: 'visitCount', title: '调研次数', unit: 'integer', sortable: true, width: 92 },
    { key: 'institutionCount', title: '机构家数', unit: 'integer', sortable: true, width: 92 },
    { key: 'personCount', title: '调研人数', unit: 'integer', sortable: true, width: 92 },
    { key: 'fundScore', title: '基金公司得分', unit: 'number', sortable: true, width: 116 },
    { key: 'brokerScore', title: '证券公司得分', unit: 'number', sortable: true, width: 116 },
    { key: 'privateFundScore', title: '私募机构得分', unit: 'number', sortable: true, width: 116 },
    { key: 'insuranceScore', title: '保险机构得分', unit: 'number', sortable: true, width: 116 },
    { key: 'foreignScore', title: '外资机构得分', unit: 'number', sortable: true, width: 116 },
    { key: 'otherScore', title: '其他机构得分', unit: 'number', sortable: true, width: 116 },
  ],
});

/** C-19: the visits one by one. */
const researchVisits = companyTable({
  id: 'company.researchVisits',
  title: '机构调研记录',
  path: '/api/institutional/research/visitList',
  needs: NEEDS,
  source: '投资者关系活动记录',
  defaultSort: 'visitDate,DESC',
  row: z.object({
    id: z.string(),
    visitDate: z.string(),
    /** Among the visits of that day, from 1. */
    sequence: count,
    announceDate: z.string(),
    form: words,
    institutionCount: count,
    personCount: figure,
    fundCount: figure,
    brokerCount: figure,
    privateFundCount: figure,
    insuranceCount: figure,
    foreignCount: figure,
    otherCount: figure,
    topics: words,
  }),
  columns: [
    { key: 'visitDate', title: '调研日期', format: 'date', sortable: true, fixed: 'left', width: 104 },
    { key: 'sequence', title: '场次', unit: 'integer', width: 60 },
    { key: 'announceDate', title: '公告日期', format: 'date', sortable: true, width: 104 },
    { key: 'form', title: '调研方式', width: 110 },
    { key: 'institutionCount', title: '机构家数', unit: 'integer', sortable: true, width: 92 },
    { key: 'personCount', title: '调研人数', unit: 'integer', sortable: true, width: 92 },
    { key: 'fundCount', title: '基金公司', unit: 'integer', sortable: true, width: 92 },
    { key: 'brokerCount', title: '证券公司', unit: 'integer', sortable: true, width: 92 },
    { key: 'privateFundCount', title: '私募机构', unit: 'integer', sortable: true, width: 92 },
    { key: 'insuranceCount', title: '保险机构', unit: 'integer', sortable: true, width: 92 },
    { key: 'foreignCount', title: '外资机构', unit: 'integer', sortable: true, width: 92 },
    { key: 'otherCount', title: '其他机构', unit: 'integer', sortable: true, width: 92 },
    { key: 'topics', title: '调研内容', width: 240 },
  ],
});

export const researchTables = { analystRatings, researchStatistics, researchVisits } as const;
