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
  text,
  word,
} from '../columns/index.ts';
import { z } from 'zod';
import type { SignedNeed } from '../modules/authority.ts';
import { call, table, type CallEntry, type TableEntry } from '../entry/entry.ts';
import { searchText } from '../values/field.ts';
import { jobListRoute } from '../gateway/platform-addresses.ts';
import { JOB_NAMES, type JobName, type JobSchema } from './job-names.ts';
import { JOB_STATES } from './job-states.ts';
import type { ServiceName } from '../modules/service-names.ts';

const count = z.number().int().min(0);

/** A job as the job console lists it. Times are `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
const jobConsoleColumns = {
  id: hidden(z.uuid()),
  /** A name in `JOBS`, or one of a newer version of the program. */
  name: hidden(z.string()),
  /** The speed, and the seconds it still takes, while it runs and where its domain reports them. */
  rowsPerSecond: hidden(z.number().nullable()),
  secondsLeft: hidden(z.number().nullable()),
  /** A running job was asked to stop and has not stopped yet. */
  cancelRequested: hidden(z.boolean()),
  /** Whether the caller submitted it. */
  mine: hidden(z.boolean()),
  /** Whether the job can be cancelled or retried, and the caller may do so. */
  canCancel: hidden(z.boolean()),
  canRetry: hidden(z.boolean()),
  /** The path of the page where its submitter follows it; null where that is the job centre. */
  page: hidden(z.string().nullable()),
  title: text('任务', { fixed: 'left' }),
  /** The subject of the job, in words. */
  subject: sentence('对象'),
  state: choice('状态', JOB_STATES, { sort: true }),
  /** Share done, 0–1. */
  progress: required(percent('进度', { sort: false })),
  /** The current step, in Chinese, while it is queued or runs. */
  step: optional(name('当前步骤')),
  /** Null for a job that the console started itself. */
  submittedBy: optional(word('提交人')),
  submittedAt: datetime('提交时间'),
  startedAt: optional(datetime('开始时间')),
  finishedAt: optional(datetime('结束时间')),
  /** The seconds from its start to its end; null until it ends. */
  seconds: integer('用时（秒）'),
  attempts: required(integer('次数', { sort: false })),
  /** `host:pid` of the process that runs it, or ran it last. */
  worker: optional(text('执行进程')),
  /** Why it failed; for a job that succeeded, which part did not. */
  message: optional(sentence('说明')),
};

const jobConsoleRow = rowOf(jobConsoleColumns);
export type JobConsoleRow = z.output<typeof jobConsoleRow>;

const jobConsoleDetail = jobConsoleRow.extend({
  payload: z.json(),
  /** Null when there is none or it is too long to be displayed. */
  result: z.json().nullable(),
  /** The result in words. */
  summary: z.string().nullable(),
});
export type JobConsoleDetail = z.output<typeof jobConsoleDetail>;

/** A worker process with a heartbeat within the last 15 s. */
const workerState = z.object({
  host: z.string(),
  pid: count,
  /** The version of the program it runs; null when the program is in no package. */
  version: z.string().nullable(),
  /** The number of jobs it runs at the same time, and of threads on which one job computes. */
  concurrency: count,
  threads: count,
  /** The number of jobs it runs now, of all tenants. */
  running: count,
  secondsSinceSeen: z.number().min(0),
  /** The host's load average over a minute, and its number of processors. */
  load: z.number(),
  processors: count,
});
export type WorkerState = z.output<typeof workerState>;

const jobState = z.object({
  counts: z.object({
    queued: count,
    running: count,
    succeeded: count,
    failed: count,
    cancelled: count,
  }),
  /** The longest wait of a queued job in seconds; null when none waits. */
  oldestWaiting: count.nullable(),
  /**
   * The jobs of the last hour: how many succeeded, how many failed, and the mean time of those that
   * succeeded.
   */
  done: count,
  failed: count,
  meanSeconds: z.number().nullable(),
  workers: z.array(workerState),
});
export type JobQueueState = z.output<typeof jobState>;

const jobConsoleFilter = z.object({
  /** Part of the subject or of the submitter's name. */
  search: searchText(),
  state: z.enum(JOB_STATES).optional(),
  /** The name of another schema's job finds nothing. */
  name: z.enum(JOB_NAMES as readonly [JobName, ...JobName[]]).optional(),
  /**
   * `all` is for holders of rwgl_view; for jobs on data shared by all tenants, also for users who may submit
   * them.
   */
  scope: z.enum(['mine', 'all']).default('mine'),
});
const nothing = z.strictObject({});
const ofJob = z.strictObject({ id: z.uuid() });
const changed = z.object({ id: z.uuid(), state: z.enum(JOB_STATES), cancelRequested: z.boolean() });

/** The entries of one schema’s job console. */
export interface JobConsole {
  readonly list: TableEntry<typeof jobConsoleRow, typeof jobConsoleFilter>;
  readonly job: CallEntry<typeof ofJob, typeof jobConsoleDetail, SignedNeed>;
  readonly cancel: CallEntry<typeof ofJob, typeof changed, SignedNeed>;
  readonly retry: CallEntry<typeof ofJob, typeof changed, SignedNeed>;
  readonly state: CallEntry<typeof nothing, typeof jobState, SignedNeed>;
}

/**
 * The job console of one schema's jobs: the caller's own, and those of the tenant for users who may see them.
 */
export function jobConsole(schema: JobSchema, service: ServiceName): JobConsole {
  const place = { services: [service], needs: 'signed-in' } as const;
  return {
    list: table({
      ...jobListRoute(schema, service),
      title: '任务',
      key: 'id',
      counter: '个',
      defaultSort: 'submittedAt,DESC',
      filter: jobConsoleFilter,
      columns: jobConsoleColumns,
    }),
    job: call({
      ...place,
      id: `jobs.${schema}Job`,
      title: '任务详情',
      method: 'GET',
      path: `/api/jobs/${schema}/job`,
      input: ofJob,
      output: jobConsoleDetail,
    }),
    ...jobConsoleWrites(schema, place),
    state: call({
      ...place,
      needs: 'rwgl_view',
      id: `jobs.${schema}State`,
      title: '任务队列状态',
      method: 'GET',
      path: `/api/jobs/${schema}/state`,
      input: nothing,
      output: jobState,
    }),
  };
}

/**
 * The calls that change jobs. The caller's own job, and any job on data shared by all tenants, needs the
 * authority to submit it; another user's job needs rwgl_edit.
 */
function jobConsoleWrites(
  schema: JobSchema,
  place: { readonly services: readonly [ServiceName]; readonly needs: 'signed-in' },
): Pick<JobConsole, 'cancel' | 'retry'> {
  const write = { ...place, method: 'POST', input: ofJob, output: changed } as const;
  return {
    /** Cancels a queued job at once and asks a running one to stop; answers a cancelled one unchanged. */
    cancel: call({
      ...write,
      id: `jobs.${schema}Cancel`,
      title: '取消任务',
      path: `/api/jobs/${schema}/cancel`,
    }),
    /** Queues a failed or cancelled job again, where its domain allows it. */
    retry: call({
      ...write,
      id: `jobs.${schema}Retry`,
      title: '重试任务',
      path: `/api/jobs/${schema}/retry`,
    }),
  };
}
