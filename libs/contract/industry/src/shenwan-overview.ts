import { table } from '@console/contract-core';
import { z } from 'zod';
import { INDUSTRY_FIGURE_NOTES } from './industry-figures.ts';

/** The Shenwan level-1 industries with what their members add up to on the business date. */
export const shenwanOverview = table({
  id: 'industry.shenwanOverview',
  title: '申万一级行业概览',
  path: '/api/dataIndustrySywg/overview',
  services: ['industry'],
  needs: 'hysjk_gn',
  defaultSort: 'totalCapital,DESC',
  defaultSize: 50,
  filter: z.object({}),
  row: z.object({
    industryCode: z.string(),
    industryName: z.string(),
    /** All listed companies of it, delisted ones left out, added by the tenant or not. */
    corpCount: z.number().int(),
    totalCapital: z.number().nullable(),
    floatCapital: z.number().nullable(),
    /** Sum of capital over sum of earnings, loss-makers excluded. */
    pe: z.number().nullable(),
    /** Sum of capital over sum of book value. */
    pb: z.number().nullable(),
    /** Float-capital-weighted return of the day. */
    changeRate: z.number().nullable(),
  }),
  columns: [
    { key: 'industryName', title: '行业名称', fixed: 'left', sortable: true, width: 140 },
    { key: 'industryCode', title: '编码', sortable: true, width: 90 },
    {
      key: 'corpCount',
      title: '全部上市公司',
      unit: 'count',
      sortable: true,
      width: 110,
      note: INDUSTRY_FIGURE_NOTES.allCompanies,
    },
    { key: 'totalCapital', title: '总市值', unit: 'hundredMillionYuan', sortable: true, width: 130 },
    { key: 'floatCapital', title: '流通市值', unit: 'hundredMillionYuan', sortable: true, width: 130 },
    { key: 'changeRate', title: '涨跌幅', unit: 'percent', format: 'change', sortable: true, width: 100 },
    {
      key: 'pe',
      title: 'PE(TTM)',
      unit: 'number',
      sortable: true,
      width: 100,
      note: INDUSTRY_FIGURE_NOTES.pe,
    },
    { key: 'pb', title: 'PB', unit: 'number', sortable: true, width: 90, note: INDUSTRY_FIGURE_NOTES.pb },
  ],
});
