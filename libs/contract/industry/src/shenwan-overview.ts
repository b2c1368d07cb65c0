import { table } from '@console/contract-core';
import {
  count,
  hundredMillionYuan,
  number,
  percent,
  required,
  text,
  WIDE,
  word,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { coverageOf, peCoverage } from './coverage.ts';
import { INDUSTRY_FIGURE_NOTES } from './industry-figures.ts';

/** The figures of a row that are made of its companies: a thin one comes after all others in any order. */
export const OVERVIEW_FIGURES = ['totalCapital', 'floatCapital', 'pe', 'pb', 'ps'] as const;

/** The Shenwan level-1 industries with the sums over their members on the business date. */
export const shenwanOverview = table({
  id: 'industry.shenwanOverview',
  title: '申万一级行业概览',
  path: '/api/dataIndustrySywg/overview',
  services: ['industry'],
  needs: 'hysjk_gn',
  key: 'industryCode',
  counter: '个行业',
  defaultSort: 'totalCapital,DESC',
  defaultSize: 50,
  filter: z.object({}),
  columns: {
    coverage: coverageOf(...OVERVIEW_FIGURES),
    industryName: text('行业名称', { sort: true, fixed: 'left' }),
    industryCode: word('编码', { sort: true }),
    /** All listed companies of it, without delisted ones, whether added by the tenant or not. */
    corpCount: required(count('全部上市公司', { note: INDUSTRY_FIGURE_NOTES.allCompanies })),
    totalCapital: hundredMillionYuan('总市值'),
    floatCapital: hundredMillionYuan('流通市值'),
    /** Float-capital-weighted return of the day. */
    changeRate: percent('涨跌幅', { signed: true }),
    /** Sum of capital over sum of earnings, loss-makers excluded. */
    pe: number('PE(TTM)', { note: INDUSTRY_FIGURE_NOTES.pe }),
    /** Sum of capital over sum of book value. */
    pb: number('PB', { note: INDUSTRY_FIGURE_NOTES.pb }),
    /** Sum of capital over sum of sales. */
    ps: number('PS(TTM)', { ...WIDE, note: INDUSTRY_FIGURE_NOTES.ps }),
    ...peCoverage,
    /** The companies whose price rose or fell on the day. */
    riseCount: count('上涨', WIDE),
    fallCount: count('下跌', WIDE),
  },
});
