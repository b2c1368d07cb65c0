import { call, day, id, JOB_STATES, plainName, searchText, table } from '@console/contract-core';
import {
  choice,
  date,
  datetime,
  hidden,
  integer,
  mark,
  number,
  optional,
  percent,
  required,
  rowOf,
  sentence,
  text,
  word,
  yuan,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { publishInput } from './publish-input.ts';
import { entryColumns } from './strategy-columns.ts';
import { strategyPerformance } from './strategy-performance.ts';

const view = { services: ['invest'], needs: 'tzgl_view' } as const;
const edit = { services: ['invest'], needs: 'tzgl_edit', method: 'POST' } as const;
const simulations = '/api/invest/strategy/simulation';

/** Trading days that a simulation has at least: from the first signal to two days of trading. */
export const LEAST_SIMULATED_DAYS = 3;

const runColumns = {
  simulationId: hidden(z.number().int()),
  /** The current step, in Chinese. */
  step: hidden(z.string().nullable()),
  cancelRequested: hidden(z.boolean()),
  startedAt: hidden(z.string().nullable()),
  finishedAt: hidden(z.string().nullable()),
  canCancel: hidden(z.boolean()),
  canRetry: hidden(z.boolean()),
  /** The name that the composed strategy had. */
  strategyName: text('策略名称', { fixed: 'left' }),
  strategyType: mark('策略类型', z.literal([1, 2, 3]), {}),
  styleName: optional(text('投资风格')),
  state: choice('状态', JOB_STATES, { sort: true }),
  /** Share done, 0–1. */
  progress: required(percent('进度', { sort: false })),
  startDate: date('起始日'),
  endDate: date('截止日', { wide: true }),
  /** Figures once it has succeeded. */
  totalReturn: percent('模拟收益率', { signed: true, sort: false }),
  annualReturn: percent('年化收益率', { signed: true, sort: false }),
  maxDrawdown: percent('最大回撤', { sort: false }),
  sharpe: number('夏普比率', { sort: false }),
  excessReturn: percent('年化超额', { signed: true, sort: false }),
  tradingDays: integer('交易日数', { sort: false, wide: true }),
  submittedBy: optional(word('提交人')),
  submittedAt: datetime('提交时间'),
  seconds: number('用时（秒）', { sort: false }),
  /** Why it failed. */
  message: optional(sentence('说明')),
};

const run = rowOf(runColumns);
export type SimulationRun = z.output<typeof run>;

const card = run.extend({
  jobId: z.uuid(),
  styleId: z.number().int(),
  stockQuantity: z.number().int().nullable(),
  /** Yuan. */
  initialCapital: z.number(),
  adjustFrequency: z.literal([1, 2, 3, 4]),
  factorId: z.number().int().nullable(),
  factorVersion: z.number().int().nullable(),
  factorName: z.string().nullable(),
  weighting: z.string().nullable(),
  benchmark: z.string().nullable(),
  /** SHA-256 of what was simulated, its dates included, and of the days that came of it. */
  sealHash: z.string(),
  resultHash: z.string().nullable(),
  /** The newest load of market data that it read. */
  snapshotId: z.number().int().nullable(),
  codeVersion: z.string().nullable(),
  worker: z.string().nullable(),
  attempts: z.number().int(),
});
export type SimulationCard = z.output<typeof card>;

const simulationList = table({
  ...view,
  id: 'invest.simulationList',
  title: '历史模拟',
  path: `${simulations}/pageList`,
  key: 'simulationId',
  counter: '个',
  defaultSort: 'submittedAt,DESC',
  filter: z.object({
    /** Part of the name. */
    search: searchText(),
    state: z.enum(JOB_STATES).optional(),
    mine: z.literal('1').optional(),
    /** Those of exactly what was published as this strategy. */
    strategyId: id().optional(),
  }),
  columns: runColumns,
});

const simulatedOrderColumns = {
  /** The day and the place in its sequence: `2026-07-02-0001`. */
  id: hidden(z.string()),
  date: date('日期', { sort: true, fixed: 'left' }),
  ...entryColumns,
};

/** Every order of a simulation, the newest first. Refused while it has not succeeded. */
const simulationOrders = table({
  ...view,
  id: 'invest.simulationOrders',
  title: '历史模拟的委托',
  path: `${simulations}/orders`,
  key: 'id',
  counter: '笔',
  defaultSort: 'date,DESC',
  filter: z.object({ simulationId: id(), from: day().optional(), to: day().optional() }),
  columns: simulatedOrderColumns,
});

export type SimulatedOrder = z.output<typeof simulationOrders.row>;

export const simulationTables = { simulationList, simulationOrders } as const;

const simulatedHolding = {
  corpId: hidden(z.number().int().nullable()),
  corpName: text('公司简称', { fixed: 'left' }),
  stockCode: word('股票代码'),
  heldNum: required(integer('持股数')),
  close: required(yuan('收盘价')),
  stockCapital: required(yuan('市值')),
  realityWeight: required(percent('实际权重')),
};

/** What a simulation came to. Its line begins at 0 on the day of the first signal. */
const simulationReport = z.object({
  performance: strategyPerformance,
  returns: z.object({
    content: z.array(z.object({ reportDate: z.string(), earningRate: z.number() })),
    totalElements: z.number().int(),
    /** Rebased to the first day; null on days the benchmark has no close. */
    benchmark: z.array(z.number().nullable()),
    benchmarkName: z.string().nullable(),
  }),
  /** Days on which stocks were chosen. */
  signals: z.number().int(),
  orders: z.number().int(),
  /** Yuan, at the last close. */
  cash: z.number(),
  assets: z.number(),
  /** At the last close, the largest first. */
  holdings: z.array(rowOf(simulatedHolding)),
  /** Orders that were not or only partly filled, by reason. */
  unfilled: z.array(z.object({ reason: z.string(), orders: z.number().int() })),
});
export type SimulationReport = z.output<typeof simulationReport>;

const submitted = z.object({ simulationId: z.number().int(), jobId: z.uuid(), state: z.enum(JOB_STATES) });
const ofRun = z.strictObject({ simulationId: id() });

/** V-05: what a composed strategy would have done, computed by the engine that keeps published ones. */
export const simulationCalls = {
  /**
   * Queues a simulation of exactly what is composed, from a day on to the business date. The same `Idempotency-Key`
   * again answers the same run.
   */
  submitSimulation: call({
    ...edit,
    id: 'invest.submitSimulation',
    title: '提交历史模拟',
    path: `${simulations}/submit`,
    creates: true,
    input: z.strictObject({
      strategy: publishInput,
      /** The day of the first signal; the next trading day where it is none. */
      startDate: day(),
      /** The code of an index; the first one that has bars where it is left out. */
      benchmark: z.string().check(plainName).min(1).max(20).optional(),
    }),
    output: submitted,
  }),
  simulationRun: call({
    ...view,
    id: 'invest.simulationRun',
    title: '历史模拟运行卡',
    method: 'GET',
    path: `${simulations}/run`,
    input: ofRun,
    output: card,
  }),
  /** Refused while the run has not succeeded. */
  simulationResult: call({
    ...view,
    id: 'invest.simulationResult',
    title: '历史模拟结果',
    method: 'GET',
    path: `${simulations}/result`,
    input: ofRun,
    output: simulationReport,
  }),
  /** Server-sent events of a run, a `SimulationRun` each; as those of backtests. */
  simulationEvents: call({
    ...view,
    id: 'invest.simulationEvents',
    title: '历史模拟进度事件流',
    method: 'GET',
    path: `${simulations}/events`,
    input: ofRun,
    output: z.unknown(),
    raw: true,
  }),
  cancelSimulation: call({
    ...edit,
    id: 'invest.cancelSimulation',
    title: '取消历史模拟',
    path: `${simulations}/cancel`,
    input: ofRun,
    output: submitted,
  }),
  /** Queues a failed or cancelled run again. */
  retrySimulation: call({
    ...edit,
    id: 'invest.retrySimulation',
    title: '重试历史模拟',
    path: `${simulations}/retry`,
    input: ofRun,
    output: submitted,
  }),
  /** The options of a simulation's form. */
  simulationOptions: call({
    ...view,
    id: 'invest.simulationOptions',
    title: '历史模拟选项',
    method: 'GET',
    path: `${simulations}/options`,
    input: z.strictObject({}),
    output: z.object({
      /** Complete days with bars; null before the first. */
      firstDate: z.string().nullable(),
      lastDate: z.string().nullable(),
      benchmarks: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  }),
} as const;
