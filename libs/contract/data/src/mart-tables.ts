import { searchText, table } from '@console/contract-core';
import {
  choice,
  date,
  datetime,
  hidden,
  integer,
  name,
  optional,
  required,
  text,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { keysOf, TABLE_GROUPS, TABLE_KINDS, TABLE_RHYTHMS, TABLE_STATES } from './mart-state.ts';

/** The tables of the mart, one row each: content, as-of date, result of the last load, and missing data. */
export const martTables = table({
  id: 'data.tables',
  title: '数据表质量',
  path: '/api/dataQuality/tables',
  services: ['data'],
  needs: 'xtgl_data',
  key: 'table',
  counter: '张',
  defaultSort: 'order,ASC',
  defaultSize: 100,
  filter: z.object({
    /** A part of the table's name or Chinese title. */
    search: searchText(),
    group: z.enum(TABLE_GROUPS).optional(),
    state: z.enum(keysOf(TABLE_STATES)).optional(),
  }),
  columns: {
    /** Why the last attempt failed; null when it succeeded. */
    message: hidden(z.string().nullable()),
    // The columns looked for first fit a narrow screen; those that describe the table follow.
    title: name('数据表', { sort: true, fixed: 'left' }),
    state: choice('状态', keysOf(TABLE_STATES), { sort: true }),
    rows: required(integer('行数')),
    /** The newest day or period in the table. */
    asOf: optional(date('数据日期')),
    /** Days with fewer rows than expected; null for tables that are not counted by day. */
    gapDays: integer('缺口天数'),
    /** The number expected less the number present on the newest day counted. */
    missingNow: integer('当前缺失'),
    /** The rejected rows of the last attempt, whether it succeeded or not. */
    rejected: required(integer('拒绝行')),
    /** When the last successful load ended, in Asia/Shanghai. */
    loadedAt: optional(datetime('最近载入')),
    /** The rows added by the last successful load; null where it did not count them. */
    inserted: integer('载入新增'),
    updated: integer('载入更新'),
    deleted: integer('载入删除'),
    group: choice('分类', TABLE_GROUPS, { sort: true }),
    rhythm: choice('更新频率', keysOf(TABLE_RHYTHMS), { sort: true }),
    table: name('表名', { sort: true }),
    kind: choice('来源方式', keysOf(TABLE_KINDS), { sort: true }),
    source: optional(text('数据来源', { sort: true })),
    /** The order tables are loaded in, from 1. */
    order: required(integer('序号')),
  },
});
