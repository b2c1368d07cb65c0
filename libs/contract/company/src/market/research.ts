import {
  choice,
  date,
  hidden,
  integer,
  number,
  optional,
  percent,
  required,
  sentence,
  text,
  word,
  year,
  yuan,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { company } from '../company.ts';

const NEEDS = 'gssjk_gn_view_marketData';

/** C-19: brokers' ratings of the share. */
const analystRatings = company.facts({
  id: 'company.analystRatings',
  title: '分析师评级',
  path: '/api/analyst/evaluation/pageList',
  needs: NEEDS,
  source: '券商研究报告',
  key: 'id',
  defaultSort: 'ratingDate,DESC',
  columns: {
    id: hidden(z.string()),
    ratingDate: date('评级日期', { fixed: 'left' }),
    institution: text('研究机构', { sort: true }),
    analyst: optional(text('分析师')),
    rating: word('最新评级', { sort: true }),
    /** The same institution's previous rating; null for its first. */
    previousRating: optional(word('上次评级')),
    ratingChange: choice('评级变动', ['首次', '维持', '上调', '下调']),
    targetPrice: yuan('目标价'),
    /** Unadjusted, of the day or the last trading day before it. */
    close: yuan('当日收盘价', { sort: false }),
    /** target ÷ close − 1 */
    targetRoom: percent('目标空间', { signed: true }),
    forecastYear: optional(year('预测年度', { sort: false })),
    epsThisYear: yuan('当年EPS预测'),
    epsNextYear: yuan('次年EPS预测'),
  },
});

/**
 * C-19: visits of investors by quarter, the newest one up to the business date, and a score for each kind of
 * investor.
 */
const researchStatistics = company.facts({
  id: 'company.researchStatistics',
  title: '机构调研统计',
  path: '/api/institutional/research/pageList',
  needs: NEEDS,
  source: '投资者关系活动记录',
  key: 'period',
  counter: '个季度',
  defaultSort: 'period,DESC',
  columns: {
    /** 2026Q3 */
    period: word('季度', { sort: true, fixed: 'left' }),
    /** The end of the scores' twelve months: the quarter's last day or the business date. */
    endDate: date('截至日期', { sort: false }),
    visitCount: required(integer('调研次数')),
    institutionCount: required(integer('机构家数')),
    personCount: required(integer('调研人数')),
    /**
     * 0–100: 100 × the percentile, among all companies listed that day, of the kind's visiting institutions
     * over the twelve months up to `endDate`; ties count half. Null while the company was not listed.
     */
    fundScore: number('基金公司得分'),
    brokerScore: number('证券公司得分'),
    privateFundScore: number('私募机构得分'),
    insuranceScore: number('保险机构得分'),
    foreignScore: number('外资机构得分'),
    otherScore: number('其他机构得分'),
  },
});

/** C-19: the visits one by one. */
const researchVisits = company.facts({
  id: 'company.researchVisits',
  title: '机构调研记录',
  path: '/api/institutional/research/visitList',
  needs: NEEDS,
  source: '投资者关系活动记录',
  key: 'id',
  counter: '次',
  defaultSort: 'visitDate,DESC',
  columns: {
    id: hidden(z.string()),
    visitDate: date('调研日期', { fixed: 'left' }),
    /** The number among the visits of that day, from 1. */
    sequence: required(integer('场次', { sort: false })),
    announceDate: date('公告日期'),
    form: optional(text('调研方式')),
    institutionCount: required(integer('机构家数')),
    personCount: integer('调研人数'),
    fundCount: integer('基金公司'),
    brokerCount: integer('证券公司'),
    privateFundCount: integer('私募机构'),
    insuranceCount: integer('保险机构'),
    foreignCount: integer('外资机构'),
    otherCount: integer('其他机构'),
    topics: optional(sentence('调研内容')),
  },
});

export const researchTables = { analystRatings, researchStatistics, researchVisits } as const;
