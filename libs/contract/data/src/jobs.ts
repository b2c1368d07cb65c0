import { call, id, JOB_STATES, plainName, table } from '@console/contract-core';
import {
  choice,
  datetime,
  hidden,
  integer,
  name,
  optional,
  percent,
  required,
  rowOf,
  sentence,
  shown,
  text,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { deliveryName } from './deliveries.ts';
import { JOB_KINDS, keysOf } from './mart-state.ts';
import { runTable } from './runs.ts';

const count = z.number().int();
const place = { method: 'POST', services: ['data'], needs: 'xtgl_data' } as const;
const submitted = z.object({ jobId: z.uuid(), state: z.enum(JOB_STATES) });

/** The maximum number of characters of the source of imported data. */
export const IMPORT_SOURCE_LENGTH = 64;

/** Queues an import. Requires the header `Idempotency-Key`: the same key again answers the same job. */
export const submitImport = call({
  ...place,
  id: 'data.submitImport',
  title: '提交导入',
  creates: true,
  path: '/api/dataImport/submit',
  input: z.strictObject({
    delivery: deliveryName(),
    /** A name that `data.mappings` lists; null for the documented format. */
    mapping: z.string().check(plainName).min(1).max(84).nullable().default(null),
    /** Checks every row and changes nothing. */
    dryRun: z.boolean().default(false),
    /** The source of the data; null for the mapping's name. */
    source: z.string().trim().check(plainName).min(1).max(IMPORT_SOURCE_LENGTH).nullable().default(null),
    /** Whether the rows are invented: one mart never has both demo data and real data. */
    demo: z.boolean().default(false),
  }),
  output: submitted,
});

/** Queues the undoing of the newest run. Requires `Idempotency-Key`. */
export const submitUndo = call({
  ...place,
  id: 'data.submitUndo',
  title: '撤销导入',
  creates: true,
  path: '/api/dataImport/undo',
  input: z.strictObject({ runId: id() }),
  output: submitted,
});

/** As `jobs.platformCancel`, which replaced it: kept for pages that were loaded before. */
export const cancelJob = call({
  ...place,
  id: 'data.cancelJob',
  title: '取消任务',
  path: '/api/dataImport/cancelJob',
  input: z.strictObject({ id: z.uuid() }),
  output: submitted,
});

/** As `jobs.platformRetry`, which replaced it: kept for pages that were loaded before. */
export const retryJob = call({
  ...place,
  id: 'data.retryJob',
  title: '重试任务',
  path: '/api/dataImport/retryJob',
  input: z.strictObject({ id: z.uuid() }),
  output: submitted,
});

const jobColumns = {
  id: hidden(z.uuid()),
  rowsPerSecond: hidden(z.number().nullable()),
  secondsLeft: hidden(z.number().nullable()),
  /** A running job was asked to stop and has not stopped yet. */
  cancelRequested: hidden(z.boolean()),
  attempts: hidden(count),
  startedAt: hidden(z.string().nullable()),
  runId: hidden(count.nullable()),
  canCancel: hidden(z.boolean()),
  canRetry: hidden(z.boolean()),
  kind: choice('类型', keysOf(JOB_KINDS)),
  /** The subject of the job, in words: the delivery, or the run that is undone. */
  subject: name('对象'),
  dryRun: shown('仅检查', z.boolean()),
  state: choice('状态', JOB_STATES, { sort: true }),
  /** Fraction done, 0 to 1. */
  progress: required(percent('进度', { sort: false })),
  /** The current step, in Chinese. */
  step: optional(name('当前步骤')),
  submittedBy: optional(text('提交人')),
  submittedAt: datetime('提交时间'),
  finishedAt: optional(datetime('结束时间')),
  seconds: integer('用时（秒）', { sort: false }),
  /** Why it failed; for a job that succeeded, the tables that were not imported. */
  message: optional(sentence('说明')),
};

const jobRow = rowOf(jobColumns);

/**
 * Imports and undoings, newest first. `jobs.platformList` replaced it: kept for pages that were loaded
 * before.
 */
export const jobs = table({
  id: 'data.jobs',
  title: '导入任务',
  path: '/api/dataImport/jobs',
  services: ['data'],
  needs: 'xtgl_data',
  key: 'id',
  counter: '个',
  defaultSort: 'submittedAt,DESC',
  filter: z.object({
    state: z.enum(JOB_STATES).optional(),
    kind: z.enum(keysOf(JOB_KINDS)).optional(),
  }),
  columns: jobColumns,
});

/** One job, with the outcome of each table once it is known. */
export const job = call({
  id: 'data.job',
  title: '任务详情',
  method: 'GET',
  path: '/api/dataImport/job',
  services: ['data'],
  needs: 'xtgl_data',
  input: z.strictObject({ id: z.uuid() }),
  output: jobRow.extend({ tables: z.array(runTable) }),
});
