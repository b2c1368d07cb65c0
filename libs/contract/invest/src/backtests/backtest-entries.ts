import { call, id, JOB_STATES, searchText, table, wholeNumber } from '@console/contract-core';
import { z } from 'zod';
import { backtestParams } from './backtest-params.ts';
import { backtestReport } from './backtest-report.ts';
import { runSample } from './run-sample.ts';

const place = { services: ['invest'], needs: 'yzgl_view' } as const;
const edits = { services: ['invest'], needs: 'yzgl_edit' } as const;
const figure = z.number().nullable();

/** How a run compares with the one it repeats. */
const verdict = z.object({
  /** The run that was repeated. */
  of: z.number().int(),
  identical: z.boolean(),
  /** Where they part first, as a path into the report; null when they do not. */
  firstDifference: z.string().nullable(),
});

const runRow = z.object({
  /** associationId of the documents. */
  associationId: z.number().int(),
  factorFormId: z.number().int(),
  factorName: z.string(),
  factorVersion: z.number().int(),
  state: z.enum(JOB_STATES),
  /** Share done, 0–1. */
  progress: z.number(),
  /** What it is at, in Chinese. */
  step: z.string().nullable(),
  cancelRequested: z.boolean(),
  universeText: z.string(),
  /** Trading days that were asked for: the first and the last. */
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** On which its statistics had somebody to compare: the first, the last, and how many; null before it has ended. */
  effectiveStart: z.string().nullable(),
  effectiveEnd: z.string().nullable(),
  effectiveDays: z.number().int().nullable(),
  /** How many were asked for. */
  askedDays: z.number().int().nullable(),
  /** Whether that is enough. */
  sample: runSample.nullable(),
  /** Of the shortest horizon, once it has succeeded. */
  rankIcMean: figure,
  icir: figure,
  longShortAnnual: figure,
  topTurnover: figure,
  /** Why it failed. */
  message: z.string().nullable(),
  submittedBy: z.string().nullable(),
  submittedAt: z.string(),
  /** When a worker took it up, the last time if it was more than once. */
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  seconds: figure,
  verdict: verdict.nullable(),
  canCancel: z.boolean(),
  canRetry: z.boolean(),
});
export type BacktestRun = z.output<typeof runRow>;

/** Everything that made a run: `quant.md` section 7. */
const runCard = runRow.extend({
  jobId: z.uuid(),
  params: backtestParams,
  paramsHash: z.string(),
  formula: z.string(),
  /** Of the expanded graph, the universe and the industries it was computed from, by what they hold; null before. */
  inputHash: z.string().nullable(),
  resultHash: z.string().nullable(),
  /** The newest load of the market data it saw. */
  snapshotId: z.number().int().nullable(),
  asOf: z.string().nullable(),
  codeVersion: z.string().nullable(),
  nodeVersion: z.string().nullable(),
  architecture: z.string().nullable(),
  worker: z.string().nullable(),
  rowsKept: z.number().int().nullable(),
  /** On which somebody took part: its history stood, and its returns were known. */
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
  defaultSort: 'submittedAt,DESC',
  filter: z.object({
    /** Part of the factor's name. */
    search: searchText(),
    factorFormId: id().optional(),
    state: z.enum(JOB_STATES).optional(),
    mine: z.literal('1').optional(),
  }),
  row: runRow,
  columns: [
    // What a list is judged and sorted by comes first: so much is seen at 1440 beside the menu.
    { key: 'factorName', title: '因子', sortable: true, fixed: 'left', width: 142 },
    { key: 'factorVersion', title: '版本', unit: 'integer', width: 48 },
    { key: 'state', title: '状态', sortable: true, width: 80 },
    { key: 'progress', title: '进度', unit: 'percent', width: 96 },
    { key: 'universeText', title: '股票池', width: 92 },
    { key: 'rankIcMean', title: 'Rank IC 均值', unit: 'number', width: 98 },
    { key: 'icir', title: 'ICIR', unit: 'number', width: 60 },
    { key: 'longShortAnnual', title: '多空年化', unit: 'percent', format: 'change', width: 88 },
    { key: 'sample', title: '样本', width: 84 },
    { key: 'effectiveDays', title: '有效天数', unit: 'integer', width: 84 },
    { key: 'topTurnover', title: '最高组换手', unit: 'percent', width: 100 },
    { key: 'submittedBy', title: '提交人', width: 88 },
    { key: 'submittedAt', title: '提交时间', format: 'datetime', sortable: true, width: 144 },
    { key: 'seconds', title: '用时（秒）', unit: 'number', width: 92 },
    { key: 'message', title: '说明', width: 220 },
    { key: 'effectiveStart', title: '有效起始日', format: 'date', width: 98 },
    { key: 'effectiveEnd', title: '有效截止日', format: 'date', width: 98 },
    { key: 'startDate', title: '所选起始日', format: 'date', width: 98 },
    { key: 'endDate', title: '所选截止日', format: 'date', width: 98 },
  ],
});

export const backtestTables = { backtestList } as const;

export const BACKTEST_EVENTS_PATH = '/api/factor/backtesting/events';

export const backtestCalls = {
  /**
   * Queues a backtest of a factor's newest version, or of the one named. The same `Idempotency-Key` again answers the
   * same run; without one each call queues another.
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
  /** Queues a failed or cancelled run anew. */
  retryBacktest: call({
    ...edits,
    id: 'invest.retryBacktest',
    title: '重试回测',
    method: 'POST',
    path: '/api/factor/backtesting/retry',
    input: ofRun,
    output: submitted,
  }),
  /** 重新运行并核对: a new run of the same, which says whether it is identical. Refused when the data has changed since. */
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
   * Server-sent events of a run, a `BacktestRun` each: `event: run`, at once and whenever it changes. The stream ends
   * with the run, or after ten minutes; it has no envelope. 429 for more streams than one user may have, 503 for more
   * than there are. Who may not read any longer gets `event: refused` with a `StreamRefusal` as the last one.
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
  /** What a run's form offers. */
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
