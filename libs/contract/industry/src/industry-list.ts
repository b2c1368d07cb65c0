import { id, oneOrMore, searchText, table, typedAddresses } from '@console/contract-core';
import {
  count,
  datetime,
  hidden,
  hundredMillionYuan,
  number,
  optional,
  required,
  shown,
  word,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { coverageOf, peCoverage } from './coverage.ts';
import { variant } from './industry-fields.ts';
import { INDUSTRY_FIGURE_NOTES } from './industry-figures.ts';

/** The figures of a row that are made of its companies: a thin one comes after all others in any order. */
export const LISTED_FIGURES = [
  ...(['totalCapital', 'pe', 'pb', 'ps'] as const),
  ...(['industryOperatingRevenue', 'industryNp'] as const),
] as const;

/** I-01: the industries of one classification, with the sums over the companies in and below each. */
export const industryList = table({
  id: 'industry.list',
  title: '行业列表',
  path: '/api/dataIndustry/selectPageAll',
  also: [
    ...typedAddresses('dataIndustry/selectPageAll'),
    { path: '/api/dataIndustry/selectListPage' },
    ...typedAddresses('dataIndustry/selectListPage'),
  ],
  services: ['industry'],
  /** Domestic industries need hysjk_gn: their source refuses (403) callers who have hysjk_hw alone. */
  needs: ['hysjk_gn', 'hysjk_hw'],
  key: 'industryId',
  counter: '个行业',
  defaultSort: 'totalCapital,DESC',
  defaultSize: 10,
  filter: z.object({
    type: variant(),
    /** Ids of industries; all below them are included. */
    industryIds: oneOrMore(id()),
    /** Part of the name, or the beginning of the code. */
    search: searchText(),
    /** The analyst. */
    userId: id().optional(),
    industryLevel: z.enum(['1', '2', '3']).optional(),
    /** Domestic by default; no overseas data is loaded yet. */
    market: z.enum(['domestic', 'overseas']).default('domestic'),
  }),
  columns: {
    industryId: hidden(z.number().int()),
    parentId: hidden(z.number().int().nullable()),
    userId: hidden(z.number().int().nullable()),
    /** Sent back by edits, so that a stale edit is refused. */
    version: hidden(z.number().int()),
    coverage: coverageOf(...LISTED_FIGURES),
    industryName: word('行业名称', { sort: true, fixed: 'left' }),
    industryCode: word('编码', { sort: true }),
    industryLevel: shown('层级', z.number().int().min(1).max(3), { sort: true }),
    /** The analyst's name; null for none, or one who left. */
    username: optional(word('分析师', { sort: true })),
    totalCapital: hundredMillionYuan('总市值'),
    /** Capital over earnings of the last twelve months, loss-makers left out of both. */
    pe: number('PE(TTM)', { note: INDUSTRY_FIGURE_NOTES.pe }),
    pb: number('PB', { note: INDUSTRY_FIGURE_NOTES.pb }),
    ps: number('PS(TTM)', { note: INDUSTRY_FIGURE_NOTES.ps }),
    /** Both are of the last twelve months. */
    industryOperatingRevenue: hundredMillionYuan('营业收入(TTM)'),
    industryNp: hundredMillionYuan('净利润(TTM)'),
    /** The tenant's listed companies in it and below, without delisted ones; all sums are over them. */
    corpCount: required(count('入库公司', { note: INDUSTRY_FIGURE_NOTES.ownCompanies })),
    ...peCoverage,
    /** When a company last joined or left, `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
    corpUpdatedTime: optional(datetime('公司更新时间')),
  },
});
