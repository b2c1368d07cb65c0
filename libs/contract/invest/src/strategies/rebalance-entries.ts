import { call, day, id, JOB_STATES, table, type OutputOf } from '@console/contract-core';
import {
  choice,
  datetime,
  hidden,
  number,
  optional,
  sentence,
  text,
  word,
} from '@console/contract-core/columns';
import { z } from 'zod';

const services = ['invest'] as const;
const strategies = '/api/invest/strategy';
const look = { services, needs: 'rwgl_view' } as const;

/** How a strategy's day stands: posted, or as its newest job; `absent` where no job is there that may post it. */
const DAY_STATES = ['absent', ...JOB_STATES] as const;
export type RebalanceState = (typeof DAY_STATES)[number];

/** V-10: the strategies that were due on a trading day, what failed or waits first. */
const rebalanceRows = table({
  ...look,
  id: 'invest.rebalanceRows',
  title: '当日调仓',
  path: `${strategies}/rebalance/pageList`,
  key: 'strategyId',
  counter: '个',
  defaultSort: 'dayState,ASC',
  filter: z.object({
    /** The last trading day up to it; the business date where it is left out. */
    date: day().optional(),
    dayState: z.enum(DAY_STATES).optional(),
  }),
  columns: {
    strategyId: hidden(z.number().int()),
    strategyType: hidden(z.literal([1, 2, 3])),
    /** The job that posted or is to post the day; null where none is kept. */
    jobId: hidden(z.string().nullable()),
    strategyName: text('策略名称', { sort: true, fixed: 'left' }),
    createdUser: optional(word('创建人')),
    dayState: choice('状态', DAY_STATES, { sort: true }),
    /** Why it failed. */
    reason: optional(sentence('失败原因')),
    seconds: number('用时（秒）', { note: '读取行情、生成信号与计算当日账目的时间，不含排队与写入' }),
    postedAt: optional(datetime('完成时间')),
    worker: optional(text('执行进程', { wide: true })),
  },
});

export const rebalanceTables = { rebalanceRows } as const;
export type RebalanceRow = z.output<typeof rebalanceRows.row>;

const count = () => z.number().int();

/** V-10: days of strategies are posted by workers; these look at a day, ask for it by hand, and for proof. */
export const rebalanceCalls = {
  /** A trading day of the tenant's strategies in figures. */
  rebalanceDay: call({
    ...look,
    method: 'GET',
    id: 'invest.rebalanceDay',
    title: '当日调仓概况',
    path: `${strategies}/rebalance/day`,
    input: z.strictObject({ date: day().optional() }),
    output: z.object({
      /** The last trading day up to the one that was asked for; null before the first import. */
      date: z.string().nullable(),
      businessDate: z.string().nullable(),
      /** The trading days beside it; null where there is none yet. */
      before: z.string().nullable(),
      after: z.string().nullable(),
      /** Strategies: those that were due, and of them in each state. */
      due: count(),
      states: z.record(z.enum(DAY_STATES), count()),
      /** The time that posted days took, summed up and the longest. */
      seconds: z.number(),
      longest: z.number(),
    }),
  }),
  /**
   * Queues what is due: the running strategies of the tenant, or one of them, whose newest day is before the business
   * date. Jobs that failed are queued again. The answer is how many were queued.
   */
  rebalance: call({
    services,
    needs: 'rwgl_edit',
    method: 'POST',
    id: 'invest.rebalance',
    title: '补跑策略调仓',
    path: `${strategies}/rebalance`,
    input: z.strictObject({ strategyId: id().optional() }),
    output: z.object({ queued: z.number().int() }),
  }),
  /**
   * Queues a job that makes the days of a strategy again from its seal and the market data, and compares them with what
   * was posted; where one of the strategy waits or runs, the answer is that one.
   */
  recheckStrategy: call({
    services,
    needs: 'tzgl_edit',
    method: 'POST',
    id: 'invest.recheckStrategy',
    title: '核对策略',
    path: `${strategies}/recheck`,
    input: z.strictObject({ strategyId: id() }),
    output: z.object({ jobId: z.uuid() }),
  }),
  /** The newest check of a strategy; null without one. */
  newestRecheck: call({
    services,
    needs: 'tzgl_view',
    method: 'GET',
    id: 'invest.newestRecheck',
    title: '最近一次核对',
    path: `${strategies}/recheck/newest`,
    input: z.strictObject({ strategyId: id() }),
    output: z
      .object({
        state: z.enum(JOB_STATES),
        /** Share done, 0–1. */
        progress: z.number(),
        /** The current step, in Chinese. */
        step: z.string().nullable(),
        cancelRequested: z.boolean(),
        /** Why it failed. */
        message: z.string().nullable(),
        finishedAt: z.string().nullable(),
        /** Once it has succeeded: the days that are equal, and where the first one that is not differs. */
        result: z
          .object({
            days: count(),
            difference: z.object({ date: z.string(), place: z.string() }).nullable(),
          })
          .nullable(),
      })
      .nullable(),
  }),
} as const;

/** The check of a strategy's days against its seal. */
export type Recheck = NonNullable<OutputOf<typeof rebalanceCalls.newestRecheck>>;
