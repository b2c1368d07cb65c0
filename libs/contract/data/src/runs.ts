import { call, day, id, searchText, table } from '@console/contract-core';
import { z } from 'zod';
import { keysOf, RUN_STATES, TABLE_OUTCOMES } from './mart-state.ts';

const count = z.number().int();

const runRow = z.object({
  id: count,
  source: z.string(),
  /** The folder or delivery it read. */
  folder: z.string(),
  demo: z.boolean(),
  state: z.enum(keysOf(RUN_STATES)),
  /** Tables it touched. */
  tables: count,
  /** Rows its files gave, over all tables. */
  rows: count,
  rejected: count,
  startedBy: z.string().nullable(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  seconds: count.nullable(),
  message: z.string().nullable(),
  /** The job that ran it; null for the command line. */
  jobId: z.uuid().nullable(),
  /** The newest run that changed the mart and stands alone. */
  canUndo: z.boolean(),
});

/** Every import, newest first. Dry runs leave none. */
export const runs = table({
  id: 'data.runs',
  title: '导入记录',
  path: '/api/dataImport/runs',
  services: ['data'],
  needs: 'xtgl_data',
  defaultSort: 'id,DESC',
  filter: z.object({
    /** A part of the source or the folder. */
    search: searchText(),
    state: z.enum(keysOf(RUN_STATES)).optional(),
    startedFrom: day().optional(),
    startedTo: day().optional(),
  }),
  row: runRow,
  columns: [
    { key: 'id', title: '编号', unit: 'integer', sortable: true, width: 72 },
    { key: 'startedAt', title: '开始时间', format: 'datetime', sortable: true, width: 150 },
    { key: 'source', title: '数据来源', sortable: true, width: 110 },
    { key: 'folder', title: '目录', sortable: true, width: 180 },
    { key: 'demo', title: '演示数据', width: 84 },
    { key: 'state', title: '状态', sortable: true, width: 90 },
    { key: 'tables', title: '表数', unit: 'integer', sortable: true, width: 72 },
    { key: 'rows', title: '行数', unit: 'integer', sortable: true, width: 110 },
    { key: 'rejected', title: '拒绝行', unit: 'integer', sortable: true, width: 86 },
    { key: 'startedBy', title: '操作人', sortable: true, width: 100 },
    { key: 'seconds', title: '用时（秒）', unit: 'integer', sortable: true, width: 96 },
    { key: 'finishedAt', title: '结束时间', format: 'datetime', sortable: true, width: 150 },
    { key: 'message', title: '说明', width: 240 },
  ],
});

/** One table of a run. */
export const runTable = z.object({
  table: z.string(),
  title: z.string(),
  outcome: z.enum(keysOf(TABLE_OUTCOMES)),
  rows: count,
  skipped: count,
  rejected: count,
  inserted: count.nullable(),
  updated: count.nullable(),
  deleted: count.nullable(),
  asOf: z.string().nullable(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  seconds: count.nullable(),
  message: z.string().nullable(),
  /** Whether `data.rejects` has rows to show. */
  hasRejects: z.boolean(),
});

export const run = call({
  id: 'data.run',
  title: '导入详情',
  method: 'GET',
  path: '/api/dataImport/run',
  services: ['data'],
  needs: 'xtgl_data',
  input: z.strictObject({ id: id() }),
  output: runRow.extend({ snapshots: z.array(runTable) }),
});
