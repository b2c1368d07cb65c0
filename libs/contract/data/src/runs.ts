import { call, day, id, searchText, table } from '@console/contract-core';
import {
  choice,
  datetime,
  hidden,
  integer,
  name,
  optional,
  required,
  rowOf,
  sentence,
  shown,
  text,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { keysOf, RUN_STATES, TABLE_OUTCOMES } from './mart-state.ts';

const count = z.number().int();

const runColumns = {
  /** The job that ran it; null for the command line. */
  jobId: hidden(z.uuid().nullable()),
  /** Whether it can be undone: the newest run that changed the mart and that no other run depends on. */
  canUndo: hidden(z.boolean()),
  id: required(integer('编号')),
  startedAt: datetime('开始时间'),
  source: text('数据来源', { sort: true }),
  /** The folder or delivery it read. */
  folder: name('目录', { sort: true }),
  demo: shown('演示数据', z.boolean()),
  state: choice('状态', keysOf(RUN_STATES), { sort: true }),
  /** Tables it touched. */
  tables: required(integer('表数')),
  /** The rows in its files, over all tables. */
  rows: required(integer('行数')),
  rejected: required(integer('拒绝行')),
  startedBy: optional(text('操作人', { sort: true })),
  seconds: integer('用时（秒）'),
  finishedAt: optional(datetime('结束时间')),
  message: optional(sentence('说明')),
};

const runRow = rowOf(runColumns);

/** Every import, newest first. Dry runs leave none. */
export const runs = table({
  id: 'data.runs',
  title: '导入记录',
  path: '/api/dataImport/runs',
  services: ['data'],
  needs: 'xtgl_data',
  key: 'id',
  counter: '次',
  defaultSort: 'id,DESC',
  filter: z.object({
    /** A part of the source or the folder. */
    search: searchText(),
    state: z.enum(keysOf(RUN_STATES)).optional(),
    startedFrom: day().optional(),
    startedTo: day().optional(),
  }),
  columns: runColumns,
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
