import { day, oneOrMore, searchText, table, why } from '@console/contract-core';
import { z } from 'zod';

/** A small table for this tier's own tests. */
export const sampleTable = table({
  id: 'sample.list',
  title: '样例',
  path: '/api/sample/list',
  services: ['company'],
  needs: 'signed-in',
  defaultSort: 'day,DESC',
  defaultSize: 10,
  filter: z.object({
    search: searchText(),
    codes: oneOrMore(z.string()),
    kind: z.enum(['a', 'b']).optional(),
    from: day().optional(),
  }),
  row: z.object({
    id: z.number(),
    name: z.string(),
    capital: z.number().nullable(),
    change: z.number().nullable(),
    changeWhy: why,
    day: z.string().nullable(),
  }),
  columns: [
    { key: 'name', title: '名称', sortable: true, fixed: 'left', width: 100 },
    { key: 'capital', title: '总市值', unit: 'hundredMillionYuan', sortable: true },
    {
      key: 'change',
      title: '涨跌幅',
      unit: 'percent',
      format: 'change',
      sortable: true,
      note: '收盘价 ÷ 昨收 − 1',
    },
    { key: 'day', title: '时间', format: 'datetime', sortable: true },
  ],
});
