import { searchText, table } from '@console/contract-core';
import { z } from 'zod';
import { keysOf, TABLE_GROUPS, TABLE_KINDS, TABLE_RHYTHMS, TABLE_STATES } from './mart-state.ts';

/** One row a table of the mart: what it holds, as of when, what its last load did, what it lacks. */
export const martTables = table({
  id: 'data.tables',
  title: '数据表质量',
  path: '/api/dataQuality/tables',
  services: ['data'],
  needs: 'xtgl_data',
  defaultSort: 'order,ASC',
  defaultSize: 100,
  filter: z.object({
    /** A part of the table's name or Chinese title. */
    search: searchText(),
    group: z.enum(TABLE_GROUPS).optional(),
    state: z.enum(keysOf(TABLE_STATES)).optional(),
  }),
  row: z.object({
    /** The order tables are loaded in, from 1. */
    order: z.number().int(),
    table: z.string(),
    title: z.string(),
    group: z.enum(TABLE_GROUPS),
    kind: z.enum(keysOf(TABLE_KINDS)),
    rhythm: z.enum(keysOf(TABLE_RHYTHMS)),
    state: z.enum(keysOf(TABLE_STATES)),
    rows: z.number().int(),
    /** The newest day or period the table speaks of. */
    asOf: z.string().nullable(),
    /** When the last load that succeeded ended, Asia/Shanghai. */
    loadedAt: z.string().nullable(),
    source: z.string().nullable(),
    /** Of the last load that succeeded; null where it did not count them. */
    inserted: z.number().int().nullable(),
    updated: z.number().int().nullable(),
    deleted: z.number().int().nullable(),
    /** Rejected rows of the last attempt, succeeded or not. */
    rejected: z.number().int(),
    /** Why the last attempt failed; null when it succeeded. */
    message: z.string().nullable(),
    /** Days with fewer rows than expected; null for tables that are not counted by day. */
    gapDays: z.number().int().nullable(),
    /** Expected less present on the newest day counted. */
    missingNow: z.number().int().nullable(),
  }),
  columns: [
    // What is looked for first fits a narrow screen; what describes the table follows.
    { key: 'title', title: '数据表', sortable: true, fixed: 'left', width: 160 },
    { key: 'state', title: '状态', sortable: true, width: 80 },
    { key: 'rows', title: '行数', unit: 'integer', sortable: true, width: 110 },
    { key: 'asOf', title: '数据日期', format: 'date', sortable: true, width: 104 },
    { key: 'gapDays', title: '缺口天数', unit: 'integer', sortable: true, width: 90 },
    { key: 'missingNow', title: '当前缺失', unit: 'integer', sortable: true, width: 90 },
    { key: 'rejected', title: '拒绝行', unit: 'integer', sortable: true, width: 86 },
    { key: 'loadedAt', title: '最近载入', format: 'datetime', sortable: true, width: 150 },
    { key: 'inserted', title: '载入新增', unit: 'integer', sortable: true, width: 90 },
    { key: 'updated', title: '载入更新', unit: 'integer', sortable: true, width: 90 },
    { key: 'deleted', title: '载入删除', unit: 'integer', sortable: true, width: 90 },
    { key: 'group', title: '分类', sortable: true, width: 90 },
    { key: 'rhythm', title: '更新频率', sortable: true, width: 90 },
    { key: 'table', title: '表名', sortable: true, width: 170 },
    { key: 'kind', title: '来源方式', sortable: true, width: 86 },
    { key: 'source', title: '数据来源', sortable: true, width: 110 },
    { key: 'order', title: '序号', unit: 'integer', sortable: true, width: 64 },
  ],
});
