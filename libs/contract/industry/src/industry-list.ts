import { id, oneOrMore, searchText, table, typedAddresses } from '@console/contract-core';
import { z } from 'zod';
import { variant } from './industry-fields.ts';
import { INDUSTRY_FIGURE_NOTES } from './industry-figures.ts';

/** I-01: the industries of one classification, with what the companies in and below each add up to. */
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
  /** Domestic industries ask for hysjk_gn: their source refuses (403) who has hysjk_hw alone. */
  needs: ['hysjk_gn', 'hysjk_hw'],
  defaultSort: 'totalCapital,DESC',
  defaultSize: 10,
  filter: z.object({
    type: variant(),
    /** These industries and all below them. */
    industryIds: oneOrMore(id()),
    /** Part of the name, or the beginning of the code. */
    search: searchText(),
    /** The analyst. */
    userId: id().optional(),
    industryLevel: z.enum(['1', '2', '3']).optional(),
    /** Domestic by default; no overseas data is loaded yet. */
    market: z.enum(['domestic', 'overseas']).default('domestic'),
  }),
  row: z.object({
    industryId: z.number().int(),
    industryName: z.string(),
    industryCode: z.string(),
    industryLevel: z.number().int().min(1).max(3),
    parentId: z.number().int().nullable(),
    userId: z.number().int().nullable(),
    /** The analyst's name; null for none, or one who left. */
    username: z.string().nullable(),
    totalCapital: z.number().nullable(),
    /** Capital over earnings of the last twelve months, loss-makers left out of both. */
    pe: z.number().nullable(),
    pb: z.number().nullable(),
    ps: z.number().nullable(),
    /** Of the last twelve months. */
    industryOperatingRevenue: z.number().nullable(),
    industryNp: z.number().nullable(),
    /** Listed companies of the tenant in it and below, delisted ones left out; all sums are theirs. */
    corpCount: z.number().int(),
    /** When a company last joined or left, `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
    corpUpdatedTime: z.string().nullable(),
    /** Sent back by edits, so that a stale one is refused. */
    version: z.number().int(),
  }),
  columns: [
    { key: 'industryName', title: '行业名称', sortable: true, fixed: 'left', width: 104 },
    { key: 'industryCode', title: '编码', sortable: true, width: 72 },
    { key: 'industryLevel', title: '层级', sortable: true, width: 50 },
    { key: 'username', title: '分析师', sortable: true, width: 82 },
    { key: 'totalCapital', title: '总市值', unit: 'hundredMillionYuan', sortable: true, width: 96 },
    {
      key: 'pe',
      title: 'PE(TTM)',
      unit: 'number',
      sortable: true,
      width: 76,
      note: INDUSTRY_FIGURE_NOTES.pe,
    },
    {
      key: 'pb',
      title: 'PB',
      unit: 'number',
      sortable: true,
      width: 54,
      note: INDUSTRY_FIGURE_NOTES.pb,
    },
    {
      key: 'ps',
      title: 'PS(TTM)',
      unit: 'number',
      sortable: true,
      width: 76,
      note: INDUSTRY_FIGURE_NOTES.ps,
    },
    {
      key: 'industryOperatingRevenue',
      title: '营业收入(TTM)',
      unit: 'hundredMillionYuan',
      sortable: true,
      width: 124,
    },
    { key: 'industryNp', title: '净利润(TTM)', unit: 'hundredMillionYuan', sortable: true, width: 110 },
    {
      key: 'corpCount',
      title: '入库公司',
      unit: 'count',
      sortable: true,
      width: 82,
      note: INDUSTRY_FIGURE_NOTES.ownCompanies,
    },
    { key: 'corpUpdatedTime', title: '公司更新时间', format: 'datetime', sortable: true, width: 138 },
  ],
});
