import { call, id, JOB_STATES, searchText, table, wholeNumber } from '@console/contract-core';
import {
  choice,
  date,
  datetime,
  hidden,
  integer,
  text,
  number,
  optional,
  percent,
  required,
  rowOf,
  sentence,
  mark,
  word,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { backtestParams } from './backtest-params.ts';
import { backtestReport } from './backtest-report.ts';
import { runSample } from './run-sample.ts';

const place = { services: ['invest'], needs: 'yzgl_view' } as const;
const edits = { services: ['invest'], needs: 'yzgl_edit' } as const;

/** The comparison of a run with the one it repeats. */
const verdict = z.object({
  /** The run that was repeated. */
  of: z.number().int(),
  identical: z.boolean(),
  /** The first difference, as a path into the report; null without one. */
  firstDifference: z.string().nullable(),
});

const runColumns = {
  /** The `associationId` of the documents. */
  associationId: hidden(z.number().int()),
  factorFormId: hidden(z.number().int()),
  /** The current step, in Chinese. */
  step: hidden(z.string().nullable()),
  cancelRequested: hidden(z.boolean()),
  /** The number of trading days asked for. */
  askedDays: hidden(z.number().int().nullable()),
  /** When a worker last started it. */
  startedAt: hidden(z.string().nullable()),
  finishedAt: hidden(z.string().nullable()),
  verdict: hidden(verdict.nullable()),
  canCancel: hidden(z.boolean()),
  canRetry: hidden(z.boolean()),
  // The columns by which runs are compared and sorted come first: those are visible at a width of 1440 beside
  // the menu.
  factorName: text('因子', { sort: true, fixed: 'left' }),
  factorVersion: required(integer('版本', { sort: false })),
  state: choice('状态', JOB_STATES, { sort: true }),
  /** Share done, 0–1. */
  progress: required(percent('进度', { sort: false })),
  universeText: word('股票池'),
  /** Figures of the shortest horizon, once it has succeeded. */
  rankIcMean: number('Rank IC 均值', { sort: false }),
  icir: number('ICIR', { sort: false }),
  longShortAnnual: percent('多空年化', { signed: true, sort: false }),
  /** Whether the number of days is enough. */
  sample: mark('样本', runSample.nullable()),
  effectiveDays: integer('有效天数', { sort: false }),
  topTurnover: percent('最高组换手', { sort: false }),
  submittedBy: optional(word('提交人')),
  submittedAt: datetime('提交时间'),
  seconds: number('用时（秒）', { sort: false }),
  /** Why it failed. */
  message: optional(sentence('说明')),
  /** The days with stocks to compare: the first, the last and their number; null before the run has ended. */
  effectiveStart: optional(date('有效起始日', { sort: false })),
  effectiveEnd: optional(date('有效截止日', { sort: false })),
  /** Trading days that were asked for: the first and the last. */
  startDate: optional(date('所选起始日', { sort: false })),
  endDate: optional(date('所选截止日', { sort: false })),
};

const runRow = rowOf(runColumns);
export type BacktestRun = z.output<typeof runRow>;

/** The run card: everything that determines a run, `quant.md` section 7. */
const runCard = runRow.extend({
  jobId: z.uuid(),
  params: backtestParams,
  paramsHash: z.string(),
  formula: z.string(),
  /**
   * A hash of the contents of the expanded graph, the universe and the industries it was computed from; null
   * before it is computed.
   */
  inputHash: z.string().nullable(),
  resultHash: z.string().nullable(),
  /** The newest load of the market data that it used. */
  snapshotId: z.number().int().nullable(),
  asOf: z.string().nullable(),
  codeVersion: z.string().nullable(),
  nodeVersion: z.string().nullable(),
  architecture: z.string().nullable(),
  worker: z.string().nullable(),
  rowsKept: z.number().int().nullable(),
  /** The number of days on which at least one stock with enough history and known returns took part. */
  tradingDays: z.number().int().nullable(),
  attempts: z.number().int(),
});
export type BacktestRunCard = z.output<typeof runCard>;

const submitted = z.object({ associationId: z.number().int(), jobId: z.uuid(), state: z.enum(JOB_STATES) });
const ofRun = z.strictObject({ associationId: id() });

/** V-12: the tenant's backtests. */
const backtestList = table({
  ...place,
  id: 'invest.backtestList',
  title: '因子回测',
  path: '/api/factor/backtesting/list',
  key: 'associationId',
  counter: '个',
  defaultSort: 'submittedAt,DESC',
  filter: z.object({
    /** Part of the factor's name. */
    search: searchText(),
    factorFormId: id().optional(),
    state: z.enum(JOB_STATES).optional(),
    mine: z.literal('1').optional(),
  }),
  columns: runColumns,
});

export const backtestTables = { backtestList } as const;

export const BACKTEST_EVENTS_PATH = '/api/factor/backtesting/events';

export const backtestCalls = {
  /**
   * Queues a backtest of a factor's newest version, or of the given one. The same `Idempotency-Key` again
   * answers the same run; without one each call queues another.
   */
  submitBacktest: call({
    ...edits,
    id: 'invest.submitBacktest',
    title: '后台运行回测',
    method: 'POST',
    path: '/api/factor/backtesting/update-run-in-background',
    creates: true,
    input: z.strictObject({
      factorFormId: id(),
      version: wholeNumber(1, 1_000_000).optional(),
      params: backtestParams.prefault({}),
    }),
    output: submitted,
  }),
  /** The newest run of a factor; null without one. */
  latestBacktest: call({
    ...place,
    id: 'invest.latestBacktest',
    title: '因子的最新回测',
    method: 'GET',
    path: '/api/factor/backtesting/find-one-by-factor-form-id',
    input: z.strictObject({ factorFormId: id() }),
    output: runCard.nullable(),
  }),
  /** Refused while the run has not succeeded. */
  backtestResult: call({
    ...place,
    id: 'invest.backtestResult',
    title: '回测结果',
    method: 'GET',
    path: '/api/factor/backtesting/find-result-by-association-id',
    input: ofRun,
    output: backtestReport,
  }),
  backtestRun: call({
    ...place,
    id: 'invest.backtestRun',
    title: '回测运行卡',
    method: 'GET',
    path: '/api/factor/backtesting/run',
    input: ofRun,
    output: runCard,
  }),
  cancelBacktest: call({
    ...edits,
    id: 'invest.cancelBacktest',
    title: '取消回测',
    method: 'POST',
    path: '/api/factor/backtesting/cancel',
    input: ofRun,
    output: submitted,
  }),
  /** Queues a failed or cancelled run again. */
  retryBacktest: call({
    ...edits,
    id: 'invest.retryBacktest',
    title: '重试回测',
    method: 'POST',
    path: '/api/factor/backtesting/retry',
    input: ofRun,
    output: submitted,
  }),
  /**
   * 重新运行并核对: repeats a run and reports whether the result is identical. Refused when the data has changed
   * since.
   */
  repeatBacktest: call({
    ...edits,
    id: 'invest.repeatBacktest',
    title: '重新运行并核对',
    method: 'POST',
    path: '/api/factor/backtesting/repeat',
    creates: true,
    input: ofRun,
    output: submitted,
  }),
  /**
   * Server-sent events of a run, a `BacktestRun` each: `event: run`, at once and whenever it changes. The
   * stream ends with the run, or after ten minutes; it has no envelope. 429 for more streams than one user
   * may have, 503 for more than the service allows. A reader who loses the authority gets `event: refused`
   * with a `StreamRefusal` as the last event.
   */
  backtestEvents: call({
    ...place,
    id: 'invest.backtestEvents',
    title: '回测进度事件流',
    method: 'GET',
    path: BACKTEST_EVENTS_PATH,
    input: ofRun,
    output: z.unknown(),
    raw: true,
  }),
  /** The options of a run's form. */
  backtestOptions: call({
    ...place,
    id: 'invest.backtestOptions',
    title: '回测选项',
    method: 'GET',
    path: '/api/factor/backtesting/options',
    input: z.strictObject({}),
    output: z.object({
      /** Days with bars. */
      firstDate: z.string().nullable(),
      lastDate: z.string().nullable(),
      industries: z.array(z.object({ code: z.string(), name: z.string(), level: z.number().int() })),
      pools: z.array(
        z.object({ industryId: z.number().int(), name: z.string(), companies: z.number().int() }),
      ),
      benchmarks: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  }),
} as const;
