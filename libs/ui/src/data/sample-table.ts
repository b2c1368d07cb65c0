import { day, oneOrMore, searchText, table } from '@console/contract-core';
import {
  datetime,
  hidden,
  hundredMillionYuan,
  optional,
  percent,
  word,
} from '@console/contract-core/columns';
import { z } from 'zod';

/** A small table for this tier's own tests. */
export const sampleTable = table({
  id: 'sample.list',
  title: '样例',
  path: '/api/sample/list',
  services: ['company'],
  needs: 'signed-in',
  key: 'id',
  counter: '家',
  defaultSort: 'day,DESC',
  defaultSize: 10,
  filter: z.object({
    search: searchText(),
    codes: oneOrMore(z.string()),
    kind: z.enum(['a', 'b']).optional(),
    from: day().optional(),
  }),
  columns: {
    id: hidden(z.number()),
    name: word('名称', { sort: true, fixed: 'left' }),
    capital: hundredMillionYuan('总市值'),
    change: percent('涨跌幅', { signed: true, why: true, note: '收盘价 ÷ 昨收 − 1' }),
    day: optional(datetime('时间')),
  },
});
